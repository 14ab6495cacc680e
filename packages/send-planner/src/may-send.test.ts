import { progressOf } from '@outrider/warmup-planner/progress';
import { expect, test } from 'vitest';
import { maySend, maySendOnceConnected } from './may-send.ts';
import { campaignShare, capOn, rampOf } from './ramp.ts';

const TUESDAY = new Date('2026-11-17T09:42:00Z');
const ZONE = 'Europe/Berlin';
const warmup = { state: 'queued', day: 0, cap: 20 };

test('a mailbox may send few while it warms up, its cap afterwards or without warm-up, and nothing while it cannot', () => {
  const of = (state: string, status: 'active' | 'paused' | 'error' = 'active') =>
    maySend({ status, warmup: { state }, capToday: 20 });
  for (const state of ['queued', 'warming', 'held']) expect(of(state)).toEqual({ kind: 'few', today: 18 });
  for (const state of ['ready', 'off']) expect(of(state)).toEqual({ kind: 'full', today: 18 });
  expect(of('warming', 'error')).toEqual({ kind: 'mailboxError' });
  expect(of('ready', 'paused')).toEqual({ kind: 'mailboxPaused' });
});

test('what is shown before a mailbox is connected is what the sender and its warm-up then reckon', () => {
  const waitReason = maySendOnceConnected(TUESDAY, ZONE);
  expect(waitReason).toEqual({
    today: 4,
    warmupBeginsOn: '2026-11-18',
    sendingDays: 21,
    partnersNeeded: 8,
    readyAtBest: '2026-12-16',
  });
  const ramp = rampOf(
    { zone: ZONE, dailyCap: 30, ramp: true, createdAt: TUESDAY.getTime(), warmup },
    TUESDAY.getTime(),
  );
  expect(campaignShare(capOn({ dailyCap: 30, ramp }, '2026-11-17'))).toBe(waitReason.today);
  const days = { tallies: [], today: '2026-11-17', partners: 9, domainSince: undefined, startedOn: '2026-11-17' };
  expect(progressOf({ ...days, isOn: true, status: 'active' })).toEqual({
    state: 'queued',
    startsOn: waitReason.warmupBeginsOn,
    ofDays: waitReason.sendingDays,
  });
});
