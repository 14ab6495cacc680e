import type { Fit } from '@outrider/lead-finder/judge/judge';
import type { Candidate, Judgement } from '@outrider/lead-finder/lead';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { EmailState } from '../leads-agent.tables.ts';
import { clean, toJson } from './to-json.ts';

export type RowRecord = {
  id: string;
  companyKey: string;
  number: number | null;
  candidate: Candidate;
  judgements: Judgement[];
  fit: Fit;
  decidedBy: string;
  confidence: number;
  email: string | null;
  emailOrigin: 'stated' | 'guessed' | null;
  emailState: EmailState;
  charge: 'none' | 'due' | 'charged';
  isPreview: boolean;
  agreed: boolean | null;
  contactId: string | null;
  foundAt: Date;
};

const columns =
  () => sql<RowRecord>`r.id::text as id, r.company_key as "companyKey", r.number, r.candidate, r.judgements,
  r.fit, r.decided_by as "decidedBy", r.confidence, r.email, r.email_origin as "emailOrigin",
  r.email_state as "emailState", r.charge, r.is_preview as "isPreview", r.agreed, r.contact_id as "contactId",
  r.found_at as "foundAt"`;

export type NewRow = Omit<RowRecord, 'id' | 'agreed' | 'contactId'>;

/** Gives the id, or nothing where the search has this person already. */
export async function insertRow(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  row: NewRow,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('agent_rows')
    .values({
      workspace_id: workspaceId,
      task_id: taskId,
      person_key: clean(row.candidate.key),
      company_key: row.companyKey,
      number: row.number,
      candidate: toJson(row.candidate),
      judgements: toJson(row.judgements),
      fit: row.fit,
      decided_by: clean(row.decidedBy),
      confidence: row.confidence,
      email: row.email && clean(row.email),
      email_origin: row.emailOrigin,
      email_state: row.emailState,
      charge: row.charge,
      is_preview: row.isPreview,
      agreed: null,
      contact_id: null,
      found_at: row.foundAt,
    })
    .onConflict((conflict) => conflict.columns(['task_id', 'person_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && String(inserted.id);
}

export async function findRow(
  db: Db | Trx,
  { workspaceId }: Scope,
  { taskId, rowId }: { taskId: string; rowId: string },
): Promise<RowRecord | undefined> {
  const { rows } = await sql<RowRecord>`select ${columns()} from agent_rows r
    where r.workspace_id = ${workspaceId} and r.task_id = ${taskId} and r.id = ${rowId}`.execute(db);
  return rows[0];
}

export async function findRows(
  db: Db | Trx,
  { workspaceId }: Scope,
  taskId: string,
  ids: readonly string[],
): Promise<RowRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RowRecord>`select ${columns()} from agent_rows r
    where r.workspace_id = ${workspaceId} and r.task_id = ${taskId} and r.id = any(${[...ids]}::bigint[])
      and r.number is not null order by r.number`.execute(db);
  return rows;
}

export type RowFilter = { fit?: Fit | undefined; isPreview?: boolean | undefined };

const matching = ({ workspaceId }: Scope, taskId: string, { fit, isPreview }: RowFilter) =>
  sql`r.workspace_id = ${workspaceId} and r.task_id = ${taskId} and r.number is not null
    ${fit === undefined ? sql`` : sql`and r.fit = ${fit}`}
    ${isPreview === undefined ? sql`` : sql`and r.is_preview = ${isPreview}`}`;

export async function listRows(
  db: Db | Trx,
  scope: Scope,
  taskId: string,
  { after = 0, limit, ...filter }: RowFilter & { after?: number; limit?: number },
): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`select ${columns()} from agent_rows r
    where ${matching(scope, taskId, filter)} and r.number > ${after} order by r.number limit ${limit ?? null}`.execute(
    db,
  );
  return rows;
}

export async function countRows(db: Db, scope: Scope, taskId: string, filter: RowFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_rows r where ${matching(scope, taskId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Found beyond what was wanted, in the order they were found. */
export async function listHeld(trx: Trx, { workspaceId }: Scope, taskId: string, limit: number): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`select ${columns()} from agent_rows r
    where r.workspace_id = ${workspaceId} and r.task_id = ${taskId} and r.number is null
    order by r.id limit ${limit}`.execute(trx);
  return rows;
}

export type RowChange = Partial<
  Pick<
    RowRecord,
    | 'number'
    | 'judgements'
    | 'fit'
    | 'decidedBy'
    | 'confidence'
    | 'candidate'
    | 'email'
    | 'emailOrigin'
    | 'emailState'
    | 'charge'
    | 'agreed'
    | 'contactId'
  >
>;

export const changeRow = (db: Db | Trx, { workspaceId }: Scope, id: string, change: RowChange) =>
  db
    .updateTable('agent_rows')
    .set({
      ...(change.number === undefined ? {} : { number: change.number }),
      ...(change.candidate === undefined ? {} : { candidate: toJson(change.candidate) }),
      ...(change.judgements === undefined ? {} : { judgements: toJson(change.judgements) }),
      ...(change.fit === undefined ? {} : { fit: change.fit }),
      ...(change.decidedBy === undefined ? {} : { decided_by: clean(change.decidedBy) }),
      ...(change.confidence === undefined ? {} : { confidence: change.confidence }),
      ...(change.email === undefined ? {} : { email: change.email }),
      ...(change.emailOrigin === undefined ? {} : { email_origin: change.emailOrigin }),
      ...(change.emailState === undefined ? {} : { email_state: change.emailState }),
      ...(change.charge === undefined ? {} : { charge: change.charge }),
      ...(change.agreed === undefined ? {} : { agreed: change.agreed }),
      ...(change.contactId === undefined ? {} : { contact_id: change.contactId }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();

export const deleteRow = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx.deleteFrom('agent_rows').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();

/** Charges what waits to be charged, at most so many. Gives how many it was. */
export async function chargeDue(trx: Trx, { workspaceId }: Scope, taskId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`update agent_rows set charge = 'charged' where id in (
      select id from agent_rows where task_id = ${taskId} and workspace_id = ${workspaceId} and charge = 'due'
      order by id limit ${limit})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** People of a company this search has by now, shown or held back. */
export const listPeopleAt = (db: Db | Trx, { workspaceId }: Scope, taskId: string, companyKeys: readonly string[]) =>
  companyKeys.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agent_rows')
        .select(['company_key as companyKey', 'candidate'])
        .where('workspace_id', '=', workspaceId)
        .where('task_id', '=', taskId)
        .where('company_key', 'in', [...new Set(companyKeys)])
        .execute();

/** Searches that stopped looking for an address leave none that is being looked for. */
export const endSearching = (trx: Trx, { workspaceId }: Scope, taskId: string) =>
  trx
    .updateTable('agent_rows')
    .set({ email_state: sql`case when email is null then 'none' else 'UNCHECKED' end` })
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('email_state', '=', 'searching')
    .execute();
