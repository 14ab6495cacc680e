import type { Db, Scope } from '../../../platform/db.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { countArriving, FIRST_PLACE, finishSettling, landSome, settleSome } from './settle.repository.ts';

const CHUNK = 5_000;
/** Others wait for these, so they are fewer. */
const LANDED_AT_ONCE = 2_000;

/** Makes every contact of the workspace findable. May be cut off at any moment and begun again. */
export async function settleContacts({ db }: Pick<ContactsDeps, 'db'>, scope: Scope): Promise<void> {
  let settled = (await countArriving(db, scope)) > 0 ? await landAll(db, scope) : 0;
  for (;;) {
    const some = await settleSome(db, scope, CHUNK);
    settled += some;
    if (some < CHUNK) break;
  }
  // A few rows change no plan, and are merged by the next run.
  if (settled >= CHUNK) await finishSettling(db);
}

async function landAll(db: Db, scope: Scope): Promise<number> {
  let all = 0;
  // A row that changed on its way lies anew, maybe further up: again from the beginning until there is none.
  for (let after = FIRST_PLACE; ; ) {
    const { landed, place } = await landSome(db, scope, { after, limit: LANDED_AT_ONCE });
    if (landed === 0 && after === FIRST_PLACE) return all;
    all += landed;
    after = place;
  }
}
