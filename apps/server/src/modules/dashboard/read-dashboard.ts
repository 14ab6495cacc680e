import { rateOf } from '@outrider/campaign-rules/wilson';
import { type readDashboard as call, HEALTH_DAYS } from '@outrider/contract/dashboard';
import { stretchAt } from '@outrider/send-planner/calendar';
import type { z } from 'zod';
import type { Scope } from '../../platform/db.ts';
import { listCampaignStates } from '../campaign-management/index.ts';
import { listComposedToday } from '../compose/index.ts';
import { countWaiting } from '../inbox/index.ts';
import { listMailboxDays, type MailboxDays } from '../mailboxes/index.ts';
import { knownZone, listSentToday, readTrends } from '../statistics/index.ts';
import { listWarmupToday } from '../warmup/index.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { listNeeds, readTroubles } from './list-needs.ts';
import { sumToday } from './sum-today.ts';

type Wanted = z.output<typeof call.input>;
type Answer = z.input<typeof call.output>;

const HOUR_MS = 3_600_000;

/** Home across everything. Each figure is asked of the module whose pages show it, by that module's own rules. */
export async function readDashboard(deps: DashboardDeps, scope: Scope, wanted: Wanted): Promise<Answer> {
  const { db } = deps;
  const now = deps.now();
  const zone = knownZone(wanted.zone);
  const at = { now, zone };
  const [mailboxes, states, trends, waiting, campaignMails, composed, warmup, troubles] = await Promise.all([
    listMailboxDays(db, scope, now, HEALTH_DAYS),
    listCampaignStates(deps, scope),
    readTrends(deps, scope, { ...wanted, zone }),
    countWaiting(db, scope, now),
    listSentToday(db, scope, at),
    listComposedToday(db, scope, at),
    listWarmupToday(db, scope, at),
    readTroubles(deps, scope),
  ]);
  const { campaigns, next, waitReason } = states;
  const today = sumToday({
    mailboxes,
    campaigns: campaignMails,
    composed,
    warmup,
    ahead: states.mailboxes,
    now,
    hourOf: (moment) => hourOf(moment, zone),
  });
  return {
    asOf: now.toISOString(),
    mailboxes: mailboxes.length,
    campaigns: campaigns.length,
    needs: listNeeds({ ...troubles, mailboxes, campaigns, waiting }),
    today: { ...today, next, waitReason },
    trend: { days: trends.days, before: trends.before, ofDeleted: trends.ofDeleted },
    replies: waiting.map(({ oldest, ...row }) => ({ ...row, oldest: oldest?.toISOString() ?? null })),
    health: { average: averageHealth(mailboxes), mailboxes: mailboxes.map(describeHealth) },
    compared: compare(campaigns, trends, wanted),
    choices: campaigns.filter(({ isLaunched }) => isLaunched).map(({ campaignId, name }) => ({ campaignId, name })),
  };
}

/** When the hour of this clock began; some zones are off by half an hour. */
function hourOf(moment: number, zone: string): number {
  const { offset } = stretchAt(zone, moment);
  return Math.floor((moment + offset) / HOUR_MS) * HOUR_MS - offset;
}

const describeHealth = ({ accountId, email, status, health, landed }: MailboxDays) => ({
  accountId,
  email,
  status,
  health,
  days: landed,
});

/** Over all warm-up mail of seven days, as the list of mailboxes says it. */
function averageHealth(mailboxes: readonly MailboxDays[]): number | null {
  const judged = mailboxes.reduce((sum, mailbox) => sum + mailbox.judged, 0);
  const inboxed = mailboxes.reduce((sum, mailbox) => sum + mailbox.inboxed, 0);
  return judged > 0 ? Math.round((100 * inboxed) / judged) : null;
}

type States = Awaited<ReturnType<typeof listCampaignStates>>;
type Trends = Awaited<ReturnType<typeof readTrends>>;

const NOTHING = { sent: 0, reply: rateOf(0, 0), interested: 0 };

/** Campaigns that run or are held, those that sent the most first. */
function compare(campaigns: States['campaigns'], trends: Trends, { campaignId, mailboxId }: Wanted) {
  const shown = campaigns.filter(({ status }) => status === 'progressing' || status === 'suspend');
  const rows = shown.map(({ campaignId: id, name, status, lifecycle, waitReason }) => ({
    campaignId: id,
    name,
    status,
    lifecycle,
    waitReason,
    ...(trends.campaigns.get(id) ?? NOTHING),
  }));
  return {
    campaigns: rows
      .filter(({ campaignId: id, sent }) => (campaignId ? id === campaignId : mailboxId === undefined || sent > 0))
      .toSorted((one, other) => other.sent - one.sent || (one.name < other.name ? -1 : 1)),
    leftOut: campaigns.length - shown.length,
  };
}
