import type { CopyConnection } from '../../../platform/copy/copy-connection.ts';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { ContactsDeps } from '../contacts-deps.ts';

export type Imported = Scope & { userId: string; importId: string; fileName: string };

export type ImportDeps = Pick<
  ContactsDeps,
  'db' | 'jobs' | 'log' | 'hasher' | 'roomFor' | 'now' | 'onValuesChanged'
> & {
  openCopy(): Promise<CopyConnection>;
  /** Has what an import added verified, in the transaction that ends it. */
  verifyImported(trx: Trx, imported: Imported): Promise<void>;
};
