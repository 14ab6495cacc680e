import { randomUUID } from 'node:crypto';
import type { Box } from '@outrider/sandbox';
import { sql } from 'kysely';
import { seedDemoBilling } from '../modules/billing/demo.ts';
import { type BillingDeps, countUsed } from '../modules/billing/index.ts';
import { seedDemoCampaigns } from '../modules/campaign-management/demo.ts';
import { type DemoPeople, demoContacts, seedDemoContacts } from '../modules/contacts/demo.ts';
import { type ContactsDeps, suppressPerson } from '../modules/contacts/index.ts';
import { planDemoOrders, seedDemoOrders } from '../modules/domains/demo.ts';
import { DEMO_USER, ensureDemoUser, quickSignIn } from '../modules/identity/demo.ts';
import type { IdentityDeps } from '../modules/identity/index.ts';
import { listDemoThreads, planDemoSent, seedDemoMail } from '../modules/inbox/demo.ts';
import { seedDemoSearch } from '../modules/leads-agent/demo.ts';
import type { LeadsAgentDeps } from '../modules/leads-agent/index.ts';
import * as mailboxes from '../modules/mailboxes/demo.ts';
import type { MailboxesDeps } from '../modules/mailboxes/index.ts';
import { seedWarmupHistory } from '../modules/warmup/demo.ts';
import type { WarmupDeps } from '../modules/warmup/index.ts';
import type { Scope, Trx } from '../platform/db.ts';
import type { Visit } from '../platform/http/caller.ts';
import { stockWarmed } from './warmed-stock.ts';

type UserScope = Scope & { userId: string };

export type DemoDeps = {
  contacts: ContactsDeps;
  mailboxes: MailboxesDeps;
  warmup: WarmupDeps;
  billing: BillingDeps & { appUrl: string };
  campaigns: Omit<Parameters<typeof seedDemoCampaigns>[0], 'suppressSince'>;
  leadsAgent: { deps: LeadsAgentDeps; closing: AbortSignal };
};

/** The log-in that needs no password. */
export async function openDemoLogin(deps: IdentityDeps) {
  const scope = await ensureDemoUser(deps);
  return {
    scope,
    login: { email: DEMO_USER.email, password: DEMO_USER.password },
    quickSignIn: (visit: Visit) => quickSignIn(deps, scope, visit),
  };
}

/** The past of the company a newcomer finds. `stocked` is what a start does not wait for, and a stop does. */
export async function seedDemo(box: Box, deps: DemoDeps, scope: UserScope): Promise<{ stocked: Promise<void> }> {
  const { published } = await settleBox(box, deps, scope);
  const { db } = deps.contacts;
  const people = peopleOf(box);
  const readers = readersOf(people);
  const written = new Set(listDemoThreads(readers).map(({ person }) => person.email));
  await seedDemoContacts(deps.contacts, scope, people, written);
  // Before the mailboxes are read: what lies in them answers these.
  const sent = await planDemoSent({ db, people: readers }, scope);
  await seedDemoCampaigns({ ...deps.campaigns, suppressSince: suppressSince(deps.contacts) }, scope, sent);
  await seedBills(box, deps, scope);
  await seedDemoMail({ db, box: box.mailboxes, people: readers, senders: mailboxes.DEMO_MAILBOXES }, scope);
  return { stocked: finishOnceSettled(box, deps, scope, published) };
}

/** What the demo company paid for: its plan, and the names it bought. */
async function seedBills(box: Box, deps: DemoDeps, scope: UserScope): Promise<void> {
  const { db, book, now } = deps.billing;
  const orders = planDemoOrders(now());
  const alsoBilled = orders.map(({ orderId, orderedAt, lines }) => ({
    source: `order:${orderId}`,
    issuedAt: orderedAt,
    state: 'paid' as const,
    lines,
    total: { amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency: book.currency },
  }));
  if (!(await seedDemoBilling({ ...deps.billing, giveCard, alsoBilled }, scope))) return;
  await countVerified(deps, scope);
  const adopt = (domain: string, registeredAt: Date) => box.registrar.adopt(domain, { registeredAt });
  await seedDemoOrders({ db, currency: book.currency, adopt }, scope, orders);
}

