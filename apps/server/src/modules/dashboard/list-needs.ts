import { type DashboardNeed, QUOTA_NEAR } from '@outrider/contract/dashboard';
import type { Quota } from '@outrider/contract/user';
import type { Scope } from '../../platform/db.ts';
import type { listCampaignStates } from '../campaign-management/index.ts';
import { listInDoubt } from '../compose/index.ts';
import type { WaitingAnswers } from '../inbox/index.ts';
import { listOpenDoubts } from '../leads/index.ts';
import type { MailboxDays } from '../mailboxes/index.ts';
import { showHold } from '../sending/index.ts';
import type { DashboardDeps } from './dashboard-deps.ts';

type States = Awaited<ReturnType<typeof listCampaignStates>>;
type Known = Awaited<ReturnType<typeof readTroubles>> & {
  mailboxes: readonly MailboxDays[];
  campaigns: States['campaigns'];
  waiting: readonly WaitingAnswers[];
};

/** Nobody settles more in a row; the list beyond is shown by its last number. */
const DOUBTS_MAX = 200;

/** What no other part of the dashboard asks for. */
export async function readTroubles(deps: DashboardDeps, scope: Scope) {
  const [hold, doubts, composed, plan] = await Promise.all([
    showHold(deps, scope),
    listOpenDoubts(deps.db, scope),
    listInDoubt(deps.db, scope, DOUBTS_MAX),
    deps.planOf(scope),
  ]);
  return { hold, doubts, composedDoubts: composed.length, quotas: plan?.quota ?? [] };
}

/** What waits for a person, what stops the most first. */
export const listNeeds = (known: Known): DashboardNeed[] => [
  ...(known.hold ? [{ kind: 'hold' as const, reason: known.hold.reason, heldAt: known.hold.heldAt }] : []),
  ...brokenMailboxes(known),
  ...trippedGuards(known),
  ...known.doubts.map((doubt) => ({ kind: 'doubts' as const, ...doubt })),
  ...(known.composedDoubts > 0 ? [{ kind: 'composedDoubts' as const, mails: known.composedDoubts }] : []),
  ...waitingReplies(known),
  ...nearQuotas(known.quotas),
];

/** Campaigns without a mailbox stand below the mailboxes that are broken, as those are what to mend. */
function brokenMailboxes({ mailboxes, campaigns }: Known): DashboardNeed[] {
  const broken = mailboxes.filter(({ status }) => status === 'error');
  const still = campaigns.filter(({ waitReason }) => waitReason?.reason === 'noMailbox');
  if (broken.length === 0)
    return still.map(({ campaignId, name, waiting }) => ({ kind: 'noMailbox', campaignId, name, leads: waiting }));
  return [
    {
      kind: 'mailboxes',
      mailboxes: broken.map(({ accountId, email, words }) => ({ accountId, email, words })),
      campaigns: still.map(({ name }) => name),
      leads: still.reduce((sum, { waiting }) => sum + waiting, 0),
    },
  ];
}

type Guard = Omit<Extract<DashboardNeed, { kind: 'guardRail' }>, 'kind' | 'campaignId' | 'name'>;

const trippedGuards = ({ campaigns }: Known): DashboardNeed[] =>
  campaigns.flatMap(({ campaignId, name, status, trouble }) => {
    const guard = status === 'suspend' ? readGuard(trouble) : undefined;
    return guard ? [{ kind: 'guardRail' as const, campaignId, name, ...guard }] : [];
  });

/** As the guard-rail wrote it down; anything else a campaign carries is none. */
function readGuard(trouble: unknown): Guard | undefined {
  if (typeof trouble !== 'object' || trouble === null) return undefined;
  const { rule, count, sent, max } = trouble as Record<string, unknown>;
  const isRule = rule === 'bounces' || rule === 'complaints';
  return isRule && typeof count === 'number' && typeof sent === 'number' && typeof max === 'number'
    ? { rule, count, sent, max }
    : undefined;
}

function waitingReplies({ waiting }: Known): DashboardNeed[] {
  const of = (meaning: WaitingAnswers['meaning']) => waiting.find((each) => each.meaning === meaning);
  const countOf = (meaning: WaitingAnswers['meaning']) => {
    const { hours = 0, day = 0, longer = 0 } = of(meaning)?.waits ?? {};
    return hours + day + longer;
  };
  const [interested, questions] = [countOf('interested'), countOf('question')];
  const [oldest] = [of('interested')?.oldest, of('question')?.oldest]
    .flatMap((at) => at ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return oldest ? [{ kind: 'replies', interested, questions, oldest: oldest.toISOString() }] : [];
}

const nearQuotas = (quotas: readonly Quota[]): DashboardNeed[] =>
  quotas
    .filter(({ used, total }) => total !== null && total > 0 && used >= QUOTA_NEAR * total)
    .map((quota) => ({ kind: 'quota', quota }));
