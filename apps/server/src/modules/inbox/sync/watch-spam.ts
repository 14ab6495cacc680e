import { beforeDeadline } from '../../../platform/imap/connect-imap.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import type { SyncSession } from './sync-session.ts';
import { type WakeUpSignal, wakeUp } from './wake-up-signal.ts';

export type Watch = { close(): void };

/**
 * Listens at the junk folder over a connection of its own, as a server tells only of the folder that is open, and rings
 * when something comes in. Where there is none to be had, the regular look around finds it a little later.
 */
export function watchSpam({ deps, held, folders, rules }: SyncSession, wakeSignal: WakeUpSignal): Watch {
  const path = folders.find(({ role }) => role === 'spam')?.path;
  let client: ImapClient | undefined;
  let isClosed = false;

  async function listen(spam: string) {
    const opened = await deps.openImap(held, held.mailboxId);
    client = opened;
    if (isClosed || !opened.capabilities.has('IDLE')) return;
    for (const event of ['exists', 'expunge', 'flags']) opened.on(event, () => wakeUp(wakeSignal));
    await opened.mailboxOpen(spam, { readOnly: true });
    // A server that refuses to be listened to, or a folder that is gone, would have us ask without end.
    while (!isClosed && opened.usable && opened.mailbox && (await idleOnce(opened)) !== false);
  }

  /** The sign of life ends the IDLE; without one the connection is closed, which ends it, too. */
  async function idleOnce(opened: ImapClient) {
    const timer = setTimeout(
      () => void beforeDeadline(opened, rules.aliveMs, () => opened.noop()).catch(() => opened.close()),
      rules.idleMs,
    );
    return opened.idle().finally(() => clearTimeout(timer));
  }

  const listening = path === undefined ? Promise.resolve() : listen(path);
  listening
    .catch((error: unknown) =>
      deps.log.info({ err: error, mailbox: held.mailboxId }, 'nobody listens at the junk folder'),
    )
    .finally(() => client?.close());
  return {
    close() {
      isClosed = true;
      client?.close();
    },
  };
}
