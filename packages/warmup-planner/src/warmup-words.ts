type Words = readonly [string, ...string[]];

/** One matter of everyday work: what stands in the subject line, how it is raised and what is asked. */
export type Matter = { subjects: Words; openings: Words; details: Words; questions: Words };

export const GREETINGS: Words = ['Hi,', 'Hello,', 'Hi there,', 'Good day,', 'Hey,', 'Hello there,'];

export const CLOSINGS: Words = [
  'Thanks in advance.',
  'No rush on this.',
  'Whenever you have a minute.',
  'Let me know what you think.',
  'Happy to talk it through if that is easier.',
  'Thanks, and have a good one.',
  'A short word is enough.',
  'Any time this week is fine.',
];

export const SIGN_OFFS: Words = ['Best,', 'Thanks,', 'Kind regards,', 'Cheers,', 'All the best,', 'Many thanks,'];

export const MATTERS: readonly [Matter, ...Matter[]] = [
  {
    subjects: ['Numbers for the monthly review', 'Monthly review', 'Figures for the review', 'Review on the 1st'],
    openings: [
      'I am putting together the figures for the monthly review.',
      'The monthly review is coming up and I have most of the figures.',
      'I started on the slides for the review this morning.',
      'We moved the review forward by a day.',
    ],
    details: [
      'The travel costs look higher than I expected.',
      'Two of the totals do not match what we had last month.',
      'I left out the one-off items for now.',
      'The forecast column is still a rough guess.',
    ],
    questions: [
      'Could you look over the second page?',
      'Is there anything from your side I should add?',
      'Do you still have the sheet from last time?',
      'Would you rather see it by team or by region?',
    ],
  },
  {
    subjects: ['Moving our catch-up', 'Catch-up this week', 'Another time for our call', 'Our call'],
    openings: [
      'Something came up and I have to move our catch-up.',
      'I double-booked myself for our call, sorry about that.',
      'Can we find another time for the call?',
      'The room we wanted is taken, so I looked for another slot.',
    ],
    details: [
      'The early afternoon works on most days.',
      'Half an hour should be plenty.',
      'I am free after lunch from Wednesday on.',
      'I would like to keep it before the end of the week.',
    ],
    questions: [
      'Does the same time a day later suit you?',
      'Which day is best for you?',
      'Shall we do it by phone instead?',
      'Would a short call in the morning work?',
    ],
  },
  {
    subjects: ['Draft of the handbook', 'Handbook chapter', 'The new chapter', 'A second pair of eyes'],
    openings: [
      'I finished a first draft of the new chapter.',
      'The handbook chapter took longer than planned, but it is there.',
      'I rewrote the part about holidays and sick leave.',
      'The chapter on expenses is done, more or less.',
    ],
    details: [
      'It is a little long in the middle.',
      'I kept the examples short on purpose.',
      'The tone is meant to be friendly, not formal.',
      'Some of the old wording is still in there.',
    ],
    questions: [
      'Would you read it before it goes round?',
      'Is anything missing for a newcomer?',
      'Can you tell me where you got stuck?',
      'Should the last part move to the front?',
    ],
  },
  {
    subjects: ['Printer on the second floor', 'New printer', 'Toner again', 'The printer'],
    openings: [
      'The printer on the second floor gave up again.',
      'We have been asked whether we want a new printer.',
      'I spoke to the people who look after the printers.',
      'The toner ran out for the third time this month.',
    ],
    details: [
      'A repair would cost nearly as much as a new one.',
      'They can come by on Thursday.',
      'Most of us hardly print anything these days.',
      'The one downstairs still works.',
    ],
    questions: [
      'Do you know who signs for that?',
      'Would you miss it if it went?',
      'Is there a budget left for this year?',
      'Can your team use the other one for now?',
    ],
  },
  {
    subjects: ['Lunch for the visitors', 'Visitors on Tuesday', 'Where to eat', 'Table for six'],
    openings: [
      'We have four visitors next Tuesday and I am looking for a place to eat.',
      'I am planning lunch for the visitors.',
      'The visitors confirmed, so we will be six at the table.',
      'The canteen is closed on the day our visitors come.',
    ],
    details: [
      'One of them does not eat meat.',
      'It should be within walking distance.',
      'I would like something quiet, so that we can talk.',
      'They have to leave for the train at three.',
    ],
    questions: [
      'Where did you go the last time?',
      'Do you want to join us?',
      'Is the place by the canal still good?',
      'Should I book a table or is that not needed?',
    ],
  },
  {
    subjects: ['Notes from this morning', 'Notes', 'What we agreed', 'Short summary'],
    openings: [
      'I wrote down what we agreed this morning.',
      'Here is the short version of the meeting.',
      'Before I forget it, a summary of today.',
      'I went through my notes once more.',
    ],
    details: [
      'The plan stays as it is until the end of the quarter.',
      'We wait for the second offer before we decide.',
      'I take the list, you take the calls.',
      'The open point is who talks to the landlord.',
    ],
    questions: [
      'Did I get that right?',
      'Is there something I left out?',
      'Do you want to send it round, or shall I?',
      'Should we put a date behind each point?',
    ],
  },
  {
    subjects: ['Desk for the newcomer', 'A newcomer in March', 'First day', 'Welcome for the newcomer'],
    openings: [
      'Our newcomer starts in two weeks.',
      'I am getting things ready for a first day.',
      'We found somebody for the open position.',
      'The contract came back signed today.',
    ],
    details: [
      'The desk by the window is still free.',
      'The laptop has been ordered.',
      'I thought of a short round through all teams.',
      'The first week should not be too full.',
    ],
    questions: [
      'Would you have an hour on the first day?',
      'Who could be the one to ask?',
      'Is there a spare screen on your side?',
      'What did you miss when you started?',
    ],
  },
  {
    subjects: ['Offer from the supplier', 'The second offer', 'Prices for next year', 'Supplier'],
    openings: [
      'The second offer came in this morning.',
      'Our supplier sent the prices for next year.',
      'I asked for a better price and got one.',
      'I compared the two offers over lunch.',
    ],
    details: [
      'It is cheaper, but they want a longer contract.',
      'Delivery would take a week more.',
      'The prices are up by about three in a hundred.',
      'The small print is shorter than last year.',
    ],
    questions: [
      'Would you sign for two years?',
      'How much do you need in spring?',
      'Do we know anybody who buys from them?',
      'Can you live with the later date?',
    ],
  },
  {
    subjects: ['Photos for the page', 'Team page', 'Your photo', 'Pictures'],
    openings: [
      'I am collecting photos for the team page.',
      'The pictures on our page are a few years old by now.',
      'A photographer comes on the 14th.',
      'The new page is nearly done, only the photos are missing.',
    ],
    details: [
      'A plain background is best.',
      'It takes ten minutes for each of us.',
      'Nobody has to, of course.',
      'The old ones can stay for those who like them.',
    ],
    questions: [
      'Do you want a new one?',
      'Can we use the one from the summer?',
      'Which of the two do you like better?',
      'Would you be there on that day?',
    ],
  },
  {
    subjects: ['Parking', 'Parking places', 'Place number 12', 'Bicycles in the yard'],
    openings: [
      'The owner of the building wrote about the parking places.',
      'From next month on there are two places fewer in the yard.',
      'Somebody has been using place number 12 for days.',
      'We can have a stand for bicycles in the yard.',
    ],
    details: [
      'They are going to paint the lines anew.',
      'I would give ours up if nobody needs it.',
      'It would be under the roof by the back door.',
      'The rent for it goes up a little.',
    ],
    questions: [
      'Do you still come by car?',
      'Is that one of your people?',
      'How many of you would use it?',
      'Shall I say yes?',
    ],
  },
];

/** What an answer says first, by its place in the conversation. */
export const ANSWERS: readonly [Words, Words, Words] = [
  [
    'Thanks for asking.',
    'Good that you wrote.',
    'Yes, I saw that too.',
    'Thanks, that helps.',
    'I was about to write to you about this.',
    'Sure, gladly.',
  ],
  ['That works for me.', 'Perfect, thank you.', 'Good, then we do it like that.', 'Thanks for the quick answer.'],
  ['Done, thanks.', 'All clear then.', 'Great, that settles it.', 'Thanks again.'],
];

export const ANSWER_DETAILS: Words = [
  'I will have a proper look this afternoon.',
  'From my side it can go ahead.',
  'Let me ask around and come back to you.',
  'I would keep it as simple as possible.',
  'I put it on my list for tomorrow.',
  'Two of us talked about it yesterday and had the same thought.',
  'There is one thing I would change, but it is small.',
  'I have no strong opinion here, so please go on as you like.',
];
