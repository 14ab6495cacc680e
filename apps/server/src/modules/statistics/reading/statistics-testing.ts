import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { createKeptAnswers } from '../../../platform/kept-answers.ts';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../../campaign-management/testing.ts';
import {
  areCostlyTotals,
  areCostlyTrends,
  createPeopleMemory,
  isCostlyStatistics,
  type StatisticsDeps,
} from './statistics-deps.ts';

const PARTS = {
  monotonic: () => performance.now(),
  pause: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onFailure: () => undefined,
  max: 10,
};

export const testStatisticsDeps = (db: Db, now = new Date()): StatisticsDeps => ({
  db,
  now: () => now,
  people: createPeopleMemory(),
  totals: createKeptAnswers({ ...PARTS, isCostly: areCostlyTotals }),
  statistics: createKeptAnswers({ ...PARTS, isCostly: isCostlyStatistics }),
  trends: createKeptAnswers({ ...PARTS, isCostly: areCostlyTrends }),
});

const variantOf = (id: string, isPlainText: boolean) => ({ ...aVariant, id, isPlainText });
const [aVariant] = aRound('Hello').variants as [ReturnType<typeof aRound>['variants'][number]];
const rounds = [
  aRound('', { variants: [variantOf('a', false), variantOf('b', true)] }),
  aRound('', { variants: [variantOf('a', false), variantOf('b', false), variantOf('c', false)] }),
  aRound('', { variants: [variantOf('a', false)] }),
];

type Ledger = { seed: number; tracksOpens?: boolean } & Pick<Parameters<typeof aCampaign>[1], 'inside' | 'domain'>;

/** A ledger of the first ten days of November in which anything can have happened, drawn by the database from a seed. */
export async function aRandomLedger(db: Db, { seed, tracksOpens = true, ...where }: Ledger): Promise<TestCampaign> {
  const settings = { ...OPEN_ALWAYS, tracking: { ...OPEN_ALWAYS.tracking, opens: tracksOpens } };
  const campaign = await aCampaign(db, { leads: 40, mailboxes: 3, rounds, settings, ...where });
  await sql`select setseed(${seed / 100})`.execute(db);
  await sql`update recipients set provider = (array['google', 'microsoft', 'yahoo', 'other'])[1 + floor(random() * 4)],
      stop = case when random() < 0.1 then 'optedOut' end where workspace_id = ${campaign.scope.workspaceId}`.execute(
    db,
  );
  await sql`update campaign_leads set stop = case when random() < 0.1 then 'replied' end
    where campaign_id = ${campaign.campaignId}`.execute(db);
  await sql`insert into send_ledger (workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at)
    select workspace_id, campaign_id, lead_id, n, mailbox_id, recipient_id, message_id || n, due_at
    from send_ledger cross join generate_series(1, 2) n
    where campaign_id = ${campaign.campaignId} and random() < 0.6`.execute(db);
  const moment = sql`timestamptz '2026-11-01T00:00:00Z' + floor(random() * 10 * 86400) * interval '1 second'`;
  await sql`update send_ledger set
      state = (array['planned', 'accepted', 'accepted', 'accepted', 'accepted', 'rejected', 'failed', 'skipped', 'doubt'])
        [1 + floor(random() * 9)],
      variant = (array['a', 'b', 'c', 'gone'])[1 + floor(random() * 4)], settled_at = ${moment}
    where campaign_id = ${campaign.campaignId}`.execute(db);
  const sometimes = (share: number, value: ReturnType<typeof sql>) =>
    sql`case when random() < ${share} then ${value} end`;
  await sql`update send_ledger set open = false,
      opens = floor(random() * 2), machine_opens = floor(random() * 2), unknown_opens = floor(random() * 2),
      clicks = floor(random() * 2), replied_at = ${sometimes(0.2, moment)}, auto_replied_at = ${sometimes(0.1, moment)},
      bounced_at = ${sometimes(0.1, moment)}, complained_at = ${sometimes(0.05, moment)}
    where campaign_id = ${campaign.campaignId} and state in ('accepted', 'rejected')`.execute(db);
  return campaign;
}

type Mail = {
  id: string;
  lead: string;
  round: number;
  variant: string;
  mailbox: string;
  provider: string;
  state: string;
  settledAt: Date | null;
  opens: number;
  machineOpens: number;
  unknownOpens: number;
  clicks: number;
  repliedAt: Date | null;
  autoRepliedAt: Date | null;
  bouncedAt: Date | null;
  complainedAt: Date | null;
};

