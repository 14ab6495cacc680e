import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../domains.tables.ts';

const COLUMNS = [
  'workspace_id as workspaceId',
  'domain',
  'origin',
  'registered_at as registeredAt',
  'expires_at as expiresAt',
  'renews_itself as renewsItself',
  'renewal',
  'monthly',
  'currency',
  'renewed_at as renewedAt',
  'reminded_days as remindedDays',
] as const;

export type OwnedRow = Awaited<ReturnType<typeof listOwned>>[number];

export const listOwned = (db: Db | Trx, { workspaceId }: Scope) =>
  db.selectFrom('owned_domains').select(COLUMNS).where('workspace_id', '=', workspaceId).orderBy('domain').execute();

export const findOwned = (db: Db | Trx, { workspaceId }: Scope, domain: string) =>
  db
    .selectFrom('owned_domains')
    .select(COLUMNS)
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .executeTakeFirst();

export const listOwnNames = async (db: Db, scope: Scope): Promise<string[]> =>
  (await listOwned(db, scope)).map(({ domain }) => domain);

/** Of any workspace: a domain belongs to one of them. Tells no more than that it does. */
export const isOwnedElsewhere = async (db: Db, { workspaceId }: Scope, domain: string): Promise<boolean> =>
  (await db
    .selectFrom('owned_domains')
    .select('domain')
    .where('domain', '=', domain)
    .where('workspace_id', '<>', workspaceId)
    .executeTakeFirst()) !== undefined;

type NewOwned = {
  domain: string;
  origin: OwnedRow['origin'];
  registeredAt: Date | null;
  expiresAt: Date | null;
  renewal: number | null;
  monthly: number;
  currency: string;
};

/** False where another workspace has it by now. */
export async function insertOwned(trx: Trx, { workspaceId }: Scope, owned: NewOwned): Promise<boolean> {
  const { rows } = await sql<{ workspace_id: string }>`
    insert into owned_domains (workspace_id, domain, origin, registered_at, expires_at, renewal, monthly, currency)
    values (${workspaceId}, ${owned.domain}, ${owned.origin}, ${owned.registeredAt}, ${owned.expiresAt}, ${owned.renewal},
      ${owned.monthly}, ${owned.currency})
    on conflict (domain) do update set domain = excluded.domain
    returning workspace_id`.execute(trx);
  return rows[0]?.workspace_id === workspaceId;
}

type OwnedChange = {
  expires_at?: Date | null;
  registered_at?: Date | null;
  renews_itself?: boolean;
  renewed_at?: Date;
  reminded_days?: number | null;
};

export const changeOwned = (db: Db | Trx, { workspaceId }: Scope, domain: string, change: OwnedChange) =>
  db
    .updateTable('owned_domains')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .execute();

/** Of all workspaces: those that end before a moment. */
export const listEnding = (db: Db, before: Date) =>
  db
    .selectFrom('owned_domains')
    .select(COLUMNS)
    .where('expires_at', '<=', before)
    .where('origin', '=', 'new')
    .orderBy('expires_at')
    .orderBy('domain')
    .execute();
