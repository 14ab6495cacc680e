import { DEFAULT_CHOICES, MAIL_MODES, NOTIFICATION_KINDS, URGENT_KINDS } from '@outrider/contract/notifications';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuietAt, nextDigest, planMail } from './plan-mail.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const wish = fc.record({
  kind: fc.constantFrom(...NOTIFICATION_KINDS),
  mail: fc.constantFrom(...MAIL_MODES),
  zone: fc.constantFrom(...ZONES),
  at: fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
  quiet: fc.record({ isOn: fc.boolean(), from: time, until: time, weekends: fc.boolean() }),
  digestAt: time,
});

type Given = typeof wish extends fc.Arbitrary<infer Values> ? Values : never;

const choicesOf = ({ kind, mail, quiet, digestAt }: Given) => ({
  channels: { ...DEFAULT_CHOICES.channels, [kind]: { app: true, mail, browser: false } },
  quiet,
  digestAt,
});

const localTime = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', weekday: 'short' }).format(at);

describe('when a mail goes', () => {
  test('it never goes before what it tells, nor in quiet hours unless sending stands still', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const { kind, mail, zone, at, quiet } = given;
        const due = planMail({ kind, zone, at, choices: choicesOf(given) });
        expect(due === null).toBe(mail === 'off');
        if (!due) return;
        expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime());
        const comesThrough = mail === 'atOnce' && URGENT_KINDS.includes(kind);
        if (comesThrough) expect(due).toEqual(at);
        else expect(isQuietAt(quiet, zone, due)).toBe(false);
      }),
    );
  });

  test('outside quiet hours what is wanted at once goes at once', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const { kind, zone, at, quiet } = given;
        fc.pre(!isQuietAt(quiet, zone, at));
        expect(planMail({ kind, zone, at, choices: choicesOf({ ...given, mail: 'atOnce' }) })).toEqual(at);
      }),
    );
  });

  test('all that is held in one quiet time goes at the same moment', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const { zone, at, quiet } = given;
        fc.pre(isQuietAt(quiet, zone, at));
        const choices = choicesOf({ ...given, kind: 'interestedReply', mail: 'atOnce' });
        const due = planMail({ kind: 'interestedReply', zone, at, choices });
        const later = new Date((at.getTime() + (due?.getTime() ?? 0)) / 2);
        fc.pre(isQuietAt(quiet, zone, later));
        expect(planMail({ kind: 'interestedReply', zone, at: later, choices })).toEqual(due);
      }),
    );
  });

  test('a digest comes on working days within four days, and what happened since the last one goes with the same', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const { zone, at } = given;
        const choices = { ...choicesOf(given), quiet: { ...given.quiet, isOn: false, weekends: false } };
        const due = nextDigest(choices, zone, at);
        expect(localTime(zone, due)).not.toMatch(/Sat|Sun/);
        expect(due.getTime() - at.getTime()).toBeGreaterThan(0);
        expect(due.getTime() - at.getTime()).toBeLessThan(4.1 * 86_400_000);
        const between = new Date((at.getTime() + due.getTime()) / 2);
        expect(nextDigest(choices, zone, between)).toEqual(due);
      }),
    );
  });

  test('a digest comes at the hour of the person’s own zone, and on Monday for what happened on a Friday', () => {
    const friday = new Date('2026-11-20T12:00:00Z');
    expect(nextDigest(DEFAULT_CHOICES, 'Europe/Berlin', friday).toISOString()).toBe('2026-11-23T07:00:00.000Z');
    expect(nextDigest(DEFAULT_CHOICES, 'Asia/Shanghai', friday).toISOString()).toBe('2026-11-23T00:00:00.000Z');
    const beforeEight = new Date('2026-11-20T06:59:00Z');
    expect(nextDigest(DEFAULT_CHOICES, 'Europe/Berlin', beforeEight).toISOString()).toBe('2026-11-20T07:00:00.000Z');
  });
});
