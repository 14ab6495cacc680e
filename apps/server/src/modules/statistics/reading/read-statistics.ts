import { PROVIDERS, type Provider } from '@outrider/campaign-rules/campaign';
import { compareVariants } from '@outrider/campaign-rules/compare-variants';
import { rateOf } from '@outrider/campaign-rules/wilson';
import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { countUnanswered } from '../../inbox/index.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { type CountedCampaign, type CountedRound, listCounted, untrackedOf } from './counted-campaigns.repository.ts';
import { knownZone } from './known-zone.ts';
import { listInterested } from './overview.repository.ts';
import type { Statistics, StatisticsDeps } from './statistics-deps.ts';
import { countOpenKinds, type TallyRow, tallyMails, tallyReturns } from './tallies.repository.ts';
import { countTotals } from './totals.ts';

type Wanted = { campaignId: string; zone: string };

/** How a campaign does; of a large one as it was a few seconds ago. */
export async function readStatistics(deps: StatisticsDeps, scope: Scope, wanted: Wanted): Promise<Statistics> {
  const [campaign] = await listCounted(deps.db, scope, [wanted.campaignId]);
  if (!campaign) throw new AppError('notFound');
  const zone = knownZone(wanted.zone);
  return deps.statistics.of(`${campaign.id} ${zone}`, campaign.shape, () => count(deps, scope, campaign, zone));
}

async function count(
  { db, now, people }: StatisticsDeps,
  scope: Scope,
  campaign: CountedCampaign,
  zone: string,
): Promise<Statistics> {
  const asOf = now().toISOString();
  const untracked = untrackedOf([campaign]);
  const [totals, tallies, returns, kinds, interested] = await Promise.all([
    countTotals({ db, people }, scope, [campaign]),
    tallyMails(db, scope, campaign.id, { zone, untracked }),
    tallyReturns(db, scope, campaign.id, zone),
    countOpenKinds(db, scope, campaign.id),
    listInterested(db, scope, { campaignId: campaign.id }),
  ]);
  const own = totals.get(campaign.id);
  if (!own) throw new AppError('notFound');
  const by = Map.groupBy(tallies, (row) => row.by);
  const mailboxes = by.get('mailbox') ?? [];
  const senders = await listSendingMailboxes(
    db,
    mailboxes.flatMap(({ mailboxId }) => mailboxId ?? []),
  );
  const emails = new Map(senders.map(({ id, email }) => [id, email]));
  return {
    asOf,
    totals: own,
    toAnswer: await countUnanswered(db, scope, interested),
    opens: tellOpens(own, kinds, campaign),
    days: tellDays(by.get('day') ?? [], returns),
    rounds: tellRounds(campaign.rounds, by.get('variant') ?? []),
    mailboxes: mailboxes
      .map((row) => ({ ...tallyOf(row), mailboxId: row.mailboxId ?? '', email: emails.get(row.mailboxId ?? '') ?? '' }))
      .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    providers: (by.get('provider') ?? [])
      .map((row) => ({ ...tallyOf(row), provider: providerOf(row.provider) }))
      .toSorted((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider)),
    hours: (by.get('hour') ?? [])
      .map(({ hour, sent, person, replied }) => ({ hour: hour ?? 0, sent, opened: person, replied }))
      .toSorted((a, b) => a.hour - b.hour),
  };
}

const providerOf = (name: string | null): Provider => PROVIDERS.find((provider) => provider === name) ?? 'other';

const tallyOf = ({ sent, delivered, person, machine, unknown, clicked, replied, bounced }: TallyRow) => ({
  sent,
  delivered,
  opened: { person, machine, unknown },
  clicked,
  replied,
  bounced,
});

type OpenKind = { verdict: 'machine' | 'unknown'; kind: string; leads: number };

