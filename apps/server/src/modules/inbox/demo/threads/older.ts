import type { DemoThread } from '../demo-mails.ts';
import { JONAS_DACH, JONAS_UK, MAYA_DACH, MAYA_UK, PRIYA, person, RATES, SAM, SURCHARGES, TOMAS, us } from './cast.ts';

/** In the junk folder, done with, or not answered yet. */
export const OLDER: readonly DemoThread[] = [
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
    daysAgo: 8,
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
    daysAgo: 11,
    at: '17:00',
    turns: [person('Not interested, thanks.', { isSeen: true })],
  },
  {
    mailbox: PRIYA,
    tag: 'Nordics',
    who: 31,
    opening: 'invoices',
    daysAgo: 11,
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
  {
    mailbox: MAYA_DACH,
    tag: 'DACH',
    who: 51,
    opening: 'rechnungen',
    againAfter: 3,
    daysAgo: 2,
    at: '08:40',
    turns: [],
  },
  { mailbox: MAYA_UK, tag: 'UK', who: 41, opening: 'spend', daysAgo: 1, at: '09:05', turns: [] },
  { mailbox: SAM, tag: 'North America', who: 28, opening: 'invoices', daysAgo: 4, at: '15:30', turns: [] },
];
