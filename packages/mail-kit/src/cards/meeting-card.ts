import { MAIL_LOCALES, type MailLanguage } from '../mail-language.ts';
import { minutesAhead } from '../zones/zoned-time.ts';
import { calendarParameter, calendarText, foldLines, localTime, writeZone } from './calendar-text.ts';
import { type Card, escapeText, oneLine, webAddress, writeBox, writeHeading, writeLink } from './card.ts';

export type MeetingPerson = { name: string; email: string };

export type Meeting = {
  /** Known again in every answer. */
  uid: string;
  title: string;
  startsAt: Date;
  minutes: number;
  /** An IANA name: where the meeting is in time, also when clocks change before it. */
  timeZone: string;
  /** Of a video call, or empty. */
  link: string;
  note: string;
  organizer: MeetingPerson;
  attendees: readonly MeetingPerson[];
  /** Counts up with every change of the meeting (RFC 5546, 2.1.4). */
  sequence: number;
  madeAt: Date;
  language: MailLanguage;
};

const WORDS: Record<MailLanguage, Record<'meeting' | 'when' | 'join' | 'answer', string>> = {
  en: {
    meeting: 'Meeting',
    when: 'When',
    join: 'Join',
    answer: 'Respond with the buttons in your email app, or reply by email.',
  },
  zh: { meeting: '会议', when: '时间', join: '加入会议', answer: '请使用邮件应用中的按钮回应，或直接回复邮件。' },
  de: {
    meeting: 'Termin',
    when: 'Wann',
    join: 'Teilnehmen',
    answer: 'Antworten Sie mit den Schaltflächen Ihres Mailprogramms oder per E-Mail.',
  },
};

export function writeMeetingCard(meeting: Meeting): Card {
  const { title, link, note, language } = meeting;
  const words = WORDS[language];
  const heading = `${words.meeting}: ${oneLine(title)}`;
  const when = `${words.when}: ${timeInWords(meeting)}`;
  const url = webAddress(link);
  const lines = note.trim() === '' ? [] : note.trim().split(/\r?\n/);
  return {
    kind: 'meeting',
    html: writeBox([
      writeHeading(heading),
      escapeText(when),
      ...(url === '' ? [] : [`${words.join}: ${writeLink(url, url)}`]),
      ...(lines.length === 0 ? [] : [lines.map(escapeText).join('<br>')]),
      `<span style="color:#696973">${escapeText(words.answer)}</span>`,
    ]),
    text: [heading, when, url === '' ? '' : `${words.join}: ${url}`, ...lines, words.answer]
      .filter((line) => line !== '')
      .join('\n'),
    ics: writeInvitation(meeting),
  };
}

function timeInWords({ startsAt, minutes, timeZone, language }: Meeting): string {
  const locale = MAIL_LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(startsAt);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const end = new Date(startsAt.getTime() + minutes * 60_000);
  return `${day}, ${time.format(startsAt)}–${time.format(end)} (${timeZone})`;
}

/** RFC 5546, 3.2.2: an invitation that asks for an answer. */
function writeInvitation(meeting: Meeting): string {
  const { uid, title, startsAt, minutes, timeZone, link, note, organizer, attendees, sequence, madeAt } = meeting;
  const local = (at: Date) => localTime(at, minutesAhead(timeZone, at));
  const url = webAddress(link);
  const mailto = (email: string) => `mailto:${email.replaceAll(/[\s\p{Cc}]/gu, '')}`;
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Outrider//Outrider//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    ...writeZone(timeZone, startsAt),
    'BEGIN:VEVENT',
    `UID:${calendarText(oneLine(uid))}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${localTime(madeAt, 0)}Z`,
    `DTSTART;TZID=${timeZone}:${local(startsAt)}`,
    `DTEND;TZID=${timeZone}:${local(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${calendarText(oneLine(title))}`,
    ...(url === '' ? [] : [`LOCATION:${calendarText(url)}`, `URL:${url}`]),
    ...(note.trim() === '' ? [] : [`DESCRIPTION:${calendarText(note.trim())}`]),
    `ORGANIZER;CN=${calendarParameter(organizer.name || organizer.email)}:${mailto(organizer.email)}`,
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${calendarParameter(name || email)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(email)}`,
    ),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
