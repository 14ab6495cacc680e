import type { DomainsDeps } from '../domains-deps.ts';
import '../domains.payloads.ts';
import { listDueOrders } from './orders.repository.ts';

/** Every minute: orders whose time has come, and those whose worker died. */
export async function keepGoing({ db, jobs, now, systemNow }: Pick<DomainsDeps, 'db' | 'jobs' | 'now' | 'systemNow'>) {
  for (const { id, workspaceId } of await listDueOrders(db, now(), systemNow())) {
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'domains.work', { workspaceId, orderId: id }));
  }
}
