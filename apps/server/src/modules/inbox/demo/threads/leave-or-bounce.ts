import type { DemoThread } from '../demo-mails.ts';
import { host, JONAS_DACH, JONAS_UK, LENA, MAYA_DACH, MAYA_UK, PRIYA, person, SAM } from './cast.ts';

/** Left alone from here on, came back, or hard to tell. */
export const LEAVE_OR_BOUNCE: readonly DemoThread[] = [
  // Leave me alone
  {
    mailbox: MAYA_UK,
    tag: 'UK',
    who: 26,
    opening: 'spend',
    againAfter: 3,
    daysAgo: 2,
    at: '13:01',
    turns: [person('Please remove me from your list and do not e-mail me again.')],
  },
  {
    mailbox: JONAS_DACH,
    tag: 'DACH',
    who: 33,
    opening: 'rechnungen',
    againAfter: 3,
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
    who: 29,
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
];
