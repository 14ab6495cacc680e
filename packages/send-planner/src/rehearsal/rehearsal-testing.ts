import type { StopRules } from '@outrider/campaign-rules/campaign';
import type { State } from '../state.ts';
import { drawFrom, drawWorld } from '../world-testing.ts';
import { type Choice, createBehaviour, type Rates } from './behaviour.ts';
import type { Rehearsed } from './rehearse.ts';

const DAY = 86_400_000;
export const NOBODY: Rates = { opens: 0, clicks: 0, replies: 0, bounces: 0, optOuts: 0, away: 0 };
/** Often enough that in a small world something of everything happens. */
const LIVELY: Rates = { opens: 0.4, clicks: 0.1, replies: 0.15, bounces: 0.08, optOuts: 0.08, away: 0.15 };
const NO_RETURNS = { sent: 0, bounced: 0, complained: 0, accepted: { sent: 0, bounced: 0, complained: 0 } };

type Wish = { rates?: Rates; seed?: number; choices?: Choice[]; horizon?: number; stops?: StopRules };

export function rehearsalOf(state: State, now: number, wish: Wish = {}): Rehearsed {
  const { rates = LIVELY, seed = 1, choices = [], horizon = 7 * DAY } = wish;
  const stops = wish.stops ?? { onCompanyReply: true, onClick: true };
  const campaigns = new Map(state.campaigns.map((campaign) => [campaign.id, campaign]));
  return {
    state,
    campaignId: 'c0',
    now,
    horizon,
    behaviour: createBehaviour(seed, rates, choices),
    returns: NO_RETURNS,
    rules: {
      stops: new Map(state.campaigns.map(({ id }) => [id, stops])),
      isUnseen: ({ campaignId }, round) => {
        const campaign = campaigns.get(campaignId);
        return !campaign?.tracksOpens || campaign.rounds[round]?.isPlainText === true;
      },
      isClickUnseen: ({ campaignId }, round) => {
        const campaign = campaigns.get(campaignId);
        return !campaign?.tracksClicks || campaign.rounds[round]?.isPlainText === true;
      },
    },
  };
}

/** One campaign of three rounds, everybody at a company of their own. */
export function aWorld(leads: number): { state: State; now: number } {
  const { state } = drawWorld(drawFrom(7));
  const now = Date.parse('2026-11-16T08:00:00Z');
  const [mailbox] = state.mailboxes;
  const round = {
    delay: { count: 2, unit: 'day' as const },
    condition: 'all' as const,
    scope: 'anyEarlier' as const,
    isPlainText: false,
  };
  if (!mailbox) throw new Error('no mailbox');
  const mailboxes = Array.from({ length: 10 }, (_, index) => ({
    ...mailbox,
    id: `m${index}`,
    zone: 'UTC',
    status: 'active' as const,
    dailyCap: 100,
    ramp: null,
    gapMinutes: 2,
    burst: false,
    freeAt: 0,
    restsUntil: null,
    behindUntil: null,
  }));
  return {
    now,
    state: {
      workspace: { id: 'w', zone: 'UTC', mailsPerMonth: null },
      counters: [],
      mailboxes,
      campaigns: [
        {
          id: 'c0',
          status: 'progressing',
          hasTrouble: false,
          tracksOpens: true,
          tracksClicks: true,
          unknownOpens: 'asNotOpen',
          mailboxIds: mailboxes.map(({ id }) => id),
          rounds: [round, round, round],
          schedule: {
            zone: 'UTC',
            usesLeadZone: false,
            days: [1, 2, 3, 4, 5],
            from: 480,
            to: 1_080,
            startDay: '2026-11-16',
            endDay: null,
            holidaysOf: [],
          },
          limits: { daily: null, perDomain: 2, perProvider: {}, providerMatch: 'off', newLeadShare: 0.3 },
        },
      ],
      leads: Array.from({ length: leads }, (_, index) => ({
        id: String(index),
        campaignId: 'c0',
        mailboxId: null,
        zone: null,
        domain: `company${index}.test`,
        isFreeMail: false,
        provider: 'other' as const,
        stop: null,
        hold: null,
        earlier: [],
        next: { round: 0, dueAt: now, reason: 'delay' as const },
      })),
    },
  };
}
