import type { DemoThread } from '../demo-letters.ts';
import {
  CARRIERS,
  JONAS_DACH,
  JONAS_UK,
  LENA,
  MAYA_DACH,
  MAYA_UK,
  PRIYA,
  person,
  RATES,
  SAM,
  SURCHARGES,
  TOMAS,
  us,
} from './cast.ts';

/** Interested, or with a question. */
export const WANT_TO_TALK: readonly DemoThread[] = [
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
];
