import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MailboxDays } from '../mailboxes/index.ts';
import { sumToday } from './sum-today.ts';

const NOW = new Date('2026-11-17T09:42:00Z');
const HOUR_MS = 3_600_000;
const hour = fc.integer({ min: -10, max: 14 }).map((at) => new Date(NOW.getTime() + at * HOUR_MS));
const number = fc.integer({ min: 0, max: 80 });

const aMailbox = (accountId: string) =>
  fc.record({ status: fc.constantFrom('active', 'paused', 'error'), sent: number, warmup: number, cap: number }).map(
    ({ status, sent, warmup, cap }): MailboxDays => ({
      accountId,
      email: `${accountId}@harborline.test`,
      status,
      words: '',
      health: null,
      judged: 0,
      inboxed: 0,
      sent,
      warmup,
      cap,
      reserve: Math.floor(cap / 10),
      landed: [],
    }),
  );

const IDS = ['maya', 'jonas', 'ellen'];
const mailboxId = fc.constantFrom(...IDS);
const facts = fc.record({
  mailboxes: fc.tuple(...IDS.map(aMailbox)),
  campaigns: fc.array(fc.record({ mailboxId, hour, mails: number })),
  composed: fc.array(fc.record({ mailboxId, hour, mails: number })),
  warmup: fc.array(fc.record({ mailboxId, hour, sent: number, toCome: number })),
  ahead: fc.tuple(
    ...IDS.map((id) => fc.record({ mailboxId: fc.constant(id), moments: fc.array(hour.map((at) => at.getTime())) })),
  ),
});

test('in every case, every mail that can be sent today is in exactly one part of the bar', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { sent, toCome, lost, left, possible, hours } = sumToday({
        ...given,
        now: NOW,
        hourOf: (at) => Math.floor(at / HOUR_MS) * HOUR_MS,
      });
      const parts = [sent, toCome, lost, left].flatMap((part) => Object.values(part));
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(possible);
      const total = (of: (mailbox: MailboxDays) => number) =>
        given.mailboxes.reduce((sum, mailbox) => sum + of(mailbox), 0);
      expect(sent.campaigns + sent.replies).toBe(total((mailbox) => mailbox.sent));
      expect(sent.warmup).toBe(total(({ warmup }) => warmup));
      expect(possible).toBeGreaterThanOrEqual(total(({ cap }) => cap));
      expect(hours.reduce((sum, each) => sum + each.toCome, 0)).toBe(toCome.campaigns + toCome.warmup);
    }),
  );
});
