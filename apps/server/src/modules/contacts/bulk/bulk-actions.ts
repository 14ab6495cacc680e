import { randomUUID } from 'node:crypto';
import type { ContactChoice, labelContacts as labelContactsCall } from '@outrider/contract/contacts/contact';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { changeContactCount, lockContactCount } from '../contact-counts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { ensureLabels } from '../labels.repository.ts';
import { settleContacts } from '../removing/settle-contacts.ts';
import { deleteSome, labelSome } from './bulk.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'now'>;

/** So many at a time: others get their turn in between, and nobody holds a million ids. */
const CHUNK = 5_000;

export async function deleteContacts({ db, now }: Deps, scope: Scope, choice: ContactChoice) {
  const at = now();
  const deletionId = randomUUID();
  const changed = await inChunks({ db }, scope, choice, () =>
    db.transaction().execute(async (trx) => {
      await lockContactCount(trx, scope);
      const gone = await deleteSome(trx, scope, choice, at, { deletionId, limit: CHUNK });
      await changeContactCount(trx, scope, -gone);
      return gone;
    }),
  );
  return { changed, deletionId };
}

type Labelling = z.output<typeof labelContactsCall.input>;

export async function labelContacts({ db, now }: Deps, scope: Scope, { choice, ...wanted }: Labelling) {
  const change = {
    addTags: await ensureLabels(db, scope, 'tag', wanted.addTags),
    addLists: await ensureLabels(db, scope, 'list', wanted.addLists),
    removeTags: wanted.removeTags,
    removeLists: wanted.removeLists,
  };
  const at = now();
  const changed = await inChunks({ db }, scope, choice, () =>
    labelSome(db, scope, choice, at, { change, limit: CHUNK }),
  );
  return { changed };
}

/** Again and again until nobody is left to whom it has not been done. */
async function inChunks(
  deps: Pick<Deps, 'db'>,
  scope: Scope,
  choice: ContactChoice,
  act: () => Promise<number>,
): Promise<number> {
  if ('filter' in choice) await settleContacts(deps, scope);
  let changed = 0;
  for (;;) {
    const some = await act();
    changed += some;
    if (some < CHUNK) return changed;
  }
}
