import type { SuppressionReason } from '@outrider/contract/contacts/suppression';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { canonicalAddress, domainsOf } from '../canonical-address.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { findSuppressions, suppressionKinds } from './suppressions.repository.ts';

export type Suppressed = { reason: SuppressionReason; at: Date };

type Hasher = Pick<ContactsDeps, 'hasher'>;

/**
 * Which of these addresses may not be written to. Asked at import, at planning and inside the transaction that sends, so
 * it is one look by index however many there are; hashes are made only where a person was erased.
 */
export async function findSuppressed(
  { hasher }: Hasher,
  db: Db | Trx,
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, Suppressed>> {
  const kinds = await suppressionKinds(db, scope);
  if (!kinds.any) return new Map();
  const asked = [...new Set(emails)].map((email) => ({ email, keys: keysOf(email.toLowerCase()) }));
  const values = new Set(asked.flatMap(({ keys }) => keys.map(({ value }) => value)));
  const hashed = new Map<string, string>();
  if (kinds.erased) {
    for (const { keys } of asked)
      for (const { scope: kind, value } of keys)
        for (const hash of hasher.hashes(hashedText(scope, kind, value))) hashed.set(hash, `${kind} ${value}`);
  }
  const rows = await findSuppressions(db, scope, [...values], [...hashed.keys()]);
  const known = new Map<string, Suppressed>();
  for (const { scope: kind, value, hash, reason, at } of rows) {
    const key = value === null ? hashed.get(hash) : `${kind} ${value}`;
    if (key) known.set(key, { reason, at });
  }
  return new Map(
    asked.flatMap(({ email, keys }) => {
      const found = keys.map(({ scope: kind, value }) => known.get(`${kind} ${value}`)).find(Boolean);
      return found ? [[email, found] as const] : [];
    }),
  );
}

/** Everything that can stand in the way of an address, the narrowest first. */
const keysOf = (email: string) => [
  { scope: 'address' as const, value: email },
  { scope: 'alias' as const, value: canonicalAddress(email) },
  ...domainsOf(email).map((value) => ({ scope: 'domain' as const, value })),
];

/** What the hash of a suppression is made of; the same address has another hash in another workspace. */
export const hashedText = ({ workspaceId }: Scope, kind: 'address' | 'alias' | 'domain', value: string) =>
  `${workspaceId} ${kind} ${value}`;
