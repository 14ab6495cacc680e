import { firstSettings } from '@outrider/contract/mailboxes/add';
import type { Scope, Trx } from '../../../platform/db.ts';
import { newToken } from '../../../platform/secrets.ts';
import { addMailbox } from '../adding/add-mailbox.ts';
import { openCredentials } from '../connect/credentials.ts';
import { noteEvent } from '../events.repository.ts';
import { changeMailboxes, changeStatus } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { noteWarmup } from '../ports/warmup-side.repository.ts';
import { providerOfHost } from '../providers/known-provider.ts';
import { claimDemoWorkspace, isDemoNew, listConnected } from './demo.repository.ts';
import { DEMO_MAILBOXES, type DemoMailbox } from './demo-mailboxes.ts';

/** The mailboxes of the boxed world, as far as the demo company needs them. */
type BoxedMailboxes = {
  has(address: string): boolean;
  create(mailbox: { address: string; password: string; host: string }): void;
  addDomain(domain: { domain: string; host: string; dmarc?: boolean }): Promise<void>;
};

/** What every mailbox of the demo company opens with; two of them were connected with another. */
const PASSWORD = 'harborline1';
const WRONG_PASSWORD = 'harborline0';
/** The words of the host for it. */
const REFUSED = '535 5.7.8 Error: authentication failed';
/** Left without a DMARC record, so that there is something to mend. */
const WITHOUT_DMARC = 'harborline-hq.test';

export const DEMO_ZONE = 'Europe/Berlin';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Lets every mailbox that is connected exist in the box, whose own are as old as the process, and the demo company's. */
export async function settleBoxedMailboxes(
  { db, sealer, providers }: MailboxesDeps,
  box: BoxedMailboxes,
): Promise<void> {
  for (const { email, host } of DEMO_MAILBOXES) {
    if (!box.has(email)) box.create({ address: email, password: PASSWORD, host });
  }
  for (const { id, email, smtp_host, sealed } of await listConnected(db)) {
    if (box.has(email) || !providerOfHost(providers, smtp_host)) continue;
    const secret = openCredentials(sealer, id, sealed);
    // A mailbox that logs in with a token needs no password, but a mailbox has one.
    const password = secret.kind === 'password' ? secret.password : newToken();
    box.create({ address: email, password, host: smtp_host.replace(/^smtp\./, '') });
  }
}

/** One after the other: each takes a key, and making keys takes the processor from what starts meanwhile. */
export async function publishDemoDomains(box: BoxedMailboxes): Promise<void> {
  const domains = new Map(DEMO_MAILBOXES.map(({ email, host }) => [email.slice(email.indexOf('@') + 1), host]));
  for (const [domain, host] of domains) await box.addDomain({ domain, host, dmarc: domain !== WITHOUT_DMARC });
}

/** More of a mailbox's past, written by those who know what it is made of. */
type SeedHistory = (trx: Trx, scope: Scope, mailbox: { id: string; demo: DemoMailbox }) => Promise<void>;

/**
 * Connects the demo company's mailboxes once: a person who removes them does not find them again after a restart. Their
 * domains are published before, as the first checks look at once. Tells whether it did.
 */
export async function seedDemoMailboxes(
  deps: MailboxesDeps,
  scope: Scope,
  { published, seedHistory }: { published: Promise<void>; seedHistory: SeedHistory },
): Promise<boolean> {
  if (!(await isDemoNew(deps.db, scope))) return false;
  await published;
  return deps.db.transaction().execute(async (trx) => {
    if (!(await claimDemoWorkspace(trx, scope))) return false;
    for (const demo of DEMO_MAILBOXES) {
      const password = demo.broken ? WRONG_PASSWORD : PASSWORD;
      await seedMailbox(deps, trx, scope, demo, { password, seedHistory });
    }
    return true;
  });
}

type Seeding = { password: string; seedHistory: SeedHistory };

/** Connects a mailbox that exists in the box, with the past it is said to have. Nobody counts what a plan has room for. */
export async function seedMailbox(
  deps: MailboxesDeps,
  trx: Trx,
  scope: Scope,
  demo: DemoMailbox,
  { password, seedHistory }: Seeding,
): Promise<void> {
  const id = await connect(deps, trx, scope, demo, password);
  await seedHistory(trx, scope, { id, demo });
  await describe(deps, trx, scope, id, demo);
}

function connect(deps: MailboxesDeps, trx: Trx, scope: Scope, demo: DemoMailbox, password: string): Promise<string> {
  const known = providerOfHost(deps.providers, `smtp.${demo.host}`);
  if (!known) throw new Error(`the box has no mailbox host ${demo.host}`);
  const { email, name, provider, dailyCap, tags, warmup } = demo;
  const at = new Date(deps.now().getTime() - demo.daysOld * DAY_MS);
  return addMailbox({ ...deps, roomFor: async () => Number.POSITIVE_INFINITY, now: () => at }, trx, scope, {
    email,
    loginMethod: provider === 'google' ? 'appPassword' : 'password',
    provider,
    providerName: known.name,
    servers: { smtp: known.smtp, imap: known.imap },
    credentials: { kind: 'password', password },
    settings: firstSettings.parse({
      senderName: name,
      signature: name,
      dailyCap,
      tags,
      warmup: warmup.state !== 'off',
    }),
    senderName: name,
    timeZone: DEMO_ZONE,
  });
}

/** How it stands, as if it had been here for as long as it says. */
async function describe({ now }: MailboxesDeps, trx: Trx, scope: Scope, id: string, demo: DemoMailbox) {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const { warmup, landed, spark, paused, broken } = demo;
  const [inboxed, judged] = landed;
  if (broken) {
    const since = ago(2 * HOUR_MS);
    const change = { from: ['active'], to: 'error', reason: REFUSED, at: since, probeAt: ago(-HOUR_MS) } as const;
    await changeStatus(trx, scope, [id], change);
    await noteEvent(trx, scope, [id], { event: 'loginFailed', at: since, words: REFUSED });
  }
  if (paused) {
    await changeStatus(trx, scope, [id], { from: ['active'], to: 'paused', reason: paused, at: ago(60 * DAY_MS) });
    await noteEvent(trx, scope, [id], { event: 'paused', at: ago(60 * DAY_MS), words: paused });
  }
  const left = Math.max(0, warmup.ofDays - warmup.day);
  await noteWarmup(trx, scope, id, {
    ...warmup,
    since: ago(broken ? 2 * HOUR_MS : warmup.daysAgo * DAY_MS),
    spark,
    inboxed,
    judged,
    health: judged > 0 ? Math.round((100 * inboxed) / judged) : null,
    readyAtBest: warmup.state === 'warming' ? dayOf(ago(-Math.ceil((left * 7) / 5) * DAY_MS)) : null,
    nextSendAt: null,
  });
  await changeMailboxes(trx, scope, [id], { last_sync_at: broken ? ago(2 * HOUR_MS) : at });
}

const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: DEMO_ZONE });
