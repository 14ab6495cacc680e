import type { Schedule, Weekday } from '@outrider/campaign-rules/campaign';
import {
  CONDITION_SCOPES,
  CONDITIONS,
  FIELD_TESTS,
  PROVIDERS,
  UNKNOWN_POLICIES,
} from '@outrider/campaign-rules/campaign';
import { dayIn } from '@outrider/warmup-planner/days';
import type { Campaign, Lead, Mailbox, State } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Clocks that change, that are half an hour off, and that are a day ahead. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/Santiago',
  'Africa/Cairo',
];
/** Around these clocks change somewhere, or a holiday is near. */
const STARTS = ['2026-03-27', '2026-04-02', '2026-04-22', '2026-10-22', '2026-10-30', '2026-12-22', '2027-06-15'];

export type Draw = {
  below(limit: number): number;
  chance(share: number): boolean;
  of<T>(items: readonly T[]): T;
};

/** mulberry32: the same world each time. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to draw from');
      return item;
    },
  };
}

/** One that every contact may have, and one of the workspace's own. */
const FIELDS = ['company', 'tier'];
const VALUES = ['', 'Logistics', ' logistics ', 'Freight logistics', 'Retail'];
const ASKED_VALUES = ['logistics', 'RETAIL', 'freight'];

const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function drawSchedule(draw: Draw, now: number): Schedule {
  const zone = draw.of(ZONES);
  const from = draw.chance(0.5) ? 540 : draw.below(1_440);
  return {
    zone,
    usesLeadZone: draw.chance(0.4),
    days: draw.chance(0.5) ? [1, 2, 3, 4, 5] : WEEK.filter(() => draw.chance(0.7)),
    from,
    to: draw.chance(0.5) ? 1_020 : draw.chance(0.1) ? from : draw.below(1_441),
    startDay: dayIn(zone, new Date(now + (draw.below(6) - 3) * DAY)),
    endDay: draw.chance(0.3) ? dayIn(zone, new Date(now + draw.below(8) * DAY)) : null,
    holidaysOf: draw.chance(0.3) ? ['DE', 'US'] : [],
  };
}

function drawCampaign(draw: Draw, id: string, now: number, mailboxIds: string[]): Campaign {
  const rounds = Array.from({ length: 1 + draw.below(4) }, (_, round) => ({
    delay: { count: draw.below(3), unit: draw.of(['minute', 'hour', 'day'] as const) },
    condition: round === 0 ? ('all' as const) : draw.of(CONDITIONS),
    scope: draw.of(CONDITION_SCOPES),
    field: { name: draw.of(FIELDS), test: draw.of(FIELD_TESTS), value: draw.of(ASKED_VALUES) },
    isPlainText: draw.chance(0.2),
  }));
  return {
    id,
    status: draw.chance(0.9) ? 'progressing' : draw.of(['new', 'suspend', 'finished', 'cancel']),
    hasTrouble: draw.chance(0.5),
    tracksOpens: draw.chance(0.8),
    tracksClicks: draw.chance(0.8),
    unknownOpens: draw.of(UNKNOWN_POLICIES),
    mailboxIds,
    rounds,
    schedule: drawSchedule(draw, now),
    limits: {
      daily: draw.chance(0.4) ? 1 + draw.below(6) : null,
      perDomain: 1 + draw.below(2),
      perProvider: draw.chance(0.3) ? { google: 1 + draw.below(3), other: 1 } : {},
      providerMatch: draw.of(['off', 'off', 'prefer', 'strict'] as const),
      newLeadShare: draw.of([0, 0.3, 0.5, 1]),
    },
  };
}

const drawMailbox = (draw: Draw, id: string, now: number): Mailbox => ({
  id,
  zone: draw.of(ZONES),
  provider: draw.of(PROVIDERS),
  status: draw.chance(0.9) ? 'active' : draw.of(['paused', 'error', 'removed']),
  dailyCap: 1 + draw.below(8),
  ramp: draw.chance(0.3)
    ? { from: dayIn('UTC', new Date(now - draw.below(4) * DAY)), start: 1, aDay: 1, cap: 5 }
    : null,
  gapMinutes: draw.chance(0.1) ? 0 : draw.of([1, 10, 45, 200]),
  burst: id.endsWith('1'),
  freeAt: draw.chance(0.3) ? now + draw.below(HOUR) : 0,
  restsUntil: draw.chance(0.1) ? now + draw.below(5 * HOUR) : null,
  behindUntil: draw.chance(0.1) ? now + draw.below(HOUR) : null,
});

function drawLead(draw: Draw, id: string, now: number, campaign: Campaign): Lead {
  const round = draw.chance(0.6) ? 0 : draw.below(campaign.rounds.length);
  const [isBehind, isHeld] = [draw.chance(0.7), draw.chance(0.1)];
  const dueAt = isBehind ? now - draw.below(3 * DAY) : now + draw.below(3 * DAY);
  return {
    id,
    campaignId: campaign.id,
    mailboxId: draw.chance(0.5) ? draw.of(campaign.mailboxIds) : null,
    zone: draw.chance(0.6) ? draw.of(ZONES.slice(0, 4)) : null,
    domain: `company${draw.below(5)}.test`,
    isFreeMail: draw.chance(0.2),
    provider: draw.of(PROVIDERS),
    stop: draw.chance(0.05) ? 'replied' : null,
    hold: isHeld
      ? {
          reason: draw.of(['away', 'missingVariable'] as const),
          until: draw.chance(0.5) ? now + draw.below(DAY) : null,
        }
      : null,
    earlier: Array.from({ length: round }, (_, number) => ({
      round: number,
      open: draw.of(['opened', 'notOpened', 'unknown'] as const),
      click: draw.of(['clicked', 'notClicked', 'unknown'] as const),
    })),
    values: Object.fromEntries(FIELDS.map((name) => [name, draw.of(VALUES)])),
    next: draw.chance(0.05) ? null : { round, dueAt, reason: 'delay' },
  };
}

/** A small workspace in which everything that can be set is set somehow. */
export function drawWorld(draw: Draw): { state: State; now: number } {
  const now = Date.parse(`${draw.of(STARTS)}T00:00:00Z`) + draw.below(DAY);
  const mailboxes = Array.from({ length: draw.of([1, 1, 2, 3]) }, (_, index) => drawMailbox(draw, `m${index}`, now));
  const campaigns = Array.from({ length: draw.of([1, 1, 2]) }, (_, index) => {
    const chosen = mailboxes.filter(() => draw.chance(0.7)).map(({ id }) => id);
    return drawCampaign(draw, `c${index}`, now, chosen.length > 0 ? chosen : ['m0']);
  });
  const leads = Array.from({ length: 1 + draw.below(16) }, (_, index) =>
    drawLead(draw, String(index), now, draw.of(campaigns)),
  );
  const workspace = { id: 'w', zone: draw.of(ZONES), mailsPerMonth: draw.chance(0.2) ? draw.below(15) : null };
  const day = dayIn(workspace.zone, new Date(now));
  const counters = draw.chance(0.3) ? [{ kind: 'domain' as const, key: 'w company1.test', day, used: 1 }] : [];
  return { now, state: { workspace, campaigns, mailboxes, leads, counters } };
}
