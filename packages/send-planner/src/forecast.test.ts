import { expect, test } from 'vitest';
import { findBroken } from './check-testing.ts';
import { forecast } from './forecast.ts';
import { type Ran, runByMinutes } from './run-testing.ts';
import { drawFrom, drawWorld } from './world-testing.ts';

const DAY = 86_400_000;
const WORLDS = 300;
/** Every fifth world runs a week, the others a day: asking every minute is slow. */
const daysOf = (seed: number) => (seed % 5 === 0 ? 7 : 1);

const linesOf = (ran: readonly Ran[]) =>
  ran.flatMap(({ at, mailboxId, sent }) => sent.map((row) => `${at} ${mailboxId} ${row}`));

test('a forecast is what happens when every mailbox is asked every minute, and each idle minute has one reason', () => {
  const reasons = new Set<string>();
  for (let seed = 1; seed <= WORLDS; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const ahead = forecast(state, now, daysOf(seed) * DAY);
    const ran = runByMinutes(state, now, daysOf(seed) * DAY);
    const waitReason = ahead.sends.map(({ leadId, round, mailboxId, at }) => `${at} ${mailboxId} ${leadId} ${round}`);
    expect(waitReason, `world ${seed}`).toEqual(linesOf(ran));
    for (const { at, mailboxId, sent, reason = 'none' } of ran) {
      if (sent.length > 0) continue;
      const spans = ahead.idle.filter((span) => span.mailboxId === mailboxId && span.from <= at && at < span.to);
      // Not each by `expect`: there are a million of them.
      if (spans.length !== 1 || spans[0]?.reason !== reason) {
        expect({ seed, mailboxId, at, reasons: spans.map((span) => span.reason) }).toEqual({
          seed,
          mailboxId,
          at,
          reasons: [reason],
        });
      }
      reasons.add(reason);
    }
  }
  expect(reasons.size).toBeGreaterThanOrEqual(16);
});

test('no window, cap, limit, gap, hold or delay is ever broken', () => {
  let sends = 0;
  for (let seed = 1_000; seed < 1_300; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const ahead = forecast(state, now, 14 * DAY);
    expect(findBroken(state, now, ahead.sends), `world ${seed}`).toEqual([]);
    sends += ahead.sends.length;
  }
  expect(sends).toBeGreaterThan(1_000);
});

test('everybody either gets a mail before the horizon or waits for one reason', () => {
  for (let seed = 2_000; seed < 2_100; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const { sends, waiting } = forecast(state, now, 7 * DAY);
    const waitReason = [...new Set(sends.map(({ leadId }) => leadId)), ...waiting.map(({ leadId }) => leadId)];
    expect(waitReason.toSorted()).toEqual(state.leads.map(({ id }) => id).toSorted());
  }
});
