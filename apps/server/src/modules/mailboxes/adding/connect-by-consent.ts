import { AppError } from '@outrider/contract/errors';
import type { FirstSettings } from '@outrider/contract/mailboxes/add';
import type { Trx } from '../../../platform/db.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { countTry } from '../../../platform/throttle.ts';
import { openTokens, sealCredentials } from '../connect/credentials.ts';
import { replaceSecret } from '../connect/secrets.repository.ts';
import { accountsByToken, type Servers, serversOf } from '../connect/server-accounts.ts';
import { bothWork, forPerson, testConnection } from '../connect/test-connection.ts';
import { mailboxDetail } from '../listing/list-mailboxes.ts';
import { findMailbox } from '../mailboxes.repository.ts';
import type { MailboxesDeps, UserScope } from '../mailboxes-deps.ts';
import { providerOfDomain } from '../providers/known-provider.ts';
import { TESTS_PER_WORKSPACE } from '../throttles.ts';
import { addMailbox, refuseIfKnownOrFull } from './add-mailbox.ts';
import { consentCutoff } from './ask-consent.ts';
import type { Added } from './connect-by-password.ts';
import { type ConsentTicket, findTicket, type SessionScope, useTicket } from './consents.repository.ts';
import { letBackIn } from './reconnect-mailbox.ts';

type Caller = UserScope & SessionScope;
type Wanted = { ticket: string; settings: FirstSettings };

/** A mailbox let in by the consent its owner just gave: a new one, or one that is here and asked for it anew. */
export async function connectByConsent(
  deps: MailboxesDeps,
  caller: Caller,
  { ticket, settings }: Wanted,
): Promise<Added> {
  const { db, now } = deps;
  await countTry(db, TESTS_PER_WORKSPACE, caller.workspaceId, now());
  const found = await findTicket(db, caller, hashToken(ticket), consentCutoff(now()));
  if (!found) throw new AppError('consentTicketExpired');
  return found.mailbox_id === null
    ? addConsented(deps, caller, found, settings)
    : renewConsent(deps, caller, found, found.mailbox_id);
}

async function addConsented(
  deps: MailboxesDeps,
  caller: Caller,
  ticket: ConsentTicket,
  settings: FirstSettings,
): Promise<Added> {
  const { email, name, provider } = ticket;
  await refuseIfKnownOrFull(deps, caller, email);
  const { servers, providerName } = serversFor(deps, ticket);
  const { tokens, test, mail } = await testTokens(deps, ticket, servers);
  const timeZone = await deps.zoneOf(caller);
  const wanted = {
    email,
    loginMethod: 'consent' as const,
    provider,
    providerName,
    servers,
    credentials: tokens,
    settings,
  };
  const id = await deps.db.transaction().execute(async (trx) => {
    await spend(deps, trx, caller, ticket);
    const testMail = mail ? { testMail: mail } : {};
    return addMailbox(deps, trx, caller, { ...wanted, senderName: name, timeZone, ...testMail });
  });
  deps.log.info({ mailbox: id, address: email }, 'A mailbox was connected');
  return { account: await mailboxDetail(deps, caller, id), test };
}

async function renewConsent(deps: MailboxesDeps, caller: Caller, ticket: ConsentTicket, id: string): Promise<Added> {
  const mailbox = await findMailbox(deps.db, caller, id);
  if (!mailbox) throw new AppError('consentTicketExpired');
  // The user chose another account at the provider: it must not answer for this address.
  if (mailbox.email !== ticket.email) {
    throw new AppError('mailboxRefused', { values: { words: `${ticket.email} ≠ ${mailbox.email}` } });
  }
  const { tokens, test } = await testTokens(deps, ticket, serversOf(mailbox));
  await deps.db.transaction().execute(async (trx) => {
    await spend(deps, trx, caller, ticket);
    await replaceSecret(trx, caller, id, sealCredentials(deps.sealer, id, tokens), deps.now());
  });
  await letBackIn(deps, caller, mailbox, { event: 'reconnected' });
  return { account: await mailboxDetail(deps, caller, id), test };
}

async function spend({ now }: MailboxesDeps, trx: Trx, caller: Caller, { ticket_hash }: ConsentTicket): Promise<void> {
  if (!(await useTicket(trx, caller, ticket_hash, now()))) throw new AppError('consentTicketExpired');
}

/** The fresh access token holds for the minutes the test takes, so nothing is renewed before the mailbox is here. */
async function testTokens(deps: MailboxesDeps, { email, ticket_hash, sealed }: ConsentTicket, servers: Servers) {
  const tokens = openTokens(deps.sealer, ticket_hash, sealed);
  const { test, mail } = await testConnection(
    forPerson(deps),
    accountsByToken(email, servers, async () => tokens.accessToken),
  );
  if (!bothWork(test)) throw new AppError('mailboxRefused', { values: { words: test.words }, data: test });
  return { tokens, test, mail };
}

/** Consent is asked of the provider itself, so the servers are its own, for any domain. */
function serversFor({ providers }: MailboxesDeps, { email, provider }: ConsentTicket) {
  const own = providers.filter((known) => known.provider === provider);
  const known = providerOfDomain(own, email.slice(email.lastIndexOf('@') + 1)) ?? own[0];
  if (!known) throw new AppError('consentNotOffered', { values: { provider } });
  return { servers: { smtp: known.smtp, imap: known.imap }, providerName: known.name };
}
