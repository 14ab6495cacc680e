import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aCampaign, aRound, OPEN_ALWAYS } from '../apps/server/src/modules/campaigns/testing.ts';
import { freePort } from '../apps/server/src/platform/free-port.ts';
import type { Effort, Report } from './bench.ts';
import { type LastingPostgres, startLastingPostgres } from './lasting-postgres.ts';
import { HTML, SUBJECT, TEXT } from './letter-rows.ts';
import { median } from './load.ts';
import type { Order } from './send-mails.ts';
import { measureScale } from './sending-scale.ts';

const EFFORTS: Record<Effort, { mails: number; rounds: number }> = {
  full: { mails: 20_000, rounds: 3 },
  short: { mails: 200, rounds: 1 },
};
const LANES = 20;
const SENDER = new URL('./send-mails.ts', import.meta.url);

/** Twenty mailboxes send as fast as they can to a host that takes everything, in turns with two simpler ways. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { mails, rounds } = EFFORTS[effort];
  const sink = await startSink();
  const postgres = await startLastingPostgres();
  try {
    const rates = { pool: [] as number[], raw: [] as number[], engine: [] as number[], capped: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const told = { port: sink.port, mails, lanes: LANES, url: postgres.url, campaignId: '' };
      rates.pool.push(await measure({ ...told, way: 'pool' }));
      rates.raw.push(await measure({ ...told, way: 'raw' }));
      const free = await plan(postgres, mails, false);
      rates.engine.push(await measure({ ...told, way: 'engine', campaignId: free }));
      const capped = await plan(postgres, mails, true);
      rates.capped.push(await measure({ ...told, way: 'engine', campaignId: capped }));
    }
    const [pool, raw, engine, capped] = [rates.pool, rates.raw, rates.engine, rates.capped].map(median);
    if (!pool || !raw || !engine || !capped) throw new Error('nothing was measured');
    report({ metric: 'mails_per_second_to_pool', value: engine, limit: pool, ratio: engine / pool }, 3);
    report({ metric: 'mails_per_second_with_limits_to_pool', value: capped, limit: pool, ratio: capped / pool }, 2.7);
    report({ metric: 'mails_per_second_to_prebuilt', value: engine, limit: raw, ratio: engine / raw }, 0.5);
    await measureScale(report, effort, { postgres, port: sink.port, mails, plan: () => plan(postgres, mails, false) });
  } finally {
    sink.stop();
    await postgres.close();
  }
}

/** With limits: of the mailbox, the campaign, the company and the provider, and none of them near. */
async function plan({ db }: LastingPostgres, leads: number, isCapped: boolean): Promise<string> {
  const limits = {
    ...OPEN_ALWAYS.limits,
    daily: 10_000_000,
    perDomain: 10_000_000,
    perProvider: { other: 10_000_000 },
  };
  const [variant] = aRound(SUBJECT).variants;
  if (!variant) throw new Error('there is no letter');
  const { campaignId } = await aCampaign(db, {
    mailboxes: LANES,
    leads,
    rounds: [aRound(SUBJECT, { variants: [{ ...variant, html: HTML, text: TEXT }] })],
    settings: {
      ...OPEN_ALWAYS,
      tracking: { opens: false, clicks: false, unknownOpens: 'asNotOpen' },
      ...(isCapped ? { limits } : {}),
    },
    ...(isCapped ? { domain: 'nordkai.test' } : {}),
  });
  return campaignId;
}

async function measure(order: Order): Promise<number> {
  const child = fork(SENDER, [JSON.stringify(order)]);
  const [[{ rate }]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [
    [{ rate: number }],
    unknown,
  ];
  return rate;
}

/** Postfix's own, which is written for this and is not the one that is waited for. */
async function startSink() {
  const port = await freePort();
  // As root it wants to be told whom to be instead.
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
