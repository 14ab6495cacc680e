import { AppError } from '@outrider/contract/errors';
import type { Account } from '@outrider/contract/mailboxes/account';
import type { ConnectionProblem, ConnectionTest, FirstSettings, ServerAccount } from '@outrider/contract/mailboxes/add';
import { countTry } from '../../../platform/throttle.ts';
import { accountsByPassword, type Servers } from '../connect/server-accounts.ts';
import { bothWork, forPerson, type TestedConnection, testConnection } from '../connect/test-connection.ts';
import { mailboxDetail } from '../listing/list-mailboxes.ts';
import type { MailboxesDeps, UserScope } from '../mailboxes-deps.ts';
import { type KnownProvider, providerOfDomain, providerOfHost } from '../providers/known-provider.ts';
import { TESTS_PER_WORKSPACE } from '../throttles.ts';
import { addMailbox, type NewMailboxOf, refuseIfKnownOrFull } from './add-mailbox.ts';

export type Added = { account: Account; test: ConnectionTest };

export async function testServers(
  deps: MailboxesDeps,
  caller: UserScope,
  wanted: ServerAccount,
): Promise<ConnectionTest> {
  await countTry(deps.db, TESTS_PER_WORKSPACE, caller.workspaceId, deps.now());
  return (await tryServers(deps, wanted)).test;
}

async function tryServers(deps: MailboxesDeps, wanted: ServerAccount): Promise<TestedConnection> {
  const { test, ...tried } = await testConnection(
    forPerson(deps),
    accountsByPassword(wanted.email, wanted, passwordsOf(wanted)),
  );
  return { ...tried, test: { ...test, problem: adviseAppPassword(knownOf(deps, wanted), test.problem) } };
}

/** Where only passwords made for programs are taken, a refused one is most often that of the account. */
const adviseAppPassword = (known: KnownProvider | undefined, problem: ConnectionProblem): ConnectionProblem =>
  known?.appPasswordNeeded && problem === 'wrongPassword' ? 'appPasswordNeeded' : problem;

const knownOf = ({ providers }: MailboxesDeps, { smtp, imap }: Servers) =>
  providerOfHost(providers, smtp.host) ?? providerOfHost(providers, imap.host);

type Wanted = ServerAccount & { settings: FirstSettings };

export async function connectByPassword(deps: MailboxesDeps, caller: UserScope, wanted: Wanted): Promise<Added> {
  const { email, smtp, imap, settings } = wanted;
  const known = knownOf(deps, wanted);
  const mailbox = {
    email,
    loginMethod: 'password' as const,
    provider: known?.provider ?? 'other',
    providerName: known?.name ?? '',
    servers: { smtp, imap },
    credentials: passwordsOf(wanted),
    settings,
    senderName: '',
  };
  return connectTested(deps, caller, mailbox, () => tryServers(deps, wanted));
}

type AppPassword = { email: string; appPassword: string; settings: FirstSettings };

/** A Gmail mailbox by a password made for programs. */
export async function connectByAppPassword(
  deps: MailboxesDeps,
  caller: UserScope,
  { email, appPassword, settings }: AppPassword,
): Promise<Added> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const google = deps.providers.filter(({ provider }) => provider === 'google');
  const known = providerOfDomain(google, domain) ?? google[0];
  if (!known) throw new AppError('consentNotOffered', { values: { provider: 'Google' } });
  const { smtp, imap } = known;
  const credentials = { kind: 'password' as const, password: appPassword };
  const mailbox = {
    email,
    loginMethod: 'appPassword' as const,
    provider: known.provider,
    providerName: known.name,
    servers: { smtp, imap },
    credentials,
    settings,
    senderName: '',
  };
  const accounts = accountsByPassword(email, { smtp, imap }, credentials);
  return connectTested(deps, caller, mailbox, () => testConnection(forPerson(deps), accounts));
}

/** Tries both directions first; only what works is added. A refusal carries the whole test. */
async function connectTested(
  deps: MailboxesDeps,
  caller: UserScope,
  wanted: Omit<NewMailboxOf, 'timeZone' | 'testMail'>,
  runTest: () => Promise<TestedConnection>,
): Promise<Added> {
  await countTry(deps.db, TESTS_PER_WORKSPACE, caller.workspaceId, deps.now());
  await refuseIfKnownOrFull(deps, caller, wanted.email);
  const { test, mail } = await runTest();
  if (!bothWork(test)) throw new AppError('mailboxRefused', { values: { words: test.words }, data: test });
  const timeZone = await deps.zoneOf(caller);
  const tested = { ...wanted, timeZone, ...(mail ? { testMail: mail } : {}) };
  const id = await deps.db.transaction().execute((trx) => addMailbox(deps, trx, caller, tested));
  deps.log.info({ mailbox: id, address: wanted.email }, 'A mailbox was connected');
  return { account: await mailboxDetail(deps, caller, id), test };
}

const passwordsOf = ({ password, imapPassword }: ServerAccount) => ({
  kind: 'password' as const,
  password,
  ...(imapPassword === undefined ? {} : { imapPassword }),
});
