import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../domains.tables.ts';

export type BoughtMailbox = {
  address: string;
  domain: string;
  firstName: string;
  lastName: string;
  sealed: string;
  connectedAt: Date | null;
};

const COLUMNS = [
  'address',
  'domain',
  'first_name as firstName',
  'last_name as lastName',
  'sealed',
  'connected_at as connectedAt',
] as const;

/** Those that are not given up, of one domain or of all. */
export const listBought = (db: Db | Trx, { workspaceId }: Scope, domain?: string): Promise<BoughtMailbox[]> =>
  db
    .selectFrom('bought_mailboxes')
    .select(COLUMNS)
    .where('workspace_id', '=', workspaceId)
    .where('disabled_at', 'is', null)
    .$if(domain !== undefined, (query) => query.where('domain', '=', domain ?? ''))
    .orderBy('address')
    .execute();

type NewBought = Omit<BoughtMailbox, 'connectedAt'> & { at: Date };

/** One that is there stays as it is, with its password; one that was given up begins anew. */
export const insertBought = (trx: Trx, { workspaceId }: Scope, { at, firstName, lastName, ...bought }: NewBought) =>
  trx
    .insertInto('bought_mailboxes')
    .values({
      ...bought,
      workspace_id: workspaceId,
      first_name: firstName,
      last_name: lastName,
      created_at: at,
      connected_at: null,
      disabled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ sealed: bought.sealed, created_at: at, connected_at: null, disabled_at: null })
        .where('bought_mailboxes.disabled_at', 'is not', null)
        .where('bought_mailboxes.workspace_id', '=', workspaceId),
    )
    .execute();

type BoughtChange = { connected_at?: Date; disabled_at?: Date };

export const changeBought = (db: Db | Trx, { workspaceId }: Scope, address: string, change: BoughtChange) =>
  db
    .updateTable('bought_mailboxes')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('address', '=', address)
    .execute();

/** Of all workspaces: those that are connected, or were. */
export const listConnectedBought = (db: Db) =>
  db
    .selectFrom('bought_mailboxes')
    .select(['workspace_id as workspaceId', 'address'])
    .where('connected_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .orderBy('workspace_id')
    .orderBy('address')
    .execute();
