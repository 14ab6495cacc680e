import type { explainCampaign as explainCall } from '@outrider/contract/campaigns/forecast';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listMailboxIds, listSenders } from '../../mailboxes/index.ts';
import { describeWaitReason, looksOf } from '../states/campaign-states.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';
import { nameLeads, toNextSend } from '../states/name-leads.ts';
import type { Values } from '../worker/wait-reason-values.ts';
import { listSentLately } from './sent-lately.repository.ts';

type Explained = z.input<typeof explainCall.output>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Why is it not sending right now: the campaign, each of its mailboxes, and every lead in exactly one group. */
export async function explainCampaign(deps: ForecastDeps, scope: Scope, campaignId: string): Promise<Explained> {
  const found = (await looksOf(deps, scope, [campaignId])).get(campaignId);
  if (!found) throw new AppError('notFound');
  const { look, own, family } = found;
  const senders = new Set(own.mailboxIds);
  const queues = look.mailboxes.filter(({ id }) => senders.has(id));
  const sent = await listSentLately(deps.db, scope, family.ids, new Date(look.asOf - HOUR_MS));
  const sentFrom = Map.groupBy(sent, ({ mailboxId }) => mailboxId);
  const nexts = [own.next, ...queues.map(({ next }) => next)];
  const names = await nameLeads(
    deps,
    scope,
    nexts.flatMap((next) => next?.leadId ?? []),
  );
  const emails = new Map(look.names.map(({ id, email }) => [id, email]));
  const words = new Map(look.names.map((name) => [name.id, name.words]));
  return {
    asOf: new Date(look.asOf).toISOString(),
    waitReason: describeWaitReason(own.waitReason),
    next: own.next && toNextSend(own.next, emails, names),
    mailboxes: queues.map(({ id, waitReason, next, willSend }) => {
      const times = (sentFrom.get(id) ?? []).map(({ at }) => at);
      return {
        mailboxId: id,
        email: emails.get(id) ?? '',
        waitReason: describeWaitReason(
          waitReason?.reason === 'gap'
            ? { ...waitReason, values: { ...waitReason.values, ...gapOf(times, waitReason.until) } }
            : waitReason,
        ),
        words: words.get(id) ?? '',
        next: next && toNextSend(next, emails, names),
        sent: times.map((at) => at.toISOString()),
        willSend: willSend.map((at) => new Date(at).toISOString()),
      };
    }),
    others: await othersOf(deps, scope, senders),
    groups: own.groups.map(({ endsFrom, endsTo, ...group }) => ({
      ...group,
      endsFrom: writeTime(endsFrom),
      endsTo: writeTime(endsTo),
    })),
    leads: own.leads.ids.length,
  };
}

const writeTime = (at: number | null) => (at !== null && Number.isFinite(at) ? new Date(at).toISOString() : null);

/** How long the gap after its last mail is, the lot included. */
function gapOf(sent: readonly Date[], until: number | null): Values {
  const last = sent.at(-1);
  if (!last || until === null) return {};
  return { sentAt: last.toISOString(), minutes: Math.max(1, Math.round((until - last.getTime()) / MINUTE_MS)) };
}

/** Why the workspace's other mailboxes do not send for it; the first that holds. */
async function othersOf({ db }: ForecastDeps, scope: Scope, senders: ReadonlySet<string>) {
  const mailboxIds = await listMailboxIds(db, scope);
  const others = (await listSenders(db, scope, { mailboxIds, tagIds: [] })).filter(({ id }) => !senders.has(id));
  const whys = Map.groupBy(others, ({ status, warmup }) => {
    if (status === 'error') return 'mailboxError';
    if (status === 'paused') return 'mailboxPaused';
    return warmup === 'warming' || warmup === 'queued' || warmup === 'held' ? 'warmingUp' : 'notChosen';
  });
  return [...whys].map(([why, same]) => ({ why, mailboxes: same.length }));
}
