import { once } from 'node:events';
import { beforeDeadline } from '../../../platform/imap/connect-imap.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { classifySome } from '../classify/classify-some.ts';
import { readOwnTexts } from '../classify/read-own-texts.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import { fetchBack, isRead } from '../sync/fetch-back.ts';
import { lookAtFolder } from '../sync/folders/look-at-folder.ts';
import { glance, workOfGlance } from '../sync/glance.ts';
import { lookAround, readWindows, tellOwnRead } from '../sync/look-around.ts';
import { paceOfGlances } from '../sync/pace.ts';
import type { SyncRules } from '../sync/sync-rules.ts';
import { type SyncSession, useFolder } from '../sync/sync-session.ts';
import { type HeldMailbox, noteCaughtUp } from '../sync/syncs.repository.ts';
import { WAKE_UP, type WakeUpSignal } from '../sync/wake-up-signal.ts';
import { type Watch, watchSpam } from '../sync/watch-spam.ts';

type Options = {
  rules: SyncRules;
  wakeSignal: WakeUpSignal;
  signal: AbortSignal;
  /** How many mailboxes the worker reads. */
  crowd: () => number;
};

/** Reads one mailbox until it is asked to stop or the connection fails; the failure is thrown. */
export async function keepMailbox(deps: InboxDeps, held: HeldMailbox, options: Options): Promise<void> {
  const { rules, wakeSignal, signal } = options;
  const client = await deps.openImap(held, held.mailboxId);
  const close = () => client.close();
  signal.addEventListener('abort', close);
  let spam: Watch | undefined;
  let isOver = false;
  try {
    signal.throwIfAborted();
    const readOn = async (session: SyncSession) => {
      await lookAround(session);
      await readWindows(session);
      await tellOwnRead(session);
      // The caller that gave up on this one did not wait for it.
      if (isOver) return;
      spam = watchSpam(session, wakeSignal);
      await stayWithIt(session, options);
    };
    const session: SyncSession = {
      deps,
      rules,
      held,
      client,
      folders: [],
      unlisted: new Set(),
      lastCounters: new Map(),
      turn: 0,
      ownAddresses: new Set(),
      hasRenumbered: false,
      vanished: new Map(),
      isInboxStirred: false,
      hasFresh: false,
      hasTextsLeft: true,
      missing: new Set(),
      ownRead: 'all',
      lookBegan: deps.now(),
      isCaughtUp: false,
    };
    await Promise.race([readOn(session), giveUpOn(session, signal)]);
  } finally {
    isOver = true;
    signal.removeEventListener('abort', close);
    spam?.close();
    // Nobody has to wait until the server says goodbye.
    if (client.usable) client.logout().catch(close);
    else close();
  }
}

/** Not every call of the library ends when the connection does; then nobody waits for it any longer. */
async function giveUpOn({ client, deps, rules }: SyncSession, signal: AbortSignal): Promise<never> {
  await once(client, 'close');
  if (!signal.aborted) await deps.pause(rules.graceMs);
  throw new MailServerError({ kind: 'unreachable', why: 'closed' });
}

/** What a server says by itself of the folder that is open, unasked. */
const SERVER_EVENTS = ['exists', 'expunge', 'flags'] as const;

/** A user who opened a mailbox, or did something in it, may still look at it for so long. */
const WANTED_MS = 600_000;

