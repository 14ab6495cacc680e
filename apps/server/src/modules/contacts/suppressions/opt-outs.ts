import { randomUUID } from 'node:crypto';
import type { SuppressionReason, SuppressionScope } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { openJournal } from '../../../platform/journal.ts';
import { canonicalAddress } from '../canonical-address.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { hashedText } from './find-suppressed.ts';
import { suppressPerson } from './suppress.ts';
import { insertSuppressions } from './suppressions.repository.ts';

type Target = { scope: SuppressionScope; value: string };
type Why = { reason: SuppressionReason; at: Date };

/** Who must not be written to again, beside the database: an older copy of it may have forgotten that. */
export type OptOuts = {
  /** On the disk when it resolves. */
  note(scope: Scope, targets: readonly Target[], why: Why): Promise<void>;
  /** Puts back what the database does not know. Gives how many. */
  replay(deps: ReplayDeps): Promise<number>;
  close(): Promise<void>;
};

type ReplayDeps = Pick<ContactsDeps, 'db' | 'hasher' | 'now' | 'onSuppressed'>;

/** Nobody can take these back, so a line is true for ever. */
const KEPT: readonly SuppressionReason[] = ['optedOut', 'complained', 'bounced'];

/** Only the hash, so that the address of an erased person is not kept here: some 150 bytes for each. */
const line = z.object({
  w: z.uuid(),
  s: z.enum(['address', 'alias', 'domain']),
  h: z.string().min(1),
  r: z.enum(['optedOut', 'complained', 'bounced']),
  t: z.iso.datetime(),
});
type Line = z.infer<typeof line>;

export function openOptOuts({ hasher, now }: Pick<ContactsDeps, 'hasher' | 'now'>, folder: string): OptOuts {
  const journal = openJournal({ folder, name: 'opt-outs', now });
  return {
    async note(scope, targets, { reason, at }) {
      if (!KEPT.includes(reason)) return;
      const lines = targets.map(({ scope: s, value }) =>
        JSON.stringify({
          w: scope.workspaceId,
          s,
          h: hasher.hash(hashedText(scope, s, value)),
          r: reason,
          t: at.toISOString(),
        }),
      );
      await journal.append(lines, { isFlushed: true });
    },
    async replay(deps) {
      const lines = (await journal.read()).flatMap(readLine);
      let count = 0;
      for (const [workspaceId, own] of Map.groupBy(lines, ({ w }) => w)) {
        count += await replayOne(deps, { workspaceId }, own);
      }
      return count;
    },
    close: () => journal.close(),
  };
}

function readLine(text: string): Line[] {
  try {
    const { success, data } = line.safeParse(JSON.parse(text));
    return success ? [data] : [];
  } catch {
    return [];
  }
}

/** A person the workspace knows is found by the hash of each of its addresses; of others the hash alone is put back. */
async function replayOne(deps: ReplayDeps, scope: Scope, lines: readonly Line[]): Promise<number> {
  const missing = await listMissing(deps.db, scope, lines);
  if (missing.size === 0) return 0;
  const known = await addressesOf(deps, scope, missing);
  for (const [email, { r: reason }] of known) {
    await deps.db.transaction().execute((trx) => suppressPerson(deps, trx, scope, email, { reason, about: '' }));
  }
  const rows = [...missing.values()].map(({ s, h, r, t }) => ({
    id: randomUUID(),
    scope: s,
    value: null,
    hash: h,
    reason: r,
    about: '',
    at: new Date(t),
    merge_id: null,
  }));
  await deps.db.transaction().execute((trx) => insertSuppressions(trx, scope, rows));
  return missing.size;
}

async function listMissing(db: Db, { workspaceId }: Scope, lines: readonly Line[]): Promise<Map<string, Line>> {
  const { rows } = await sql<{ hash: string }>`select u.hash from unnest(${lines.map(({ h }) => h)}::text[]) as u (hash)
    where exists (select from workspaces where id = ${workspaceId})
      and not exists (select from suppressions s where s.workspace_id = ${workspaceId} and s.hash = u.hash)`.execute(
    db,
  );
  const missing = new Set(rows.map(({ hash }) => hash));
  return new Map(lines.flatMap((one) => (missing.has(one.h) ? [[one.h, one] as const] : [])));
}

const CHUNK = 5_000;

async function addressesOf(
  { db, hasher }: ReplayDeps,
  scope: Scope,
  missing: ReadonlyMap<string, Line>,
): Promise<Map<string, Line>> {
  const found = new Map<string, Line>();
  for (let after = ''; ; ) {
    const { rows } = await sql<{ email: string }>`select email from contacts
      where workspace_id = ${scope.workspaceId} and email > ${after} order by email limit ${CHUNK}`.execute(db);
    for (const { email } of rows) {
      const texts = [hashedText(scope, 'address', email), hashedText(scope, 'alias', canonicalAddress(email))];
      const hash = texts.flatMap((text) => hasher.hashes(text)).find((one) => missing.has(one));
      const line = hash && missing.get(hash);
      if (line) found.set(email, line);
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return found;
    after = last.email;
  }
}
