import { randomUUID } from 'node:crypto';
import type { Scope } from '../../../platform/db.ts';
import type { KnownFact } from '../../../platform/personal-data.ts';
import { canonicalAddress } from '../canonical-address.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { hashedText } from '../suppressions/find-suppressed.ts';
import { insertSuppressions } from '../suppressions/suppressions.repository.ts';
import { forgetSuppressed, insertErasure, listSuppressionsOf } from './person.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'signer' | 'personalData' | 'now'>;

const hashesOf = ({ hasher }: Pick<Deps, 'hasher'>, scope: Scope, email: string) => [
  ...hasher.hashes(hashedText(scope, 'address', email)),
  ...hasher.hashes(hashedText(scope, 'alias', canonicalAddress(email))),
];

/** Everything that is stored about one address, wherever it is. */
export async function exportPerson(deps: Deps, scope: Scope, email: string) {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const parts: Record<string, KnownFact[]> = {};
      for (const place of deps.personalData) parts[place.name] = await place.export(trx, scope, email);
      parts.suppressions = await listSuppressionsOf(trx, scope, hashesOf(deps, scope, email));
      return { email, exportedAt: deps.now().toISOString(), parts };
    });
}

/**
 * Forgets a person everywhere, all of it or nothing. What stays is a hash, by which nobody writes to them again, and a
 * signed statement of what was taken away, which names them by that hash only.
 */
export async function erasePerson(deps: Deps, scope: Scope, email: string) {
  const at = deps.now();
  const hash = deps.hasher.hash(hashedText(scope, 'address', email));
  return deps.db.transaction().execute(async (trx) => {
    // Before anything else, like everybody who deletes contacts.
    await lockContactCount(trx, scope);
    const erased: Record<string, number> = {};
    for (const place of deps.personalData) erased[place.name] = await place.erase(trx, scope, email);
    erased.suppressions = await forgetSuppressed(trx, scope, email, hashesOf(deps, scope, email));
    const kept = { id: randomUUID(), scope: 'address', value: null, hash, reason: 'erased', about: '', at } as const;
    await insertSuppressions(trx, scope, [{ ...kept, merge_id: null }]);
    const statement = JSON.stringify({
      statement: 'erased',
      workspace: scope.workspaceId,
      addressHash: hash,
      erasedAt: at.toISOString(),
      erased,
    });
    const proof = `${Buffer.from(statement).toString('base64url')}.${deps.signer.sign(statement)}`;
    await insertErasure(trx, scope, { id: randomUUID(), hash, at, erased, proof });
    return { erasedAt: at.toISOString(), proof, erased };
  });
}
