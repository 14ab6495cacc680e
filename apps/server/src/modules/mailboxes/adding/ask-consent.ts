import { AppError } from '@outrider/contract/errors';
import { CONSENT_PROVIDERS, type ConsentProvider } from '@outrider/contract/mailboxes/add';
import { leaveForProvider, redeemCode } from '../../../platform/oauth/oauth-client.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { countTry } from '../../../platform/throttle.ts';
import { sealCredentials } from '../connect/credentials.ts';
import { expiryOf } from '../connect/tokens.ts';
import { findMailbox } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { CONSENTS_PER_WORKSPACE } from '../throttles.ts';
import {
  type ConsentFlow,
  findTicket,
  insertFlow,
  insertTicket,
  type SessionScope,
  takeFlow,
} from './consents.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'clients' | 'sealer' | 'appUrl' | 'now'>;

const CONSENT_MINUTES = 10;

export const consentCutoff = (now: Date) => new Date(now.getTime() - CONSENT_MINUTES * 60_000);

const PROVIDER_NAMES: Record<ConsentProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

/** What is asked for: reading and sending by IMAP and SMTP, while nobody is there, and whose mailbox it is. */
const ASKED: Record<ConsentProvider, { mail: string[]; more: Record<string, string>; scopes: string[] }> = {
  google: {
    mail: ['https://mail.google.com/'],
    scopes: ['openid', 'email', 'profile'],
    // Google gives a refresh token only where it is asked for both.
    more: { access_type: 'offline', prompt: 'consent' },
  },
  microsoft: {
    mail: ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
    scopes: ['offline_access', 'openid', 'email', 'profile'],
    more: { prompt: 'select_account' },
  },
};

const redirectUri = (appUrl: string, provider: ConsentProvider) => `${appUrl}/oauth2/mailbox/${provider}/callback`;

export const consentProviders = ({ clients, appUrl }: Pick<Deps, 'clients' | 'appUrl'>) =>
  CONSENT_PROVIDERS.flatMap((provider) => {
    const client = clients[provider];
    return client ? [{ provider, clientId: client.clientId, comesBackTo: redirectUri(appUrl, provider) }] : [];
  });

type Wish = { provider: ConsentProvider; email: string; accountId?: string | undefined };

/**
 * Where to send the browser. The state is bound to the session that asks; what comes back is a ticket that only this
 * session can use and only the browser that came back knows. So neither a consent of mine slipped into another's browser
 * nor a consent of another's that I begged for leads anywhere (RFC 9700, 4.7).
 */
export async function beginConsent(deps: Deps, caller: SessionScope, { provider, email, accountId }: Wish) {
  const { db, clients, appUrl, now } = deps;
  const client = clients[provider];
  if (!client) throw new AppError('consentNotOffered', { values: { provider: PROVIDER_NAMES[provider] } });
  await countTry(db, CONSENTS_PER_WORKSPACE, caller.workspaceId, now());
  const renewed = accountId === undefined ? undefined : await findMailbox(db, caller, accountId);
  if (accountId !== undefined && !renewed) throw new AppError('notFound');
  const { mail, scopes, more } = ASKED[provider];
  const hint = renewed?.email ?? email;
  const { url, state, nonce, verifier } = await leaveForProvider(client, {
    redirectUri: redirectUri(appUrl, provider),
    scope: [...mail, ...scopes].join(' '),
    more: { ...more, ...(hint ? { login_hint: hint } : {}) },
  });
  await insertFlow(db, {
    state_hash: hashToken(state),
    workspace_id: caller.workspaceId,
    session_id: caller.sessionId,
    provider,
    mailbox_id: renewed?.id ?? null,
    code_verifier: verifier,
    nonce,
    created_at: now(),
  });
  return { url };
}

/** A browser came back with a state of ours, or with none that is known. */
export const takeConsentFlow = ({ db, now }: Deps, query: string): Promise<ConsentFlow | undefined> =>
  takeFlow(db, hashToken(new URLSearchParams(query).get('state') ?? ''), consentCutoff(now()));

/** The person signed in but did not tick the mailbox, or the provider gave nothing that lasts. */
export class MailNotAllowed extends Error {}

/** Redeems the code and gives a ticket for the page the browser goes to. */
export async function finishConsent(deps: Deps, flow: ConsentFlow, query: string): Promise<string> {
  const { db, clients, sealer, appUrl, now } = deps;
  const { provider, nonce, code_verifier: verifier } = flow;
  const client = clients[provider];
  if (!client) throw new AppError('consentNotOffered', { values: { provider: PROVIDER_NAMES[provider] } });
  const state = new URLSearchParams(query).get('state') ?? '';
  const comesBackTo = redirectUri(appUrl, provider);
  const tokens = await redeemCode(client, { redirectUri: comesBackTo, query, state, nonce, verifier });
  const granted = tokens.scope?.toLowerCase().split(' ');
  const lacks = granted && ASKED[provider].mail.some((scope) => !granted.includes(scope.toLowerCase()));
  if (lacks || !tokens.refresh_token) throw new MailNotAllowed();
  const claims = tokens.claims();
  const ticket = newToken();
  const ticketHash = hashToken(ticket);
  await insertTicket(db, {
    ticket_hash: ticketHash,
    workspace_id: flow.workspace_id,
    session_id: flow.session_id,
    provider,
    mailbox_id: flow.mailbox_id,
    email: addressIn(claims),
    name: typeof claims?.name === 'string' ? claims.name.slice(0, 100) : '',
    sealed: sealCredentials(sealer, ticketHash, {
      kind: 'tokens',
      provider,
      refreshToken: tokens.refresh_token,
      accessToken: tokens.access_token,
      expiresAt: expiryOf(tokens.expires_in, now()),
    }),
    created_at: now(),
    used_at: null,
  });
  return ticket;
}

/** Microsoft gives the mailbox's address as the name one signs in with where there is no other. The log-in will show. */
function addressIn(claims: Record<string, unknown> | undefined): string {
  const found = [claims?.email, claims?.preferred_username].find(
    (claim) => typeof claim === 'string' && claim.includes('@'),
  );
  if (typeof found !== 'string') throw new MailNotAllowed();
  return found.trim().toLowerCase();
}

export async function readConsent({ db, now }: Deps, caller: SessionScope, ticket: string) {
  const found = await findTicket(db, caller, hashToken(ticket), consentCutoff(now()));
  if (!found) throw new AppError('consentTicketExpired');
  const { provider, email, name, mailbox_id } = found;
  return { provider, email, name, renewed: mailbox_id !== null };
}
