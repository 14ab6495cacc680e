import { randomUUID } from 'node:crypto';
import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { backoffMs } from '../../../platform/net/limits/backoff.ts';
import type { Loop } from '../../../platform/registration.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import { SYNC_RULES, type SyncRules } from '../sync/sync-rules.ts';
import {
  countWaiting,
  findFailures,
  type HeldMailbox,
  hastenWished,
  LeaseLost,
  releaseSync,
  renewSyncs,
  settleSyncs,
  takeSyncs,
  takeWishes,
  tellChange,
} from '../sync/syncs.repository.ts';
import { type WakeUpSignal, wakeUp } from '../sync/wake-up-signal.ts';
import { keepMailbox } from './keep-mailbox.ts';

type Options = { mailboxes: number; rules?: Partial<SyncRules> };

type Kept = { workspaceId: string; wakeSignal: WakeUpSignal; since: number; abort: AbortController };

/** Taken at a time, so that several workers share what there is. */
const TAKEN_AT_ONCE = 20;
/** So that thousands added at once do not wait for each other, and other workers get their share. */
const TAKE_MORE_MS = 100;
/** With more mailboxes than places, each is read for so long before the next one has its turn. */
const TURN_MS = 60_000;

/** Reads mailboxes, up to so many at once, until it is stopped. Each worker has one loop. */
export function startSyncLoop(deps: InboxDeps, { mailboxes, rules: some = {} }: Options): Loop {
  const rules = { ...SYNC_RULES, ...some };
  const lease = randomUUID();
  const kept = new Map<string, Kept>();
  const sessions = new Set<Promise<void>>();
  let renewedAt = deps.monotonic();

  function keep(held: HeldMailbox) {
    const [wakeSignal, abort] = [new EventTarget(), new AbortController()];
    const ended = keepMailbox(deps, held, { rules, wakeSignal, signal: abort.signal, crowd: () => kept.size })
      .then(
        () => undefined,
        (error: unknown) => error,
      )
      .then((error) => {
        // Before it is given back: from then on it may be taken again, and we must not think that we have it still.
        kept.delete(held.mailboxId);
        return end(held, abort.signal, error);
      })
      .catch((error: unknown) =>
        deps.log.error({ err: error, mailbox: held.mailboxId }, 'a mailbox was not given back'),
      )
      .finally(() => sessions.delete(ended));
    kept.set(held.mailboxId, { workspaceId: held.workspaceId, wakeSignal, since: deps.monotonic(), abort });
    sessions.add(ended);
  }

  async function end(held: HeldMailbox, signal: AbortSignal, error: unknown) {
    if (error instanceof LeaseLost) return;
    if (signal.aborted) return releaseSync(deps.db, held, { afterMs: 0 });
    const words = wordsOf(error);
    if (!(error instanceof MailServerError)) deps.log.warn({ err: error, mailbox: held.mailboxId }, 'sync failed');
    const failures = (await findFailures(deps.db, held)) + 1;
    await releaseSync(deps.db, held, { afterMs: waitFor(error, failures), failed: { words } });
    await tellChange(deps.db, held, 'sync');
  }

  function waitFor(error: unknown, failures: number): number {
    const usual = backoffMs(failures, deps.random(), rules.backoff);
    const failure = error instanceof MailServerError ? error.failure : undefined;
    return failure?.kind === 'throttled' ? Math.max(usual, failure.retryAfterMs ?? rules.backoff.maxMs / 3) : usual;
  }

  /** True when there are more to take than were taken at a time. */
  async function tick(): Promise<boolean> {
    await settleSyncs(deps.db);
    await hastenWished(deps.db);
    if (deps.monotonic() - renewedAt >= rules.renewMs) await renew();
    const free = mailboxes - kept.size;
    const taken = free > 0 ? await takeSyncs(deps.db, lease, rules.leaseMs, Math.min(free, TAKEN_AT_ONCE)) : [];
    for (const held of taken) await keepOrEndFormer(held);
    if (free <= 0) await makeRoom();
    for (const mailboxId of await takeWishes(deps.db, lease)) {
      const { wakeSignal } = kept.get(mailboxId) ?? {};
      if (wakeSignal) wakeUp(wakeSignal);
    }
    return taken.length === TAKEN_AT_ONCE;
  }

  /** A mailbox that was handed to another workspace is still read for the former one: that ends first. */
  async function keepOrEndFormer(held: HeldMailbox) {
    const former = kept.get(held.mailboxId);
    if (!former) return keep(held);
    if (former.workspaceId === held.workspaceId) return;
    former.abort.abort();
    await releaseSync(deps.db, held, { afterMs: 0 });
  }

  async function renew() {
    const still = await renewSyncs(deps.db, lease, rules.leaseMs, [...kept.keys()]);
    renewedAt = deps.monotonic();
    for (const [mailboxId, { abort }] of kept) if (!still.has(mailboxId)) abort.abort();
  }

  async function makeRoom() {
    const waiting = await countWaiting(deps.db);
    const now = deps.monotonic();
    const longest = [...kept.values()].filter(({ since }) => now - since >= TURN_MS).slice(0, waiting);
    for (const { abort } of longest) abort.abort();
  }

  const taking = startLoop(async (stopping) => {
    const hasMore = await tick().catch((error: unknown) => {
      deps.log.error({ err: error }, 'mailboxes could not be taken');
      return false;
    });
    await restOrAbort(deps.rest(hasMore ? TAKE_MORE_MS : rules.takeMs), stopping);
  });
  return {
    async stop() {
      await taking.stop();
      for (const { abort } of kept.values()) abort.abort();
      await Promise.all(sessions);
    },
  };
}

/** The server's own words before ours. */
function wordsOf(error: unknown): string {
  if (error instanceof MailServerError) return error.failure.reply?.text ?? error.message;
  const text = error instanceof Error && 'responseText' in error ? String(error.responseText) : '';
  return text || (error instanceof Error ? error.message : String(error));
}
