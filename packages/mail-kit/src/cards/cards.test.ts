import { doIUseEmail } from '@jsx-email/doiuse-email';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { listZoneChanges } from '../zones/zone-changes.ts';
import { minutesAhead } from '../zones/zoned-time.ts';
import { type Meeting, writeMeetingCard } from './meeting-card.ts';
import { readMeetingAnswer } from './read-meeting-answer.ts';
import { writeTaskCard } from './task-card.ts';
import { writeThankYouCard } from './thank-you-card.ts';

const MEETING: Meeting = {
  uid: 'm1@harborline.test',
  title: 'Three invoices',
  startsAt: new Date('2026-11-19T13:00:00Z'),
  minutes: 30,
  timeZone: 'Europe/Berlin',
  link: 'https://meet.harborline.test/abc',
  note: 'Bring the contract;\nfixed, or floating',
  organizer: { name: 'Maya Lindqvist', email: 'maya@harborline.test' },
  attendees: [{ name: 'Katrin "K" Vogel', email: 'katrin@nordkai.test' }],
  sequence: 0,
  madeAt: new Date('2026-11-16T10:00:00Z'),
  language: 'en',
};

const eventOf = (ics = '') => new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent') ?? undefined;

describe('a meeting', () => {
  it('says when it is in its zone, and another program reads the same moment', () => {
    const { text, ics } = writeMeetingCard(MEETING);
    expect(text).toContain('Thursday, 19 November 2026, 14:00–14:30 (Europe/Berlin)');
    expect(ics).toContain('METHOD:REQUEST\r\n');
    expect(ics).toContain('DTSTART;TZID=Europe/Berlin:20261119T140000\r\n');
    const calendar = new ICAL.Component(ICAL.parse(ics ?? ''));
    const zone = calendar.getFirstSubcomponent('vtimezone');
    expect(zone && new ICAL.Timezone(zone).tzid).toBe('Europe/Berlin');
    const event = new ICAL.Event(eventOf(ics));
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-19T13:00:00.000Z');
    expect(event.summary).toBe('Three invoices');
    expect(event.description).toBe(MEETING.note);
  });

  it('is at the same moment for every zone, summer or winter, no matter what another program knows of zones', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, (timeZone, at) => {
        const startsAt = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const { ics } = writeMeetingCard({ ...MEETING, timeZone, startsAt });
        const read = new ICAL.Event(eventOf(ics)).startDate.toJSDate();
        // In the hour a clock goes through twice the local time is two moments.
        const isTwice =
          minutesAhead(timeZone, startsAt) !== minutesAhead(timeZone, new Date(startsAt.getTime() - 7_200_000));
        if (!isTwice) expect(read.toISOString()).toBe(startsAt.toISOString());
      }),
      { numRuns: 20 },
    );
  });

  it('knows when clocks change', () => {
    const changes = listZoneChanges('Europe/Berlin', new Date('2026-06-01'));
    expect(changes.map(({ at }) => at.toISOString())).toContain('2026-03-29T01:00:00.000Z');
    expect(changes.map(({ at }) => at.toISOString())).toContain('2026-10-25T01:00:00.000Z');
    expect(listZoneChanges('Asia/Shanghai', new Date('2026-06-01'))).toEqual([]);
  });

  it('is whole for any typed text: no line, property or person is added', () => {
    const words = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(words, words, words, (title, note, name) => {
        const meeting = { ...MEETING, title, note, attendees: [{ name, email: 'katrin@nordkai.test' }] };
        const { ics = '', html } = writeMeetingCard(meeting);
        const lines = ics.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
        expect(eventOf(ics)?.getAllProperties('attendee')).toHaveLength(1);
        expect(html).not.toMatch(/<script|onerror=/i);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['ACCEPTED', 'accepted'],
    ['DECLINED', 'declined'],
    ['TENTATIVE', 'tentative'],
  ])('is answered %s', (state, answer) => {
    const reply = `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:m1@harborline.test\r\nATTENDEE;PARTSTAT=${state};CN="Vogel, Katrin":MAILTO:Katrin@nordkai.test\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    expect(readMeetingAnswer(reply)).toEqual({ uid: 'm1@harborline.test', attendee: 'katrin@nordkai.test', answer });
  });

  it('is not answered by an invitation, by one who has not decided, or by noise', () => {
    expect(readMeetingAnswer(writeMeetingCard(MEETING).ics ?? '')).toBeUndefined();
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => readMeetingAnswer(text) === undefined));
  });
});

const CARDS = {
  meeting: writeMeetingCard(MEETING),
  thanks: writeThankYouCard({ heading: 'Thank you', message: 'For Thursday.\nIt helped <a lot>.', from: 'Maya' }),
  task: writeTaskCard({
    title: 'Send the contract',
    note: 'The one of March',
    due: '2026-11-20',
    doneLink: 'https://app.harborline.test/d/abc',
    language: 'en',
  }),
};

describe('every card', () => {
  it.each(Object.entries(CARDS))('is drawn by Gmail, Outlook and Apple Mail: %s', (_kind, { html }) => {
    const judged = doIUseEmail(html, { emailClients: ['gmail.*', 'outlook.*', 'apple-mail.*'] });
    expect(judged).toMatchObject({ success: true });
  });

  it('leads only to the web, and says the same as text', () => {
    expect(CARDS.task.text).toContain('Due: Friday, 20 November 2026');
    expect(CARDS.task.text).toContain('https://app.harborline.test/d/abc');
    expect(CARDS.thanks.html).toContain('It helped &lt;a lot&gt;.');
    const evil = { title: 'x', note: '', due: '', doneLink: 'javascript:alert(1)', language: 'zh' as const };
    expect(writeTaskCard(evil).html).not.toContain('javascript');
  });
});