/** Everything of a campaign, counted the slow and simple way: one loop over plain rows. Days and hours are of UTC. */
export async function countPlainly(
  db: Db,
  campaignId: string,
  { plain, tracksOpens, rounds }: { plain: ReadonlySet<string>; tracksOpens: boolean; rounds: number },
) {
  const { rows: leads } = await sql<{ id: string; stop: string | null }>`select l.id, coalesce(l.stop, r.stop) as stop
    from campaign_leads l join recipients r on r.id = l.recipient_id where campaign_id = ${campaignId}`.execute(db);
  const { rows: mails } =
    await sql<Mail>`select s.id, lead_id as lead, round, variant, s.mailbox_id as mailbox, provider,
      state, settled_at as "settledAt", opens, machine_opens as "machineOpens", unknown_opens as "unknownOpens", clicks,
      replied_at as "repliedAt", auto_replied_at as "autoRepliedAt", bounced_at as "bouncedAt",
      complained_at as "complainedAt" from send_ledger s join recipients r on r.id = s.recipient_id
    where campaign_id = ${campaignId}`.execute(db);
  const went = mails.filter(({ state }) => state === 'accepted' || state === 'rejected');
  const isBack = ({ bouncedAt, state }: Mail) => bouncedAt !== null || state === 'rejected';
  const arrived = (mail: Mail) => mail.state === 'accepted' && mail.bouncedAt === null;
  const isUnseen = ({ unknownOpens, round, variant }: Mail) =>
    unknownOpens > 0 || !tracksOpens || plain.has(`${round} ${variant}`);
  const openedBy = (mail: Mail) => {
    if (!arrived(mail)) return 'nobody';
    if (mail.opens > 0) return 'person';
    if (mail.machineOpens > 0) return 'machine';
    return isUnseen(mail) ? 'unknown' : 'nobody';
  };
  const tally = (some: readonly Mail[]) => ({
    sent: some.length,
    delivered: some.filter(arrived).length,
    opened: {
      person: some.filter((mail) => openedBy(mail) === 'person').length,
      machine: some.filter((mail) => openedBy(mail) === 'machine').length,
      unknown: some.filter((mail) => openedBy(mail) === 'unknown').length,
    },
    clicked: some.filter(({ clicks }) => clicks > 0).length,
    replied: some.filter(({ repliedAt }) => repliedAt !== null).length,
    bounced: some.filter(isBack).length,
  });
  const people = leads.map(({ id, stop }) => ({ stop, own: mails.filter(({ lead }) => lead === id) }));
  const who = (test: (mail: Mail) => boolean) => people.filter(({ own }) => own.some(test)).length;
  const readers = people.map(({ own }) => {
    const kinds = own.filter(arrived);
    if (kinds.some(({ opens }) => opens > 0)) return 'person';
    if (kinds.some(({ machineOpens }) => machineOpens > 0)) return 'machine';
    return kinds.some(isUnseen) ? 'unknown' : 'nobody';
  });
  const reader = (kind: string) => readers.filter((each) => each === kind).length;
  const over = people.reduce((sum, { stop, own }) => {
    const ended = own.filter(({ state }) => ['accepted', 'rejected', 'failed', 'skipped'].includes(state)).length;
    return sum + (stop === null ? Math.min(rounds, ended) : rounds);
  }, 0);
  const totals: Omit<CampaignTotals, 'interested'> = {
    leads: leads.length,
    sent: went.length,
    sentTo: who(({ state }) => state === 'accepted' || state === 'rejected'),
    delivered: who(arrived),
    opened: { person: reader('person'), machine: reader('machine'), unknown: reader('unknown') },
    clicked: who(({ clicks }) => clicks > 0),
    replied: who(({ repliedAt }) => repliedAt !== null),
    autoReplied: who(({ autoRepliedAt }) => autoRepliedAt !== null),
    bounced: who(isBack),
    complained: who(({ complainedAt }) => complainedAt !== null),
    optedOut: leads.filter(({ stop }) => stop === 'optedOut').length,
    progress: leads.length === 0 ? 0 : over / (leads.length * rounds),
  };
  const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '';
  const grouped = (key: (mail: Mail) => string) =>
    Object.fromEntries([...Map.groupBy(went, key)].map(([name, some]) => [name, tally(some)]));
  return {
    totals,
    byVariant: grouped(({ round, variant }) => `${round} ${variant}`),
    byMailbox: grouped(({ mailbox }) => mailbox),
    byProvider: grouped(({ provider }) => provider),
    byHour: grouped(({ settledAt }) => String(settledAt?.getUTCHours())),
    byDay: grouped(({ settledAt }) => dayOf(settledAt)),
    repliesOn: (day: string) => mails.filter(({ repliedAt }) => repliedAt && dayOf(repliedAt) === day).length,
    bouncesOn: (day: string) =>
      mails.filter((mail) => isBack(mail) && dayOf(mail.bouncedAt ?? mail.settledAt) === day).length,
  };
}
