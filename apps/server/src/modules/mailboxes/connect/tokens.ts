import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { type OauthClient, refusalOf, renewTokens } from '../../../platform/oauth/oauth-client.ts';
import { noteLatest } from '../events.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { openTokens, sealCredentials, type Tokens } from './credentials.ts';
import { findSecret, lockSecret, replaceSecret } from './secrets.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'sealer' | 'clients' | 'now'>;

/** A token that runs out while the log-in is on its way would be refused. */
const MARGIN_MS = 60_000;

/**
 * Gives the mailbox's access token, renewed where needed. One at a time over all workers: the second worker waits at
 * the row and finds the new token, because a provider that rotates takes each refresh token once (RFC 9700, 4.14.2).
 */
export function tokenGetter(
  deps: Deps,
  scope: Scope,
  mailboxId: string,
): (wish: { fresh: boolean }) => Promise<string> {
  let last: string | undefined;
  return async ({ fresh }) => {
    const known = await readTokens(deps, scope, mailboxId);
    const isUsable = isValid(known, deps.now()) && (!fresh || known.accessToken !== last);
    last = isUsable ? known.accessToken : await renew(deps, scope, mailboxId, known.accessToken);
    return last;
  };
}

const isValid = ({ expiresAt }: Tokens, now: Date) => new Date(expiresAt).getTime() - MARGIN_MS > now.getTime();

async function readTokens(
  { db, sealer }: Pick<Deps, 'sealer'> & { db: Db | Trx },
  scope: Scope,
  mailboxId: string,
): Promise<Tokens> {
  const row = await findSecret(db, scope, mailboxId);
  if (!row) throw new Error(`the secrets of mailbox ${mailboxId} are gone`);
  return openTokens(sealer, mailboxId, row.sealed);
}

function renew(deps: Deps, scope: Scope, mailboxId: string, refused: string): Promise<string> {
  const { db, sealer, clients, now } = deps;
  return db.transaction().execute(async (trx) => {
    await lockSecret(trx, scope, mailboxId);
    const stored = await readTokens({ db: trx, sealer }, scope, mailboxId);
    if (stored.accessToken !== refused && isValid(stored, now())) return stored.accessToken;
    const client = clients[stored.provider];
    if (!client) throw consentEnded('unauthorized_client', 'This installation has no client for the provider any more');
    const renewed = await askProvider(client, stored, now);
    await replaceSecret(trx, scope, mailboxId, sealCredentials(sealer, mailboxId, renewed), now());
    await noteLatest(trx, scope, mailboxId, { event: 'consentRefreshed', at: now() });
    return renewed.accessToken;
  });
}

async function askProvider(client: OauthClient, stored: Tokens, now: () => Date): Promise<Tokens> {
  try {
    const answer = await renewTokens(client, stored.refreshToken);
    return {
      ...stored,
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? stored.refreshToken,
      expiresAt: expiryOf(answer.expires_in, now()),
    };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.error === 'invalid_grant') throw consentEnded(refusal.error, refusal.words);
    // The token endpoint is out of reach or broken, which says nothing about the consent.
    const reply = refusal && { code: refusal.error, text: refusal.words };
    throw new MailServerError({ kind: 'temporarily', ...(reply ? { reply } : {}) }, error);
  }
}

/** RFC 6749, 5.1: an answer need not say how long the token holds. */
const UNSAID_SECONDS = 300;

export const expiryOf = (seconds: number | undefined, now: Date): string =>
  new Date(now.getTime() + (seconds ?? UNSAID_SECONDS) * 1000).toISOString();

const consentEnded = (code: string, text: string) => new MailServerError({ kind: 'authFailed', reply: { code, text } });
