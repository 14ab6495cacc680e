import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { createKeptAnswers } from '../../../platform/kept-answers.ts';
import { areDearTotals, isDearStatistics, type StatisticsDeps } from './statistics-deps.ts';

const PARTS = {
  monotonic: () => performance.now(),
  pause: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onFailure: () => undefined,
  max: 10,
};

export const testStatisticsDeps = (db: Db, now = new Date()): StatisticsDeps => ({
  db,
  now: () => now,
  totals: createKeptAnswers({ ...PARTS, isDear: areDearTotals }),
  statistics: createKeptAnswers({ ...PARTS, isDear: isDearStatistics }),
});

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
    byLetter: grouped(({ round, variant }) => `${round} ${variant}`),
    byMailbox: grouped(({ mailbox }) => mailbox),
    byProvider: grouped(({ provider }) => provider),
    byHour: grouped(({ settledAt }) => String(settledAt?.getUTCHours())),
    byDay: grouped(({ settledAt }) => dayOf(settledAt)),
    repliesOn: (day: string) => mails.filter(({ repliedAt }) => repliedAt && dayOf(repliedAt) === day).length,
    bouncesOn: (day: string) =>
      mails.filter((mail) => isBack(mail) && dayOf(mail.bouncedAt ?? mail.settledAt) === day).length,
  };
}
