import { startThreads, type ThreadAnswer, type ThreadQuestion } from '../../../platform/worker-threads.ts';
import type { FarOrder, OutlookOrder } from '../planner/outlook-order.ts';
import type { OutlookDesk } from './desk.ts';
import type { Ahead } from './look-far.ts';
import type { Look } from './look-now.ts';

type Question =
  | { ask: 'lookNow'; order: OutlookOrder }
  | { ask: 'lookAtEach'; orders: OutlookOrder[] }
  | { ask: 'lookFar'; order: FarOrder };
export type DeskQuestion = ThreadQuestion<Question>;
export type DeskAnswer = ThreadAnswer<Look | Look[] | Ahead>;

/** Desks in threads of their own. */
export function startOutlookDesks(databaseUrl: string): OutlookDesk & { close(): Promise<void> } {
  const { ask, close } = startThreads<Question, Look | Look[] | Ahead>({
    file: new URL('./desk-thread.ts', import.meta.url),
    workerData: databaseUrl,
    threads: 2,
    youngMb: 96,
    what: 'an outlook',
  });
  return {
    lookNow: (order) => ask(order.workspace.id, { ask: 'lookNow', order }) as Promise<Look>,
    lookAtEach: (orders) => ask(orders[0]?.workspace.id ?? '', { ask: 'lookAtEach', orders }) as Promise<Look[]>,
    lookFar: (order) => ask(order.workspace.id, { ask: 'lookFar', order }) as Promise<Ahead>,
    close,
  };
}
