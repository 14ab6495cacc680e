import type { DemoFile, DemoThread, DemoTurn } from './demo-letters.ts';

const MAYA_DACH = 'maya@tryharborline.test';
const JONAS_DACH = 'jonas@tryharborline.test';
const MAYA_UK = 'maya@getharborline.test';
const JONAS_UK = 'jonas@getharborline.test';
const PRIYA = 'priya@harborline-hq.test';
const TOMAS = 'tomas@harborline-hq.test';
const SAM = 'sam@harborline-audit.test';
const LENA = 'lena@harborline-audit.test';

const SURCHARGES: DemoFile = {
  name: 'surcharges-oct.pdf',
  lines: ['Surcharges, October', 'Fuel 4,812.40', 'Toll 1,190.00', 'Waiting time 640.00', 'Ferry 2 x 388.00'],
};
const CARRIERS: DemoFile = {
  name: 'carriers.csv',
  lines: ['carrier,invoices,sum', 'Nordfracht,212,184300.20', 'Elbtrans,98,77120.00', 'Ferrylink,31,40211.75'],
};
const RATES: DemoFile = {
  name: 'contract-rates-2026.pdf',
  lines: ['Contract rates 2026', 'Zone 1 1.18 EUR/km', 'Zone 2 1.31 EUR/km'],
};

const person = (text: string, more: Partial<DemoTurn> = {}): DemoTurn => ({ text, ...more });
const us = (text: string): DemoTurn => ({ by: 'us', text });
const machine = (subject: string, text: string, more: Partial<DemoTurn> = {}): DemoTurn => ({
  by: 'machine',
  subject,
  text,
  ...more,
});
/** The host's words on why it came back. */
const host = (text: string): DemoTurn => ({ by: 'host', text });

