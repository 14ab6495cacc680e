import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Effort, Report } from './bench.ts';
import { median } from './load.ts';
import type { Held, Holder, Hosts } from './mailboxes/hold-mailboxes.ts';

const EFFORTS: Record<Effort, { mailboxes: number; rounds: number }> = {
  full: { mailboxes: 500, rounds: 3 },
  short: { mailboxes: 20, rounds: 1 },
};
/** Ours may cost one and a half times as much memory, and twice the work. The clock also sees what the neighbours do. */
const LEAST_RATIOS = { memory: 1 / 1.5, work: 0.5, time: 0 };

/** What it costs to hold IMAP mailboxes connected, against bare imapflow holding the same ones. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { mailboxes, rounds } = EFFORTS[effort];
  const box = start(new URL('./mailboxes/boxed-mailboxes.ts', import.meta.url), [String(mailboxes)]);
  try {
    const hosts = await hear<Hosts>(box);
    const held: Record<Holder, Held[]> = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      held.bare.push(await hold('bare', hosts));
      held.ours.push(await hold('ours', hosts));
    }
    compare('kilobytes_per_mailbox', held, ({ bytes }) => bytes / mailboxes / 1024, LEAST_RATIOS.memory);
    compare('cpu_milliseconds_per_mailbox', held, ({ cpuMs }) => cpuMs / mailboxes, LEAST_RATIOS.work);
    compare('milliseconds_per_mailbox', held, ({ ms }) => ms / mailboxes, LEAST_RATIOS.time);
  } finally {
    box.kill();
  }

  function compare(metric: string, held: Record<Holder, Held[]>, cost: (held: Held) => number, floor: number): void {
    const [value, limit] = [median(held.ours.map(cost)), median(held.bare.map(cost))];
    report({ metric, value, limit, ratio: limit / value }, floor);
  }
}

/** A process of its own each time: its memory is that of the mailboxes and of nothing that was there before. */
async function hold(holder: Holder, hosts: Hosts): Promise<Held> {
  const child = start(new URL('./mailboxes/hold-mailboxes.ts', import.meta.url), [holder]);
  try {
    child.send(hosts);
    return await hear<Held>(child);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

const start = (file: URL, args: string[]): ChildProcess => fork(file, args, { execArgv: ['--expose-gc'] });

async function hear<T>(child: ChildProcess): Promise<T> {
  const died = once(child, 'exit').then(([code]: number[]) =>
    Promise.reject(new Error(`A process ended with ${code}`)),
  );
  const [message]: T[] = await Promise.race([once(child, 'message'), died]);
  if (message === undefined) throw new Error('A process had nothing to say');
  return message;
}
