import type { MailOpens } from '@outrider/contract/compose/opens';
import type { Db, Scope } from '../../../platform/db.ts';
import { listOpensOf } from './traced-mails.repository.ts';

export async function listOpens(db: Db, scope: Scope, mids: readonly string[]): Promise<{ opens: MailOpens[] }> {
  const rows = await listOpensOf(db, scope, mids);
  return { opens: rows.map(({ firstAt, ...row }) => ({ ...row, firstAt: firstAt?.toISOString() ?? null })) };
}
