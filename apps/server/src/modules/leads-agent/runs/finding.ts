import type { Trx } from '../../../platform/db.ts';
import type { SourceFailure, Spent } from '../sources/source.ts';
import type { Happening } from '../store/events.repository.ts';
import type { Task } from '../store/tasks.repository.ts';

/** What a model was asked and brought beside the sources. */
export type ModelUse = Spent & { answered: number; kept: number };

/** What became of a unit. */
export type Finding = { model?: ModelUse } & (
  | {
      kind: 'done';
      spent: Spent;
      /** How many pages, companies or people it brought, for the line of its source. */
      found: number;
      /** Writes it down, in the transaction that ends the unit, and tells what happened. */
      apply(trx: Trx, task: Task): Promise<Happening[]>;
    }
  | SourceFailure
);

export const NOTHING_TO_APPLY = async (): Promise<Happening[]> => [];
