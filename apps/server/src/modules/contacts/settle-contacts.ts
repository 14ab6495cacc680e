import type { Scope } from '../../platform/db.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { finishSettling, settleSome } from './settle.repository.ts';

const CHUNK = 5_000;

/** Makes every contact of the workspace findable. May be cut off at any moment and begun again. */
export async function settleContacts({ db }: Pick<ContactsDeps, 'db'>, scope: Scope): Promise<void> {
  let settled = 0;
  for (;;) {
    const some = await settleSome(db, scope, CHUNK);
    settled += some;
    if (some < CHUNK) break;
  }
  // A few rows change no plan, and are merged by whoever comes next.
  if (settled >= CHUNK) await finishSettling(db);
}
