import type { DemoThread } from '../demo-mails.ts';
import { JONAS_DACH, JONAS_UK, LENA, MAYA_DACH, MAYA_UK, machine, PRIYA, SAM, TOMAS } from './cast.ts';

/** Away, or a machine that only says it got it. */
export const AWAY: readonly DemoThread[] = [
  // Away
  {
    mailbox: SAM,
    tag: 'North America',
    who: 13,
    opening: 'surcharges',
    daysAgo: 4,
    at: '21:50',
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
    daysAgo: 12,
    againAfter: 7,
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
    daysAgo: 8,
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
    who: 27,
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
    daysAgo: 4,
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
];
