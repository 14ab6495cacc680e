import type { Category } from '@outrider/email-verifier/verdict';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../verification.tables.ts';

type CheckedAddress = { row: number; email: string; category: Category; mx: string };

type Page = { categories: readonly Category[]; after: number; limit: number };

/** The next addresses of a check that are in one of the categories, in the order they were given. */
export const listCheckedAddresses = (
  db: Db,
  { workspaceId }: Scope,
  taskId: string,
  { categories, after, limit }: Page,
): Promise<CheckedAddress[]> =>
  sql<CheckedAddress>`select row, email, category, coalesce(mx, '') as mx from verify_rows
    where workspace_id = ${workspaceId} and task_id = ${taskId} and row > ${after} and settled_at is not null
      and category = any(${[...categories]}::text[])
    order by row limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);
