import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { doOthersArrive } from '../contact-counts.repository.ts';
import { findSuppressed } from '../suppressions/find-suppressed.ts';
import { suppressionKinds } from '../suppressions/suppressions.repository.ts';
import { createPlainRow, type PlainRow } from './bytes/plain-row.ts';
import { loadZones } from './columns/zones.ts';
import { encodingOf } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './imports.repository.ts';
import type { Surroundings } from './rows/judge-rows.ts';
import { findKnown, hasContacts } from './rows/rows.repository.ts';
import { createRowShaper, type RowContext, type RowShaper } from './rows/shape-row.ts';

const NOBODY: ReadonlyMap<string, never> = new Map<string, never>();

/** What makes contacts of this file's rows. */
export const rowShaperFor = async (run: ImportRow, choices: ImportChoices): Promise<RowShaper> =>
  createRowShaper(await contextOf(run, choices));

/** The two ways a row can go. */
export type RowReaders = { plain: PlainRow; shape: RowShaper };

export async function rowReadersFor(run: ImportRow, choices: ImportChoices): Promise<RowReaders> {
  const context = await contextOf(run, choices);
  return { plain: createPlainRow(context), shape: createRowShaper(context) };
}

async function contextOf(run: ImportRow, choices: ImportChoices): Promise<RowContext> {
  const hasCity = choices.columns.some(({ target }) => target.kind === 'standard' && target.field === 'city');
  return {
    choices,
    columns: run.filled.length,
    encoding: encodingOf(run),
    zoneOf: hasCity ? await loadZones() : undefined,
  };
}

/** The people worth asking for: contacts that are settled, those on their way, and those who may not be written to. */
export type Asked = { known: boolean; withArrivals: boolean; suppressed: boolean };

const EVERYBODY: Asked = { known: true, withArrivals: true, suppressed: true };

/** For rows that are stored in this transaction, which holds the contact count. */
export async function whomToAskFor(trx: Trx, scope: Scope, importId: string): Promise<Asked> {
  const withArrivals = await doOthersArrive(trx, scope, importId);
  const known = await hasContacts(trx, scope, withArrivals);
  return { known, withArrivals, suppressed: (await suppressionKinds(trx, scope)).any };
}

/** Who of these is here already, and who may not be written to. */
export async function lookAround(
  deps: Pick<ImportDeps, 'hasher'>,
  db: Db | Trx,
  scope: Scope,
  emails: readonly string[],
  asked = EVERYBODY,
): Promise<Pick<Surroundings, 'known' | 'suppressed'>> {
  return {
    known: asked.known ? await findKnown(db, scope, emails, asked) : NOBODY,
    suppressed: asked.suppressed ? await findSuppressed(deps, db, scope, emails) : NOBODY,
  };
}