/** Everybody it was delivered to, once. What has no event of its own is what nobody could see. */
function tellOpens(
  { delivered, opened }: CampaignTotals,
  kinds: readonly OpenKind[],
  { tracksOpens }: CountedCampaign,
): Statistics['opens'] {
  const list = (verdict: OpenKind['verdict'], all: number, rest: string) => {
    const known = kinds.filter((each) => each.verdict === verdict).map(({ kind, leads }) => ({ kind, count: leads }));
    const left = all - known.reduce((sum, each) => sum + each.count, 0);
    return left > 0 ? [...known, { kind: rest, count: left }] : known;
  };
  return {
    delivered,
    ...opened,
    none: delivered - opened.person - opened.machine - opened.unknown,
    machines: list('machine', opened.machine, 'unknown'),
    unknowns: list('unknown', opened.unknown, tracksOpens ? 'plainText' : 'trackingOff'),
  };
}

type Returns = { day: string; replies: number; bounced: number };

/** Days on which something went out or came back. Opens and clicks are those of the mails of that day. */
function tellDays(tallies: readonly TallyRow[], returns: readonly Returns[]): Statistics['days'] {
  const sent = new Map(tallies.map((row) => [row.day ?? '', row]));
  const came = new Map(returns.map((row) => [row.day, row]));
  const days = [...new Set([...sent.keys(), ...came.keys()])].toSorted();
  return days.map((day) => {
    const [row, back] = [sent.get(day), came.get(day)];
    return {
      day,
      newLeads: row?.first ?? 0,
      followUps: row ? row.sent - row.first : 0,
      replies: back?.replies ?? 0,
      opened: { person: row?.person ?? 0, machine: row?.machine ?? 0, unknown: row?.unknown ?? 0 },
      clicked: row?.clicked ?? 0,
      bounced: back?.bounced ?? 0,
    };
  });
}

/** Every round there is, and every one that went out before a user took it away. */
function tellRounds(rounds: readonly CountedRound[], variantRows: readonly TallyRow[]): Statistics['rounds'] {
  const last = Math.max(rounds.length - 1, ...variantRows.map(({ round }) => round ?? 0));
  return Array.from({ length: last + 1 }, (_, round) => {
    const known = rounds[round]?.variants ?? [];
    const sent = new Map(variantRows.filter((row) => row.round === round).map((row) => [row.variant ?? '', row]));
    const gone = [...sent.keys()].filter((id) => !known.some((variant) => variant.id === id));
    const variants = [...known, ...gone.map((id) => ({ id, subject: '', weight: 0 }))].map(
      ({ id, subject, weight }) => {
        const row = tallyOf(sent.get(id) ?? NOTHING);
        const { delivered, replied, opened } = row;
        return {
          id,
          subject,
          weight,
          ...row,
          reply: rateOf(Math.min(replied, delivered), delivered),
          open: rateOf(opened.person, delivered),
        };
      },
    );
    return { round, variants, verdict: judge(variants) };
  });
}

const NOTHING: TallyRow = {
  by: 'variant',
  round: null,
  variant: null,
  mailboxId: null,
  provider: null,
  day: null,
  hour: null,
  sent: 0,
  first: 0,
  delivered: 0,
  person: 0,
  machine: 0,
  unknown: 0,
  clicked: 0,
  replied: 0,
  bounced: 0,
};

type Round = Statistics['rounds'][number];

/** By replies, of the variants that are still in the running. */
function judge(variants: Round['variants']): Round['verdict'] {
  const arms = variants
    .filter(({ weight }) => weight > 0)
    .map(({ id, delivered, reply }) => ({ id, trials: delivered, successes: reply.count }));
  const compared = compareVariants(arms);
  switch (compared.verdict) {
    case 'winner':
      return { kind: 'winner', variant: compared.id, sureness: compared.sureness, needed: 0 };
    case 'open':
      return { kind: 'open', variant: compared.leader, sureness: compared.sureness, needed: compared.needed };
    case 'single':
      return { kind: 'single', variant: null, sureness: 1, needed: 0 };
  }
}
