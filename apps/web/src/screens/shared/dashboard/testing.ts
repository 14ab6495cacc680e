import type { Dashboard, TrendDay } from '@outrider/contract/dashboard';

const DAYS = 28;

const aDay = (index: number): TrendDay => ({
  day: new Date(Date.UTC(2026, 9, 21 + index)).toISOString().slice(0, 10),
  sent: 70,
  delivered: 69,
  opened: 28,
  replies: 5,
  bounced: 1,
});

/** A company at work, as far as a test does not say otherwise. */
export const aDashboard = (changed: Partial<Dashboard> = {}): Dashboard => ({
  asOf: '2026-11-17T09:42:00.000Z',
  mailboxes: 2,
  campaigns: 3,
  needs: [],
  today: {
    sent: { campaigns: 41, warmup: 30, replies: 3 },
    toCome: { campaigns: 83, warmup: 38 },
    lost: { error: 30, paused: 0 },
    left: { reserve: 12, free: 21 },
    possible: 258,
    hours: [
      { at: '2026-11-17T08:00:00.000Z', sent: 26, toCome: 0 },
      { at: '2026-11-17T09:00:00.000Z', sent: 48, toCome: 121 },
    ],
    next: null,
    waitReason: null,
  },
  trend: {
    days: Array.from({ length: DAYS }, (_, index) => aDay(index)),
    before: Array.from({ length: DAYS }, (_, index) => ({ ...aDay(index - DAYS), sent: 50 })),
    ofDeleted: 0,
  },
  replies: [
    {
      meaning: 'interested',
      count: 12,
      waits: { hours: 3, day: 4, longer: 2 },
      oldest: '2026-11-15T10:20:00.000Z',
    },
    { meaning: 'question', count: 4, waits: { hours: 0, day: 0, longer: 0 }, oldest: null },
    { meaning: 'notNow', count: 6, waits: { hours: 0, day: 0, longer: 0 }, oldest: null },
    { meaning: 'stop', count: 0, waits: { hours: 0, day: 0, longer: 0 }, oldest: null },
  ],
  health: {
    average: 90,
    mailboxes: [
      {
        accountId: '0f9e0000-0000-4000-8000-000000000001',
        email: 'maya@tryharborline.test',
        status: 'active',
        health: 97,
        days: [95, 97],
      },
      {
        accountId: '0f9e0000-0000-4000-8000-000000000002',
        email: 'ellen@harborline-hq.test',
        status: 'error',
        health: 72,
        days: [90, null],
      },
    ],
  },
  compared: {
    campaigns: [
      {
        campaignId: '0f9e0000-0000-4000-8000-00000000000a',
        name: 'Freight audit, DACH',
        status: 'progressing',
        lifecycle: 'Active',
        waitReason: null,
        sent: 1_187,
        reply: { count: 87, of: 1_187, share: 0.073, low: 0.06, high: 0.09 },
        interested: 31,
      },
      {
        campaignId: '0f9e0000-0000-4000-8000-00000000000b',
        name: 'Benelux carriers',
        status: 'suspend',
        lifecycle: 'Error',
        waitReason: { reason: 'guardRail', until: null, values: { rule: 'bounces', count: 7, sent: 286 }, fix: null },
        sent: 279,
        reply: { count: 6, of: 279, share: 0.022, low: 0.01, high: 0.046 },
        interested: 1,
      },
      {
        campaignId: '0f9e0000-0000-4000-8000-00000000000c',
        name: 'US Midwest brokers',
        status: 'progressing',
        lifecycle: 'Pending',
        waitReason: { reason: 'beforeStart', until: null, values: {}, fix: null },
        sent: 0,
        reply: { count: 0, of: 0, share: 0, low: 0, high: 1 },
        interested: 0,
      },
    ],
    leftOut: 3,
  },
  choices: [{ campaignId: '0f9e0000-0000-4000-8000-00000000000a', name: 'Freight audit, DACH' }],
  ...changed,
});
