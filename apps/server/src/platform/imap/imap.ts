import { logInWith, type ServerAccount } from '../net/account.ts';
import { connectTo } from '../net/connect.ts';
import { type MailFailure, MailServerError } from '../net/failure.ts';
import type { HostGate } from '../net/limits/host-gate.ts';
import type { Network } from '../net/network.ts';
import { createTranscript, type Transcript, type TranscriptLine } from '../net/transcript.ts';
import { beforeDeadline, connectImap, DEFAULT_TIMEOUTS, type ImapTimeouts } from './connect-imap.ts';
import type { ImapClient } from './imap-client.ts';
import { imapFailure } from './imap-failure.ts';

export type ImapDeps = {
  network: Network;
  /** Without one, nobody is made to wait and no host is given a rest. */
  gate?: HostGate;
  timeouts?: Partial<ImapTimeouts>;
  /** Lets the server tell what vanished by UID (RFC 7162), where it can. */
  qresync?: boolean;
};

/** `specialUse` is an attribute of RFC 6154 such as "\Sent"; "\Inbox" for the inbox. */
export type ImapFolder = { path: string; specialUse?: string };

export type ImapTest = { transcript: TranscriptLine[] } & (
  | { ok: true; capabilities: string[]; folders: ImapFolder[] }
  | { ok: false; failure: MailFailure }
);

/** A client that is connected and logged in; it does not IDLE by itself. Throws a `MailServerError`. */
export const openImap = (account: ServerAccount, deps: ImapDeps): Promise<ImapClient> =>
  openNoting(account, deps, undefined);

/** Logs in, looks at the folders, logs out again, and shows how that went. */
export async function testImap(account: ServerAccount, deps: ImapDeps & { now: () => Date }): Promise<ImapTest> {
  const transcript = createTranscript(deps);
  try {
    const client = await openNoting(account, deps, transcript);
    const folders = await listFolders(client, deps.timeouts);
    const capabilities = [...client.capabilities.keys()];
    // Nobody has to wait until the server says goodbye.
    client.logout().catch(() => client.close());
    return { ok: true, capabilities, folders, transcript: transcript.lines() };
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    return { ok: false, failure: error.failure, transcript: transcript.lines() };
  }
}

/** Of one user: a watch of the inbox and one of the junk folder, warm-up, and the readers. Yahoo takes five at a time. */
const READERS = { perAccount: 5, perHost: 2_000 };

async function listFolders(client: ImapClient, timeouts: ImapDeps['timeouts']): Promise<ImapFolder[]> {
  const { stepMs } = { ...DEFAULT_TIMEOUTS, ...timeouts };
  try {
    const folders = await beforeDeadline(client, stepMs, () => client.list());
    return folders.map(({ path, specialUse }) => ({ path, ...(specialUse ? { specialUse } : {}) }));
  } catch (error) {
    client.close();
    throw error instanceof MailServerError ? error : new MailServerError(imapFailure(error as Error), error);
  }
}

function openNoting(account: ServerAccount, deps: ImapDeps, transcript: Transcript | undefined): Promise<ImapClient> {
  const { network, gate, timeouts, qresync = false } = deps;
  const connect = () =>
    logInWith(account.login, (secret) =>
      connectTo(network, account, (place) => {
        transcript?.hide(secret.value);
        return connectImap({ account, place, secret, network, transcript, timeouts, qresync });
      }),
    );
  return gate ? gate.open(account, connect, (client, end) => client.once('close', end), READERS) : connect();
}
