import type { Language } from '@outrider/contract/languages';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './identity.tables.ts';

export type Member = { id: string; email: string; language: Language; zone: string };

/** Everybody in a workspace whose address is confirmed: nobody else is written to. */
export const listMembers = (db: Db | Trx, { workspaceId }: Scope): Promise<Member[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'time_zone as zone'])
    .where('workspace_id', '=', workspaceId)
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .execute();