/** Last, since nobody looks for it in the first second. Without billing nothing is sold. */
async function finishOnceSettled(box: Box, deps: DemoDeps, scope: Scope, published: Promise<void>): Promise<void> {
  const {
    billing,
    leadsAgent,
    mailboxes: { log },
  } = deps;
  await published.catch(() => undefined);
  if (billing.isOn) {
    await stockWarmed(box, { ...deps, currency: billing.book.currency }).catch((error: unknown) =>
      log.error({ err: error }, 'no warmed-up domains are in stock'),
    );
  }
  await seedDemoSearch(leadsAgent.deps, scope, leadsAgent.closing).catch((error: unknown) =>
    log.error({ err: error }, 'the demo company has no search for leads'),
  );
}

/** The mailboxes of the box, and the demo company's among them. */
async function settleBox(box: Box, { mailboxes: deps, warmup: { random, now } }: DemoDeps, scope: Scope) {
  await mailboxes.settleBoxedMailboxes(deps, box.mailboxes);
  const published = mailboxes
    .publishDemoDomains(box.mailboxes)
    .then(() => mailboxes.publishPracticeDomains(deps, box.mailboxes));
  published.catch((error: unknown) => deps.log.error({ err: error }, 'the demo domains are not published'));
  const isNew = await mailboxes.seedDemoMailboxes(deps, scope, {
    published,
    seedHistory: (trx, of, seeded) =>
      seedWarmupHistory(trx, of, seeded, { zone: mailboxes.DEMO_ZONE, now: now(), random }),
  });
  if (isNew) await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'warmup.plan', {}));
  return { published };
}

/** A person of the box, with what a verifier would find out at the first try. */
const peopleOf = ({ residents, personAt, domainOf }: Box): DemoPeople => ({
  has: (address) => residents.has(address),
  personAt,
  verdictOf(address) {
    const domain = domainOf(address);
    const mx = domain?.mx[0]?.host ?? '';
    if (domain?.manner === 'accept') return { mx, category: 'VALID', reason: 'accepted' };
    return domain?.manner === 'catchAll' ? { mx, category: 'UNKNOWN', reason: 'acceptsEverybody' } : undefined;
  },
});

/** The people the demo company writes to, by group. */
const readersOf = (people: DemoPeople) =>
  Map.groupBy(
    demoContacts(people).map(({ email, person, tag }) => ({
      tag,
      email,
      name: person.name,
      role: `${person.title}, ${person.company}`,
    })),
    ({ tag }) => tag,
  );

/** What was checked of the demo company's contacts is used of its plan, on the day it was. */
async function countVerified({ contacts: { db, jobs } }: DemoDeps, scope: Scope): Promise<void> {
  const { rows } = await sql<{ now: Date; amount: number }>`
    select max(at) as now, count(*)::int as amount from contact_events
    where workspace_id = ${scope.workspaceId} and event = 'verified' group by at::date order by 1`.execute(db);
  await db.transaction().execute(async (trx) => {
    for (const day of rows)
      await countUsed({ jobs }, trx, scope, { quotaType: 'VERIFICATION', reference: randomUUID(), ...day });
  });
}

/** As a customer at the box's checkout page. */
async function giveCard(url: string): Promise<void> {
  const form = { number: '4242424242424242', expiry: '08 / 28', code: '123', name: 'Maya Lindqvist', action: 'pay' };
  await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

/** For the demo company's past: as it would have happened when the mail came back. */
const suppressSince =
  (deps: ContactsDeps) =>
  async (trx: Trx, scope: Scope, { email, words, at }: { email: string; words: string; at: Date }) => {
    const then = { ...deps, now: () => at };
    await suppressPerson(then, trx, scope, email, { reason: 'bounced', about: words });
  };
