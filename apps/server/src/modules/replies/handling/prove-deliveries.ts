import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { listProven } from './proven.repository.ts';

export type ProvingDeps = {
  db: Db;
  now: () => Date;
  /** Our own mail arrived there. */
  noteDelivery: (trx: Trx, scope: Scope, email: string, at: Date) => Promise<void>;
};

const DAY_MS = 86_400_000;
/** Hosts give up on a mail after some days, and most say so within three. */
const SILENT_DAYS = 3;
const AT_ONCE = 200;

/** A mail that was taken and did not come back proves its address. Looked at once a day, for one day's mails. */
export async function proveDeliveries({ db, now, noteDelivery }: ProvingDeps): Promise<void> {
  const to = new Date(now().getTime() - SILENT_DAYS * DAY_MS);
  const from = new Date(to.getTime() - DAY_MS);
  for (let after = '0'; ; ) {
    const proven = await listProven(db, { from, to, after, limit: AT_ONCE });
    await db.transaction().execute(async (trx) => {
      for (const { workspaceId, email, at } of proven.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
        await noteDelivery(trx, { workspaceId }, email, at);
      }
    });
    const last = proven.at(-1);
    if (!last || proven.length < AT_ONCE) return;
    after = last.id;
  }
}
