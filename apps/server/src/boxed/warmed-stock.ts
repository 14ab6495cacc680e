import type { Box } from '@outrider/sandbox';
import { putInStock } from '../modules/domains/index.ts';
import { DEMO_ZONE, type DemoMailbox, seedMailbox } from '../modules/mailboxes/demo.ts';
import type { MailboxesDeps } from '../modules/mailboxes/index.ts';
import { seedWarmupHistory } from '../modules/warmup/demo.ts';
import type { WarmupDeps } from '../modules/warmup/index.ts';
import type { Trx } from '../platform/db.ts';
import { newToken } from '../platform/secrets.ts';

/** Whose the stock is: a workspace of the operator, which nobody signs in to. */
const OPERATOR = { workspaceId: '0f5e7a10-57ac-4b0c-9d0e-0a11b0c5e77a' };
const HOST = 'mailhaven.test';
const MONTHLY_PER_MAILBOX = 1_200;
const WARMING_DAYS = 14;
const DAY_MS = 86_400_000;
/** Mails a day of the last fourteen, weekends among them. */
const SPARK = [20, 20, 0, 0, 20, 20, 20, 20, 20, 0, 0, 20, 20, 20];

type StockDomain = { domain: string; fits: string[]; daysOld: number; inboxed: number; people: [string, string][] };

/** Neutral names, since the buyer gives them others. */
const STOCK: readonly StockDomain[] = [
  {
    domain: 'freightledger.test',
    fits: ['finance', 'freight'],
    daysOld: 62,
    inboxed: 98,
    people: [
      ['alex', 'Alex Morgan'],
      ['kim', 'Kim Larsen'],
      ['robin', 'Robin Hale'],
    ],
  },
  {
    domain: 'cargocheckup.test',
    fits: ['logistics'],
    daysOld: 48,
    inboxed: 96,
    people: [
      ['alex', 'Alex Morgan'],
      ['robin', 'Robin Hale'],
    ],
  },
  {
    domain: 'bluequay.test',
    fits: [],
    daysOld: 34,
    inboxed: 93,
    people: [
      ['kim', 'Kim Larsen'],
      ['robin', 'Robin Hale'],
    ],
  },
];

type StockDeps = {
  mailboxes: MailboxesDeps;
  warmup: Pick<WarmupDeps, 'random' | 'now'>;
  currency: string;
};

/**
 * Warmed-up domains of the operator's, for buyers. Their records are published at every start, as the box is as
 * old as the process; the mailboxes are stocked once, so that one that was bought does not come back.
 */
export async function stockWarmed(box: Box, deps: StockDeps): Promise<void> {
  for (const { domain } of STOCK) await box.mailboxes.addDomain({ domain, host: HOST });
  const { db, jobs } = deps.mailboxes;
  await db.transaction().execute(async (trx) => {
    if (!(await openWorkspace(trx, deps.mailboxes.now()))) return;
    for (const stock of STOCK) await stockDomain(box, deps, trx, stock);
    await jobs.enqueue(trx, 'warmup.plan', {});
  });
}

/** False where it is open already. */
async function openWorkspace(trx: Trx, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('workspaces')
    .values({ id: OPERATOR.workspaceId, plan: 'scale', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function stockDomain(box: Box, deps: StockDeps, trx: Trx, stock: StockDomain): Promise<void> {
  const { random, now } = deps.warmup;
  for (const mailbox of mailboxesOf(stock)) {
    const password = newToken();
    if (!box.mailboxes.has(mailbox.email)) box.mailboxes.create({ address: mailbox.email, password, host: HOST });
    await seedMailbox(deps.mailboxes, trx, OPERATOR, mailbox, {
      password,
      seedHistory: (inside, of, seeded) =>
        seedWarmupHistory(inside, of, seeded, { zone: DEMO_ZONE, now: now(), random }),
    });
  }
  const { domain, fits, people, daysOld } = stock;
  await putInStock(trx, {
    domain,
    fits,
    stockedIn: OPERATOR.workspaceId,
    monthly: people.length * MONTHLY_PER_MAILBOX,
    currency: deps.currency,
    since: new Date(now().getTime() - daysOld * DAY_MS),
  });
}

const mailboxesOf = ({ domain, daysOld, inboxed, people }: StockDomain): DemoMailbox[] =>
  people.map(([localPart, name]) => ({
    email: `${localPart}@${domain}`,
    name,
    host: HOST,
    provider: 'other',
    daysOld,
    dailyCap: 30,
    tags: [],
    warmup: { state: 'ready', reason: 'none', day: daysOld, ofDays: WARMING_DAYS, daysAgo: daysOld - WARMING_DAYS },
    spark: SPARK,
    landed: [inboxed, 100],
  }));
