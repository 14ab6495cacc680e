import type { Db, Scope } from '../../../platform/db.ts';
import { findImport } from './imports.repository.ts';
import { idRange } from './rows/copy-contacts.repository.ts';

/** Addresses an import added that may be written to, in the order of its rows, at most so many. */
export async function listImportedEmails(db: Db, scope: Scope, importId: string, limit: number): Promise<string[]> {
  const run = await findImport(db, scope, importId);
  if (!run) return [];
  const { from, to } = idRange(importId, run.started_at);
  const rows = await db
    .selectFrom('contacts')
    .select('email')
    .where('workspace_id', '=', scope.workspaceId)
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where('suppressed_reason', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}
