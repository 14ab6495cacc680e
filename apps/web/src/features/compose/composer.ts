import { useSyncExternalStore } from 'react';
import { renewal } from '../../api/session.ts';
import { connection } from '../../platform/connection.ts';
import { afterInPage } from '../../platform/stream/follow-stream.ts';
import { nowMs } from '../../platform/time/world-time.ts';
import { composeServer } from './compose-server.ts';
import { needHost } from './host-needed.ts';
import { keptMails, keysOf } from './kept-mails.ts';
import type { ComposeState, OpenMail } from './state/compose-state.ts';
import { createComposer } from './state/create-composer.ts';
import { tell } from './tell.ts';

/** Whose mails these are. Nobody else who signs in on this browser reads them. */
let owner = '';
const keyOf = (cid: string) => keysOf(owner) + cid;

/** The mails being written in this tab. */
export const composer = createComposer({
  server: composeServer,
  copies: {
    readAll: () => (owner === '' ? Promise.resolve([]) : keptMails.readAll(keysOf(owner))),
    write: (copy) => owner !== '' && keptMails.write(keyOf(copy.cid), copy),
    clear: (cid) => owner !== '' && keptMails.clear(keyOf(cid)),
  },
  tell,
  now: nowMs,
  later: (run, ms) => afterInPage(ms, run),
  newId,
  first: { isOnline: connection.isOnline() },
});

/** What only a user does. */
const USER_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

// A page that loads the composer means to use it, and only its host knows whose mails these are. Until a user is
// there, the page itself comes first.
for (const event of USER_EVENTS) window.addEventListener(event, needHost, { once: true });
const stopWaiting = composer.subscribe(() => {
  stopWaiting();
  needHost();
});

/** From now on the mails are this person's; those of another are put away, and theirs of before are back. */
export async function writeAs(userId: string): Promise<void> {
  if (owner === userId) return;
  if (owner !== '') composer.putAway();
  owner = userId;
  await composer.restore();
}

/** Pages without https have no `randomUUID`. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 10 (RFC 9562, 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A part of the state; draws again only when that part is another. */
export const useCompose = <T>(select: (state: ComposeState) => T): T =>
  useSyncExternalStore(composer.subscribe, () => select(composer.get()));

export const useOpenMail = <T>(cid: string, select: (open: OpenMail) => T): T | undefined =>
  useCompose(({ mails }) => {
    const open = mails[cid];
    return open && select(open);
  });

/** An open mail is not left for the sign-in page. */
function holdWhileWriting(): () => void {
  let release: (() => void) | undefined;
  const look = () => {
    const isWriting = Object.keys(composer.get().mails).length > 0;
    if (isWriting) release ??= renewal.hold();
    else {
      release?.();
      release = undefined;
    }
  };
  look();
  const unsubscribe = composer.subscribe(look);
  return () => {
    unsubscribe();
    release?.();
  };
}

/** Keeps what was typed when the page goes away, and saves it when the network is back. */
export function guardPage(): () => void {
  const keep = () => composer.keepAll();
  const onHidden = () => document.visibilityState === 'hidden' && keep();
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', onHidden);
  const stopHearing = connection.subscribe(() => composer.setOnline(connection.isOnline()));
  keptMails.prepare();
  const stopHolding = holdWhileWriting();
  return () => {
    stopHolding();
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', onHidden);
    stopHearing();
  };
}
