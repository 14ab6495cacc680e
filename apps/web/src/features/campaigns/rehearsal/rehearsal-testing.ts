import type { Simulation } from '../../../api/campaigns/rehearsal-queries.ts';

const day = (date: string, more: Partial<Simulation['days'][number]>): Simulation['days'][number] => ({
  day: date,
  from: `${date}T00:00:00.000Z`,
  until: new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString(),
  isDayOff: false,
  rounds: [0, 0],
  mails: 0,
  opens: 0,
  replies: 0,
  bounces: 0,
  held: 0,
  stops: {},
  ...more,
});

/** Three days of a small campaign. */
export const aSimulation = (): Simulation => ({
  asOf: '2026-11-17T08:00:00.000Z',
  zone: 'UTC',
  rates: { opens: 0.4, clicks: 0.02, replies: 0.03, bounces: 0.01, optOuts: 0.005, away: 0.03 },
  ratesOf: { source: 'usual', mails: 12, needed: 200 },
  leads: 40,
  mails: 50,
  last: '2026-11-18T15:00:00.000Z',
  wantedBy: '2026-12-01',
  sendingDays: 2,
  goesOn: false,
  replies: { all: 3, low: 1, high: 6 },
  days: [
    day('2026-11-17', { rounds: [30, 0], mails: 30, bounces: 1, stops: { bounced: 1 } }),
    day('2026-11-18', { rounds: [10, 10], mails: 20, replies: 2, stops: { replied: 2 } }),
    day('2026-11-19', { isDayOff: true, replies: 1, stops: { replied: 1 } }),
  ],
  branches: [
    { round: 0, sent: 40, skipped: 0, opened: 12, clicked: 2, replied: 1 },
    { round: 1, sent: 10, skipped: 20, opened: 4, clicked: 0, replied: 2 },
  ],
  before: { held: 2, stopped: 0, sent: 0, bounced: 0 },
  heldFor: [{ reason: 'missingVariable', variables: 'carrierCount', leads: 2 }],
  guard: null,
  mailboxes: [{ mailboxId: 'm', email: 'jonas@getharborline.test', zone: 'UTC' }],
});