async function stayWithIt(session: SyncSession, { rules, wakeSignal, signal, crowd }: Options): Promise<void> {
  const { deps, client } = session;
  const now = () => Math.floor(deps.monotonic());
  let [isRung, wantedAt] = [false, Number.NEGATIVE_INFINITY];
  const onWakeUp = () => {
    isRung = true;
    wantedAt = now();
  };
  const onChange = ({ path }: { path: string }) => {
    if (path === inboxOf(session)?.path) session.isInboxStirred = true;
  };
  wakeSignal.addEventListener(WAKE_UP, onWakeUp);
  for (const event of SERVER_EVENTS) client.on(event, onChange);
  try {
    let [lookedAround, glanced] = [now(), now()];
    while (!signal.aborted) {
      if (session.isInboxStirred) await lookAtInbox(session);
      if (isRung || session.vanished.size > 0 || now() - lookedAround >= rules.lookAroundMs) {
        isRung = false;
        await lookAround(session);
        await classifyFresh(session);
        [lookedAround, glanced] = [now(), now()];
      } else if (now() - glanced >= pace().everyMs) {
        await glance(session, pace());
        await classifyFresh(session);
        glanced = now();
      }
      if (!session.isCaughtUp) session.isCaughtUp = await noteCaughtUp(deps.db, session.held, session);
      if (session.isInboxStirred || session.vanished.size > 0) continue;
      const isBusy = await workInBackground(session);
      if (isBusy || isRung) continue;
      const untilGlance = Math.max(0, glanced + pace().everyMs - now());
      const atMostMs = session.isCaughtUp ? untilGlance : Math.min(untilGlance, UNTOLD_MS);
      await waitForChanges(session, { wakeSignal, signal, atMostMs });
    }
  } finally {
    wakeSignal.removeEventListener(WAKE_UP, onWakeUp);
    for (const event of SERVER_EVENTS) client.off(event, onChange);
  }

  function pace() {
    const isWanted = now() - wantedAt < WANTED_MS;
    return paceOfGlances(rules, { isWanted, crowd: crowd(), ...workOfGlance(session) });
  }
}

/** What was classified is published by jobs, usually at once. */
const UNTOLD_MS = 1_000;

const inboxOf = ({ folders }: SyncSession) => folders.find(({ role }) => role === 'inbox');

/** What is new there is classified in the same round. */
async function lookAtInbox(session: SyncSession): Promise<void> {
  session.isInboxStirred = false;
  const inbox = inboxOf(session);
  if (!inbox) return;
  await lookAtFolder(session, inbox);
  await classifyFresh(session);
}

async function classifyFresh(session: SyncSession): Promise<void> {
  while (session.hasFresh) {
    session.hasFresh = false;
    await classifySome(session);
  }
}

/** Some seconds of work, before it is time to look for changes that the server did not announce. */
const BATCHES_AT_ONCE = 100;

/** A little of what is left to do: older messages first, then texts. False when there is nothing. */
async function workInBackground(session: SyncSession): Promise<boolean> {
  const { rules } = session;
  const folder = session.folders.find((one) => !isRead(one));
  if (folder) {
    await fetchBack(session, folder, { most: rules.batch * BATCHES_AT_ONCE });
    return true;
  }
  if (session.hasTextsLeft && (await classifySome(session))) return true;
  return readOwnTexts(session);
}

type Wait = Pick<Options, 'wakeSignal' | 'signal'> & { atMostMs: number };

/**
 * Waits for the server, for a user who wants it looked at, or for the time of the next glance or sign of life. A connection that
 * does not answer then is dead, no matter what the socket says.
 */
async function waitForChanges(session: SyncSession, { wakeSignal, signal, atMostMs }: Wait): Promise<void> {
  const { client, rules } = session;
  const inbox = inboxOf(session);
  if (inbox) await useFolder(session, inbox.path);
  if (session.isInboxStirred) return;
  const hasIdle = client.capabilities.has('IDLE');
  const idling = hasIdle ? client.idle() : undefined;
  // It ends with the next command; a broken one is reported by that command, too.
  idling?.catch(() => undefined);
  const done = new AbortController();
  const waits = { signal: AbortSignal.any([done.signal, signal]) };
  const aliveMs = hasIdle ? rules.idleMs : rules.pollMs;
  const changes = [
    ...[...SERVER_EVENTS, 'close'].map((event) => once(client, event, waits)),
    once(wakeSignal, WAKE_UP, waits),
    once(AbortSignal.timeout(Math.min(aliveMs, atMostMs)), 'abort', waits),
  ];
  for (const one of changes) one.catch(() => undefined);
  await Promise.race(changes).catch(() => undefined);
  done.abort();
  if (signal.aborted) return;
  await beforeDeadline(client, rules.aliveMs, () => client.noop());
  if (!client.usable) throw new MailServerError({ kind: 'unreachable', why: 'closed' });
  // Not every server tells of everything by itself; a glance, where it comes first, finds what changed.
  if (aliveMs <= atMostMs) session.isInboxStirred = true;
}