export const DEMO_THREADS: readonly DemoThread[] = [
  // Interested
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 0,
    opening: 'invoices',
    twice: true,
    daysAgo: 0,
    at: '07:41',
    turns: [
      person(
        'Hello Maya,\n\nyour timing is good. We pay about 60 carriers and nobody checks the surcharges, our controller only looks at the totals. Last week we found one that had billed the ferry twice.\n\nCan you show me on Thursday? Between 13:00 and 16:00 would work. Please send what you need from us beforehand, I would rather not upload anything before we have spoken.',
        { rich: true, files: [SURCHARGES], isStarred: true },
      ),
    ],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 3,
    opening: 'rechnungen',
    daysAgo: 1,
    at: '14:20',
    turns: [
      person(
        'Guten Tag Frau Lindqvist,\n\ndas klingt interessant. Können wir nächste Woche telefonieren? Dienstag oder Mittwoch vormittags passt mir gut.',
      ),
      us('Guten Tag,\n\nsehr gern. Dienstag um 10 Uhr? Ich rufe Sie an.'),
      person('Dienstag um 10 passt. Ich bringe unsere Transportcontrollerin mit.', { isSeen: true, isStarred: true }),
    ],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 6,
    opening: 'zuschlaege',
    twice: true,
    daysAgo: 2,
    at: '09:12',
    turns: [
      person(
        'Hallo Herr Brandt,\n\nwir haben tatsächlich Bedarf. Bitte schicken Sie mir einen Terminvorschlag und die Preise.',
        { rich: true },
      ),
    ],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 1,
    opening: 'spend',
    daysAgo: 1,
    at: '16:03',
    turns: [
      person(
        'Hi Maya,\n\nyes, I would like to see this. Thursday 2pm works for me. I have attached last month so you can tell me whether it is worth our time.',
        {
          rich: true,
          files: [CARRIERS],
        },
      ),
    ],
  },
  {
    mailbox: JONAS_UK,
    tag: 'UK',
    who: 5,
    opening: 'surcharges',
    daysAgo: 4,
    at: '10:45',
    turns: [
      person('Interesting. Can we have a call next week? Our finance director wants to join.'),
      us('Gladly. Would Wednesday at 11 suit you both?'),
      person('Wednesday at 11 is fine. Please send an invite.', { isSeen: true }),
    ],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 2,
    opening: 'invoices',
    daysAgo: 3,
    at: '08:30',
    turns: [person('Hi Priya,\n\nsounds good, let us set up a demo. Next Tuesday after lunch?\n\nBR')],
  },
  {
    mailbox: TOMAS,
    tag: 'Benelux',
    who: 1,
    opening: 'toeslagen',
    daysAgo: 2,
    at: '11:05',
    turns: [
      person(
        'Beste Tomas,\n\ndat klinkt interessant. Kunnen we volgende week bellen? Donderdag na 14 uur komt goed uit.',
        { rich: true },
      ),
    ],
  },
  {
    mailbox: JONAS_UK,
    tag: 'France',
    who: 0,
    opening: 'factures',
    daysAgo: 5,
    at: '09:50',
    turns: [
      person('Bonjour,\n\ncela m’intéresse. Pouvez-vous m’appeler jeudi matin ? Je vous envoie nos tarifs.', {
        files: [RATES],
      }),
    ],
  },
  {
    mailbox: SAM,
    tag: 'North America',
    who: 2,
    opening: 'spend',
    twice: true,
    daysAgo: 0,
    at: '06:15',
    turns: [
      person(
        'Sam,\n\nthis landed at the right moment, we are closing the quarter. Let us talk on Friday, 9am Eastern. Bring an example please.',
        { rich: true },
      ),
    ],
  },
  // Questions
  {
    mailbox: TOMAS,
    tag: 'Benelux',
    who: 0,
    opening: 'surcharges',
    twice: true,
    daysAgo: 0,
    at: '07:32',
    turns: [person('How do you get at the contract rates? Ours are in four different spreadsheets.')],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 9,
    opening: 'rechnungen',
    daysAgo: 3,
    at: '15:40',
    turns: [person('Guten Tag,\n\nwie kommen Sie an die Daten? Und was kostet das, wenn nichts gefunden wird?')],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 8,
    opening: 'surcharges',
    daysAgo: 6,
    at: '12:22',
    turns: [
      person('Do you cover sea freight as well, or only road?'),
      us('Both. Sea freight is where demurrage hides.'),
      person('And who sees our invoices on your side? Is there a contract for that?', { isSeen: true }),
    ],
  },
  {
    mailbox: LENA,
    tag: 'North America',
    who: 4,
    opening: 'invoices',
    daysAgo: 2,
    at: '18:10',
    turns: [person('What does it cost? Is there a minimum?')],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 7,
    opening: 'surcharges',
    daysAgo: 8,
    at: '09:18',
    turns: [person('Hi,\n\ndoes it work with our TMS? We run Transporeon.', { isSeen: true })],
  },
  {
    mailbox: JONAS_UK,
    tag: 'Poland',
    who: 1,
    opening: 'faktury',
    daysAgo: 4,
    at: '13:37',
    turns: [person('Dzień dobry,\n\nile to kosztuje i jak długo trwa taka kontrola?')],
  },
  // Not now
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 12,
    opening: 'invoices',
    twice: true,
    daysAgo: 0,
    at: '06:06',
    turns: [person('Please keep it open. Budget round is in January, ask me on the 11th.')],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 15,
    opening: 'zuschlaege',
    daysAgo: 5,
    at: '10:10',
    turns: [person('Danke, im Moment nicht. Bitte melden Sie sich im Frühjahr noch einmal.', { isSeen: true })],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 11,
    opening: 'spend',
    twice: true,
    daysAgo: 7,
    at: '17:45',
    turns: [person('Not right now, we are in the middle of a system change. Try me again after Easter.')],
  },
  {
    mailbox: SAM,
    tag: 'North America',
    who: 7,
    opening: 'surcharges',
    daysAgo: 9,
    at: '15:00',
    turns: [person('Bad timing, we just signed for this year. Check back in Q3.', { isSeen: true })],
  },
  {
    mailbox: JONAS_UK,
    tag: 'France',
    who: 3,
    opening: 'factures',
    daysAgo: 10,
    at: '11:30',
    turns: [person('Bonjour, pas maintenant. Recontactez-moi en janvier, merci.')],
  },
  // Not interested
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 18,
    opening: 'invoices',
    twice: true,
    daysAgo: 1,
    at: '09:55',
    turns: [person('No thank you, we do this in house.')],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 21,
    opening: 'rechnungen',
    daysAgo: 6,
    at: '08:20',
    turns: [person('Vielen Dank, wir haben kein Interesse. Das machen wir selbst.', { isSeen: true })],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 14,
    opening: 'surcharges',
    daysAgo: 8,
    at: '14:14',
    turns: [person('Thanks, but we are not interested. We have somebody for this.')],
  },
  {
    mailbox: TOMAS,
    tag: 'Benelux',
    who: 4,
    opening: 'toeslagen',
    daysAgo: 11,
    at: '16:16',
    turns: [person('Geen interesse, bedankt.', { isSeen: true })],
  },
  {
    mailbox: JONAS_UK,
    tag: 'Poland',
    who: 4,
    opening: 'faktury',
    daysAgo: 12,
    at: '10:40',
    turns: [person('Dziękujemy, nie jesteśmy zainteresowani.')],
  },
  // Wrong person
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 17,
    opening: 'spend',
    daysAgo: 0,
    at: '05:12',
    turns: [person('Not me any more, our controller Ruth Pennant decides on this now.')],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 24,
    opening: 'zuschlaege',
    daysAgo: 4,
    at: '11:11',
    turns: [person('Da bin ich der falsche Ansprechpartner. Bitte wenden Sie sich an unseren Einkauf, Frau Renner.')],
  },
  {
    mailbox: SAM,
    tag: 'North America',
    who: 10,
    opening: 'invoices',
    daysAgo: 6,
    at: '20:05',
    turns: [person('I am not the right person for this. Try Dana Halloran in accounts payable.')],
  },
  // Away
  {
    mailbox: SAM,
    tag: 'North America',
    who: 13,
    opening: 'surcharges',
    daysAgo: 0,
    at: '06:50',
    turns: [
      machine(
        'Automatic reply: What your carriers add on',
        'I am out of the office until November 30. For urgent matters write to Harold Tice.',
      ),
    ],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 27,
    opening: 'rechnungen',
    daysAgo: 1,
    at: '06:31',
    turns: [
      machine(
        'Abwesenheitsnotiz: Zwei Rechnungen, ein Fehler',
        'Guten Tag,\n\nich bin bis zum 27. November nicht im Haus. Ihre E-Mail wird nicht weitergeleitet. In dringenden Fällen wenden Sie sich bitte an die Zentrale.',
      ),
    ],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 30,
    opening: 'zuschlaege',
    daysAgo: 2,
    at: '06:32',
    turns: [
      machine(
        'Automatische Antwort: Was Ihre Frachtführer aufschlagen',
        'Vielen Dank für Ihre Nachricht. Ich bin im Urlaub und ab dem 7. Dezember wieder erreichbar.',
      ),
    ],
  },
  {
    mailbox: JONAS_UK,
    tag: 'France',
    who: 6,
    opening: 'factures',
    daysAgo: 3,
    at: '06:45',
    turns: [
      machine(
        'Réponse automatique : Deux factures, une erreur',
        'Bonjour,\n\nje suis absent jusqu’au 24 novembre. Je vous répondrai à mon retour.',
      ),
    ],
  },
  {
    mailbox: TOMAS,
    tag: 'Benelux',
    who: 7,
    opening: 'toeslagen',
    daysAgo: 3,
    at: '07:02',
    turns: [
      machine(
        'Automatisch antwoord: Wat uw vervoerders bijrekenen',
        'Ik ben afwezig tot en met 20 november. Voor dringende zaken kunt u bellen met de planning.',
      ),
    ],
  },
  {
    mailbox: JONAS_UK,
    tag: 'Poland',
    who: 7,
    opening: 'faktury',
    daysAgo: 5,
    at: '06:20',
    turns: [
      machine(
        'Odpowiedź automatyczna: Dwie faktury, jeden błąd',
        'Dzień dobry,\n\njestem na urlopie do 25 listopada. W pilnych sprawach proszę o kontakt z biurem.',
      ),
    ],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 10,
    opening: 'invoices',
    daysAgo: 4,
    at: '06:15',
    turns: [
      machine(
        'Out of office: Two invoices, one mistake',
        'Hi, I am on parental leave and back on January 8. Please contact the office meanwhile.',
        { isSeen: true },
      ),
    ],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 20,
    opening: 'surcharges',
    daysAgo: 9,
    at: '07:07',
    turns: [
      machine(
        'Automatic reply: What your carriers add on',
        'Thank you for your e-mail. I am travelling with limited access and will answer when I am back on Monday.',
        { isSeen: true },
      ),
    ],
  },
  // Machines that only say they got it
  {
    mailbox: LENA,
    tag: 'North America',
    who: 16,
    opening: 'spend',
    daysAgo: 3,
    at: '19:30',
    turns: [
      machine(
        'We received your request [#48213]',
        'Thank you for contacting us. A member of the team will get back to you. Please do not reply to this message.',
      ),
    ],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 23,
    opening: 'invoices',
    daysAgo: 11,
    at: '08:08',
    turns: [
      machine(
        'Ticket 9917 has been opened',
        'Your message has been received and ticket 9917 has been opened. This is an automated message.',
        { isSeen: true },
      ),
    ],
  },
  // Leave me alone
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 26,
    opening: 'spend',
    twice: true,
    daysAgo: 2,
    at: '13:01',
    turns: [person('Please remove me from your list and do not e-mail me again.')],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 33,
    opening: 'rechnungen',
    twice: true,
    daysAgo: 7,
    at: '12:00',
    turns: [person('Bitte nehmen Sie mich aus Ihrem Verteiler und schreiben Sie mir nicht mehr.')],
  },
  // Came back
  {
    mailbox: SAM,
    tag: 'North America',
    who: 19,
    opening: 'invoices',
    daysAgo: 10,
    at: '14:02',
    turns: [host('550 5.1.1 The email account that you tried to reach does not exist')],
  },
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 36,
    opening: 'zuschlaege',
    daysAgo: 9,
    at: '09:03',
    turns: [host('550 5.1.1 User unknown in virtual mailbox table')],
  },
  {
    mailbox: JONAS_UK,
    tag: 'UK',
    who: 29,
    opening: 'surcharges',
    daysAgo: 13,
    at: '11:04',
    turns: [host('452 4.2.2 The recipient’s mailbox is full')],
  },
  // Hard to say
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 39,
    opening: 'invoices',
    daysAgo: 1,
    at: '17:20',
    turns: [person('Passed on.')],
  },
  {
    mailbox: JONAS_UK,
    tag: 'UK',
    who: 32,
    opening: 'spend',
    daysAgo: 3,
    at: '09:09',
    turns: [person('Who gave you my address?')],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 13,
    opening: 'surcharges',
    daysAgo: 6,
    at: '10:30',
    turns: [person('Hmm. We looked at something like this two years ago.')],
  },
  {
    mailbox: LENA,
    tag: 'North America',
    who: 22,
    opening: 'invoices',
    daysAgo: 5,
    at: '21:44',
    turns: [person('Received, thanks.', { isSeen: true })],
  },
  // In the junk folder
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 35,
    opening: 'invoices',
    daysAgo: 2,
    at: '08:48',
    turns: [
      person('Maya, this went to the wrong folder on my side first. Yes, let us talk. Monday 10am?', { isSpam: true }),
    ],
  },
  // Older, done with
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 42,
    opening: 'invoices',
    daysAgo: 21,
    at: '10:00',
    turns: [
      person('Hello Maya, we are interested. What do you need from us?', { isSeen: true }),
      us('Three invoices of a carrier you know, and the rates you agreed on.'),
      person('Attached. The second one puzzles us.', { files: [SURCHARGES, RATES], isSeen: true }),
      us('The second one has the ferry twice. I have marked it. Shall we go through the rest?'),
      person('Found money, well done. Send the contract, please.', { isSeen: true, isStarred: true }),
    ],
  },
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 38,
    opening: 'surcharges',
    daysAgo: 17,
    at: '15:15',
    turns: [
      person('Can you send me a one-pager I can show my boss?', { isSeen: true }),
      us(
        'Of course, here it is in three sentences. We read every line. We show you those nobody agreed to. You pay us from what comes back.',
      ),
      person('Thanks. He likes it. Give us until the end of the month.', { isSeen: true }),
    ],
  },
  {
    mailbox: TOMAS,
    tag: 'Benelux',
    who: 10,
    opening: 'toeslagen',
    daysAgo: 18,
    at: '09:20',
    turns: [
      person('Wat kost dit en hoe lang duurt het?', { isSeen: true }),
      us('Niets, tot er iets terugkomt. Ongeveer twee weken.'),
    ],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 45,
    opening: 'rechnungen',
    daysAgo: 24,
    at: '16:40',
    turns: [
      person('Gerne. Schicken Sie mir bitte Terminvorschläge für Dezember.', { isSeen: true }),
      us('1., 3. oder 8. Dezember, jeweils um 10 Uhr?'),
    ],
  },
  {
    mailbox: SAM,
    tag: 'North America',
    who: 25,
    opening: 'spend',
    daysAgo: 20,
    at: '17:00',
    turns: [person('Not interested, thanks.', { isSeen: true })],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 16,
    opening: 'invoices',
    daysAgo: 26,
    at: '08:08',
    turns: [person('Please contact our CFO, I have copied her name below.\n\nAnnika Lund', { isSeen: true })],
  },
  {
    mailbox: JONAS_UK,
    tag: 'France',
    who: 9,
    opening: 'factures',
    daysAgo: 28,
    at: '14:44',
    turns: [person('Merci, mais cela ne nous intéresse pas.', { isSeen: true })],
  },
  // No answer yet
  { mailbox: MAYA_DACH, tag: 'DACH', who: 48, opening: 'zuschlaege', daysAgo: 1, at: '08:15', turns: [] },
  { mailbox: MAYA_DACH, tag: 'DACH', who: 51, opening: 'rechnungen', twice: true, daysAgo: 2, at: '08:40', turns: [] },
  { mailbox: MAYA_UK, tag: 'UK', who: 41, opening: 'spend', daysAgo: 1, at: '09:05', turns: [] },
  { mailbox: SAM, tag: 'North America', who: 28, opening: 'invoices', daysAgo: 3, at: '15:30', turns: [] },
];
