import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { findSuppressed } from '../find-suppressed.ts';
import { loadZones } from './columns/zones.ts';
import { encodingOf } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './imports.repository.ts';
import type { Surroundings } from './judge-rows.ts';
import { findKnown } from './rows.repository.ts';
import { createRowShaper, isRefused, type RowShaper, type Shaped } from './shape-row.ts';

/** What makes contacts of this file's rows. */
export async function rowShaperFor(run: ImportRow, choices: ImportChoices): Promise<RowShaper> {
  const hasCity = choices.columns.some(({ target }) => target.kind === 'standard' && target.field === 'city');
  return createRowShaper({
    choices,
    columns: run.filled.length,
    encoding: encodingOf(run),
    zoneOf: hasCity ? await loadZones() : undefined,
  });
}

/** Who of these rows is here already, and who may not be written to. */
export async function lookAround(
  deps: Pick<ImportDeps, 'hasher'>,
  db: Db | Trx,
  scope: Scope,
  rows: readonly Shaped[],
): Promise<Pick<Surroundings, 'known' | 'suppressed'>> {
  const emails = rows.flatMap((row) => (isRefused(row) ? [] : row.email));
  return {
    known: await findKnown(db, scope, emails),
    suppressed: await findSuppressed(deps, db, scope, emails),
  };
}
