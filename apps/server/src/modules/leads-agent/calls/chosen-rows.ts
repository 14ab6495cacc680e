import type { rowChoice } from '@outrider/contract/leads-agent/rows';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { findRows, listRows, type RowRecord } from '../store/rows.repository.ts';

export const chosenRows = (
  db: Db,
  scope: Scope,
  taskId: string,
  choice: z.output<typeof rowChoice>,
): Promise<RowRecord[]> =>
  'rowIds' in choice
    ? findRows(db, scope, taskId, choice.rowIds)
    : listRows(db, scope, taskId, { fit: choice.fit ?? undefined });
