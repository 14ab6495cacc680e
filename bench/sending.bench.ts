import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aCampaign, aRound, OPEN_ALWAYS } from '../apps/server/src/modules/campaign-management/testing.ts';
import type { Scope } from '../apps/server/src/platform/db.ts';
import { freePort } from '../apps/server/src/platform/start/free-port.ts';
import type { Effort, Report } from './bench.ts';
import { type LastingPostgres, startLastingPostgres } from './lasting-postgres.ts';
import { median } from './load.ts';
import { measureFiling } from './sending/filing.ts';
import { HTML, SUBJECT, TEXT } from './sending/mail-rows.ts';
import { measureScale } from './sending/scale.ts';
import type { Order, Sent } from './sending/send-mails.ts';

const EFFORTS: Record<Effort, { mails: number; rounds: number }> = {
  full: { mails: 20_000, rounds: 3 },
  short: { mails: 200, rounds: 1 },
};
const QUEUES = 20;
const SENDER = new URL('./sending/send-mails.ts', import.meta.url);

/** Twenty mailboxes send as fast as they can to a host that takes everything, in turns with two simpler ways. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { mails, rounds } = EFFORTS[effort];
  const sink = await startSink();
  const postgres = await startLastingPostgres();
  try {
    const rates = {
      pool: [] as number[],
      raw: [] as number[],
      engine: [] as number[],
      capped: [] as number[],
      copying: [] as number[],
    };
    const lasting: Required<Sent>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const common = { port: sink.port, mails, queues: QUEUES, url: postgres.url, campaignId: '' };
      rates.pool.push((await measure({ ...common, way: 'pool' })).rate);
      rates.raw.push((await measure({ ...common, way: 'raw' })).rate);
      const free = await measure({
        ...common,
        way: 'engine',
        campaignId: await plan(postgres, mails, { isKnown: true }),
      });
      rates.engine.push(free.rate);
      lasting.push(free);
      const copying = await plan(postgres, mails, { isKnown: true, sentFiler: 'outrider' });
      rates.copying.push((await measure({ ...common, way: 'engine', campaignId: copying })).rate);
      const capped = await plan(postgres, mails, { isCapped: true });
      rates.capped.push((await measure({ ...common, way: 'engine', campaignId: capped })).rate);
    }
    const [pool, raw, engine, capped, copying] = [rates.pool, rates.raw, rates.engine, rates.capped, rates.copying].map(
      median,
    );
    if (!pool || !raw || !engine || !capped || !copying) throw new Error('nothing was measured');
    report({ metric: 'mails_per_second_to_pool', value: engine, limit: pool, ratio: engine / pool }, 3);
    report({ metric: 'mails_per_second_with_limits_to_pool', value: capped, limit: pool, ratio: capped / pool }, 2.7);
    report({ metric: 'mails_per_second_to_prebuilt', value: engine, limit: raw, ratio: engine / raw }, 0.5);
    report({ metric: 'mails_per_second_keeping_copies', value: copying, limit: engine, ratio: copying / engine }, 0.6);
    reportLasting(report, lasting);
    await measureFiling(report, effort, postgres);
    await measureScale(report, effort, { postgres, port: sink.port, mails, plan: () => plan(postgres, mails, {}) });
  } finally {
    sink.stop();
    await postgres.close();
  }
}

/** The rate that holds: with all that is written after a mail went out. Of each round, as a plan may change from one to the next. */
function reportLasting(report: Report, rounds: readonly Required<Sent>[]) {
  for (const { rate, lasting } of rounds)
    report({ metric: 'lasting_mails_per_second', value: lasting, limit: rate, ratio: lasting / rate }, 0.5);
  const most = (phase: 'leaving' | 'recording') => Math.max(...rounds.map(({ rss }) => rss[phase])) / 1_048_576;
  const [value, limit] = [most('recording'), most('leaving')];
  report({ metric: 'megabytes_while_results_are_recorded', value, limit, ratio: limit / value }, 0.5);
}

/**
 * `isCapped`: with limits of the mailbox, the campaign, the company and the provider, and none of them near. `isKnown`:
 * everybody is a contact and gets a second round in three days, so that there is all to write down that there can be.
 * `sentFiler`: unless said the provider files what is sent, and nothing is kept for that; filing is measured apart.
 */
async function plan(
  { db, pool }: LastingPostgres,
  leads: number,
  { isCapped = false, isKnown = false, sentFiler = 'provider' }: Plan,
): Promise<string> {
  const limits = {
    ...OPEN_ALWAYS.limits,
    daily: 10_000_000,
    perDomain: 10_000_000,
    perProvider: { other: 10_000_000 },
  };
  const [variant] = aRound(SUBJECT).variants;
  if (!variant) throw new Error('there is no variant');
  const content = { variants: [{ ...variant, html: HTML, text: TEXT }] };
  const next = aRound('', { ...content, delay: { count: 3, unit: 'day' } });
  const { campaignId, scope } = await aCampaign(db, {
    mailboxes: QUEUES,
    leads,
    rounds: [aRound(SUBJECT, content), ...(isKnown ? [next] : [])],
    settings: {
      ...OPEN_ALWAYS,
      tracking: { opens: false, clicks: false, unknownOpens: 'asNotOpen' },
      ...(isCapped ? { limits } : {}),
    },
    ...(isCapped ? { domain: 'nordkai.test' } : {}),
  });
  await db
    .updateTable('mailboxes')
    .set({ sent_filer: sentFiler, sent_filer_known: true })
    .where('workspace_id', '=', scope.workspaceId)
    .execute();
  if (isKnown) await addContacts(pool, scope);
  return campaignId;
}

type Plan = { isCapped?: boolean; isKnown?: boolean; sentFiler?: 'provider' | 'outrider' };

/** Everybody the workspace writes to. */
async function addContacts(pool: LastingPostgres['pool'], { workspaceId }: Scope) {
  await pool.query(
    `insert into contacts (id, workspace_id, email, first_name, last_name, company, created_at, last_event_at)
    select gen_random_uuid(), workspace_id, address, 'Katrin', 'Vogel ' || id, 'Nordkai', now(), now() - interval '1 day'
    from recipients where workspace_id = $1`,
    [workspaceId],
  );
}

async function measure(order: Order): Promise<Required<Sent>> {
  const child = fork(SENDER, [JSON.stringify(order)]);
  const [[sent]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[Required<Sent>], unknown];
  return sent;
}

/** Postfix's own, which is written for this and is not the one that is waited for. */
async function startSink() {
  const port = await freePort();
  // As root it wants the name of another user to run as.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const sink = spawn('smtp-sink', [...user, `127.0.0.1:${port}`, '1000'], { stdio: 'ignore' });
  sink.on('error', () => undefined);
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return { port, stop: () => sink.kill() };
    await pause(50);
  }
  throw new Error('smtp-sink, of the package "postfix", did not start');
}
