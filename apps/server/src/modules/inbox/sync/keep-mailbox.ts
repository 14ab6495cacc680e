import { once } from 'node:events';
import { beforeDeadline } from '../../../platform/imap/connect-imap.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import { judgeSome } from '../judge/judge-some.ts';
import { readOwnTexts } from '../judge/read-own-texts.ts';
import { type Bell, RING } from './bell.ts';
import { fetchBack, isRead } from './fetch-back.ts';
import { lookAround, readWindows } from './look-around.ts';
import { lookAtFolder } from './look-at-folder.ts';
import type { SyncRules } from './sync-rules.ts';
import { type SyncSession, useFolder } from './sync-session.ts';
import type { HeldMailbox } from './syncs.repository.ts';
import { type Watch, watchSpam } from './watch-spam.ts';

type Options = { rules: SyncRules; bell: Bell; signal: AbortSignal };

/** Reads one mailbox until it is told to stop or the connection fails; the failure is thrown. */
export async function keepMailbox(deps: InboxDeps, held: HeldMailbox, { rules, bell, signal }: Options): Promise<void> {
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
      // Whoever gave up on this one did not wait for it.
      if (isOver) return;
      spam = watchSpam(session, bell);
      await stayWithIt(session, bell, signal);
    };
    const session: SyncSession = {
      deps,
      rules,
      held,
      client,
      folders: [],
      ownAddresses: new Set(),
      hasRenumbered: false,
      vanished: new Map(),
      isInboxStirred: false,
      hasFresh: false,
      hasTextsLeft: true,
      missing: new Set(),
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

/** What a server says by itself of the folder that is open, whatever it was asked. */
const NEWS = ['exists', 'expunge', 'flags'] as const;

async function stayWithIt(session: SyncSession, bell: Bell, signal: AbortSignal): Promise<void> {
  const { rules, deps, client } = session;
  let isRung = false;
  const onRing = () => {
    isRung = true;
  };
  const onNews = ({ path }: { path: string }) => {
    if (path === inboxOf(session)?.path) session.isInboxStirred = true;
  };
  bell.addEventListener(RING, onRing);
  for (const event of NEWS) client.on(event, onNews);
  try {
    let [lookedAround, lookedInside] = [deps.now().getTime(), 0];
    while (!signal.aborted) {
      if (session.isInboxStirred || deps.now().getTime() - lookedInside >= rules.pollMs) {
        await lookAtInbox(session);
        lookedInside = deps.now().getTime();
      }
      if (isRung || session.vanished.size > 0 || deps.now().getTime() - lookedAround >= rules.lookAroundMs) {
        isRung = false;
        await lookAround(session);
        await judgeFresh(session);
        lookedAround = deps.now().getTime();
      }
      const isBusy = await workInBackground(session);
      if (isBusy || isRung) continue;
      await waitForNews(session, bell, signal);
      lookedInside = 0;
    }
  } finally {
    bell.removeEventListener(RING, onRing);
    for (const event of NEWS) client.off(event, onNews);
  }
}

const inboxOf = ({ folders }: SyncSession) => folders.find(({ role }) => role === 'inbox');

/** What is new there is judged in the same round. */
async function lookAtInbox(session: SyncSession): Promise<void> {
  const inbox = inboxOf(session);
  if (!inbox) return;
  await lookAtFolder(session, inbox);
  await judgeFresh(session);
}

async function judgeFresh(session: SyncSession): Promise<void> {
  while (session.hasFresh) {
    session.hasFresh = false;
    await judgeSome(session);
  }
}

/** Some seconds of work, before it is time to look for news that nobody told. */
const BATCHES_AT_ONCE = 100;

/** A little of what is left to do: older messages first, then texts. False when there is nothing. */
async function workInBackground(session: SyncSession): Promise<boolean> {
  const { rules } = session;
  const folder = session.folders.find((one) => !isRead(one));
  if (folder) {
    await fetchBack(session, folder, { most: rules.batch * BATCHES_AT_ONCE });
    return true;
  }
  if (session.hasTextsLeft && (await judgeSome(session))) return true;
  return readOwnTexts(session);
}

/**
 * Waits for the server, for whoever wants it looked at, or for the time of the next sign of life. A connection that does
 * not answer then is dead, whatever the socket says.
 */
async function waitForNews(session: SyncSession, bell: Bell, signal: AbortSignal): Promise<void> {
  const { client, rules } = session;
  const inbox = inboxOf(session);
  if (inbox) await useFolder(session, inbox.path);
  if (session.isInboxStirred) return;
  const hasIdle = client.capabilities.has('IDLE');
  const idling = hasIdle ? client.idle() : undefined;
  // It ends with the next command; a broken one is told by that command, too.
  idling?.catch(() => undefined);
  const done = new AbortController();
  const waits = { signal: AbortSignal.any([done.signal, signal]) };
  const news = [
    ...[...NEWS, 'close'].map((event) => once(client, event, waits)),
    once(bell, RING, waits),
    once(AbortSignal.timeout(hasIdle ? rules.idleMs : rules.pollMs), 'abort', waits),
  ];
  for (const one of news) one.catch(() => undefined);
  await Promise.race(news).catch(() => undefined);
  done.abort();
  if (signal.aborted) return;
  await beforeDeadline(client, rules.aliveMs, () => client.noop());
  if (!client.usable) throw new MailServerError({ kind: 'unreachable', why: 'closed' });
}
