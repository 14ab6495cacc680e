import { AppError } from '@outrider/contract/errors';
import { firstSettings } from '@outrider/contract/mailboxes/add';
import type { Scope, Trx } from '../../../platform/db.ts';
import { addMailbox } from '../adding/add-mailbox.ts';
import { listResults } from '../checks/checks.repository.ts';
import { accountsByPassword } from '../connect/server-accounts.ts';
import { bothWork, forPerson, testConnection } from '../connect/test-connection.ts';
import { changeMailboxes, findMailbox, findMailboxByEmail } from '../mailboxes.repository.ts';
import type { MailboxesDeps, UserScope } from '../mailboxes-deps.ts';
import { noteWarmup } from '../ports/warmup-side.repository.ts';
import { providerOfHost } from '../providers/known-provider.ts';
import { listConnected } from './demo.repository.ts';

export type PracticeMailbox = { email: string; name: string; password: string; host: string; signature: string };

/** What a practice mailbox is said to have done before: more than warming up takes, with a domain of this age. */
const PAST = {
  daysOld: 41,
  warmup: { state: 'ready', day: 29 },
  landed: [97, 100] as const,
} as const;
const OF_DAYS = 21;
const READY_DAYS = 8;
/** Mails a day of the last fourteen, weekends among them. */
const SPARK = [20, 20, 0, 0, 20, 20, 20, 20, 20, 0, 0, 20, 20, 20];
const DAY_MS = 86_400_000;

type Past = typeof PAST & { email: string };
type Seeding = { zone: string; seedPast: (trx: Trx, of: Scope, seeded: { id: string; demo: Past }) => Promise<void> };

/**
 * Connects a mailbox of the box as its owner would by hand, both directions tried, and gives it a past. One that is
 * connected stays as it is.
 */
export async function connectPracticeMailbox(
  deps: MailboxesDeps,
  caller: UserScope,
  { email, name, password, host, signature }: PracticeMailbox,
  { zone, seedPast }: Seeding,
): Promise<void> {
  if (await findMailboxByEmail(deps.db, caller, email)) return;
  const known = providerOfHost(deps.providers, `smtp.${host}`);
  if (!known) throw new Error(`the box has no mailbox host ${host}`);
  const { smtp, imap } = known;
  const credentials = { kind: 'password', password } as const;
  const tried = await testConnection(forPerson(deps), accountsByPassword(email, { smtp, imap }, credentials));
  const { test, mail } = tried;
  if (!bothWork(test)) throw new AppError('mailboxRefused', { values: { words: test.words }, data: test });
  const at = deps.now();
  const before = new Date(at.getTime() - PAST.daysOld * DAY_MS);
  await deps.db.transaction().execute(async (trx) => {
    const id = await addMailbox({ ...deps, now: () => before }, trx, caller, {
      email,
      loginMethod: 'password',
      provider: known.provider,
      providerName: known.name,
      servers: { smtp, imap },
      credentials,
      settings: firstSettings.parse({ senderName: name, signature, warmup: true, timeZone: zone }),
      senderName: name,
      timeZone: zone,
      isPractice: true,
      ...(mail ? { testMail: mail } : {}),
    });
    await seedPast(trx, caller, { id, demo: { ...PAST, email } });
    await noteReady(trx, caller, id, at);
  });
}

/** As its past will be counted, until it is. The checks that were asked for begin now. */
async function noteReady(trx: Trx, scope: Scope, id: string, at: Date) {
  const [inboxed, judged] = PAST.landed;
  await noteWarmup(trx, scope, id, {
    state: 'ready',
    reason: 'none',
    since: new Date(at.getTime() - READY_DAYS * DAY_MS),
    day: OF_DAYS,
    ofDays: OF_DAYS,
    spark: SPARK,
    readyAtBest: null,
    health: Math.round((100 * inboxed) / judged),
    inboxed,
    judged,
    nextSendAt: null,
  });
  await changeMailboxes(trx, scope, [id], { checks_wanted_at: at, checks_due_at: at, last_sync_at: at });
}

/** Which of these are connected, and whether they log in and their checks went well. */
export async function findPracticeMailboxes(
  { db }: Pick<MailboxesDeps, 'db'>,
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, { accountId: string; isReady: boolean }>> {
  const found = new Map<string, { accountId: string; isReady: boolean }>();
  for (const email of emails) {
    const known = await findMailboxByEmail(db, scope, email);
    const mailbox = known && (await findMailbox(db, scope, known.id));
    if (!mailbox) continue;
    const results = await listResults(db, scope, [mailbox.id]);
    const isChecked = results.length > 0 && results.every(({ result }) => result.verdict !== 'fail');
    found.set(email, { accountId: mailbox.id, isReady: mailbox.status === 'active' && isChecked });
  }
  return found;
}

type Publisher = { addDomain(domain: { domain: string; host: string }): Promise<void> };

/** The records of practice domains: the box, which is as old as the process, has forgotten them. */
export async function publishPracticeDomains({ db }: Pick<MailboxesDeps, 'db'>, box: Publisher): Promise<void> {
  const practice = (await listConnected(db)).filter(({ is_practice }) => is_practice);
  const hosts = new Map(practice.map(({ domain, smtp_host }) => [domain, smtp_host.replace(/^smtp\./, '')]));
  for (const [domain, host] of hosts) await box.addDomain({ domain, host });
}
