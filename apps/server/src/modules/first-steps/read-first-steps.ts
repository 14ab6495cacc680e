import type { FirstSteps } from '@outrider/contract/first-steps';
import type { Db, Scope } from '../../platform/db.ts';
import { countLaunches, findFirstCampaign, findReplies } from '../campaigns/index.ts';
import { countContacts } from '../contacts/index.ts';
import { listAnswerStates } from '../inbox/index.ts';
import { findFirstMailboxes } from '../mailboxes/index.ts';
import { hasVerified } from '../verification/index.ts';

/** As many as a line has room for. */
const NAMED = 3;
/** Far more than anybody leaves unanswered in a first campaign. */
const NEWEST = 200;

/** How far a workspace has come. Nothing of it is kept: what is undone is to do again. */
export async function readFirstSteps({ db }: { db: Db }, scope: Scope): Promise<FirstSteps> {
  const [mailboxes, contacts, isVerified, campaign, launches] = await Promise.all([
    findFirstMailboxes(db, scope, NAMED),
    countContacts(db, scope),
    hasVerified(db, scope),
    findFirstCampaign(db, scope),
    countLaunches(db, scope),
  ]);
  return {
    mailboxes,
    contacts: { count: contacts, isVerified },
    campaign: campaign
      ? {
          campaignId: campaign.id,
          name: campaign.name,
          status: campaign.status,
          rounds: campaign.rounds,
          createdAt: campaign.createdAt.toISOString(),
          launchedAt: campaign.launchedAt?.toISOString() ?? null,
        }
      : null,
    launches,
    replies: await readReplies(db, scope, campaign?.id),
  };
}

async function readReplies(db: Db, scope: Scope, campaignId: string | undefined): Promise<FirstSteps['replies']> {
  if (campaignId === undefined) return { count: 0, firstAt: null, answered: 0, next: null };
  const { count, firstAt, newest } = await findReplies(db, scope, campaignId, NEWEST);
  const states = new Map(
    (
      await listAnswerStates(
        db,
        scope,
        newest.map(({ messageId }) => messageId),
      )
    ).map((state) => [state.id, state]),
  );
  const known = newest.flatMap(({ messageId, label }) => {
    const state = states.get(messageId);
    return state ? [{ ...state, label }] : [];
  });
  const open = known.filter(({ answered }) => !answered);
  const next = open.find(({ label }) => label === 'interested') ?? open[0];
  return {
    count,
    firstAt: firstAt ? new Date(firstAt).toISOString() : null,
    answered: known.length - open.length,
    next: next
      ? { mid: next.id, tid: next.threadId, name: next.fromName || next.fromAddress, label: next.label }
      : null,
  };
}
