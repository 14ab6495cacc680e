import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../platform/db.ts';
import { countContacts } from './contact-counts.repository.ts';
import type { LabelKind } from './contacts.tables.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { listFields } from './fields.repository.ts';
import { claimLabelCount, countLabels, deleteLabel, listLabels, stripLabel } from './labels.repository.ts';
import { listFilters } from './listing/filters.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'jobs' | 'now'>;

/** So many are counted while a user waits; more are counted by a job, at most so often. */
const COUNTED_AT_ONCE = 20_000;
const COUNTED_EVERY_MS = 60_000;

/** Everything a filter can choose from, with how many contacts each has; of a large workspace as of a minute ago. */
export async function contactBook(deps: Deps, scope: Scope) {
  const { db } = deps;
  await refreshCounts(deps, scope);
  const [labels, fields, filters] = await Promise.all([
    listLabels(db, scope),
    listFields(db, scope),
    listFilters(db, scope),
  ]);
  const ofKind = (wanted: LabelKind) =>
    labels.filter(({ kind }) => kind === wanted).map(({ id, name, contacts }) => ({ id, name, contacts }));
  return { lists: ofKind('list'), tags: ofKind('tag'), fields, filters };
}

async function refreshCounts({ db, jobs, now }: Deps, scope: Scope): Promise<void> {
  const at = now();
  if ((await countContacts(db, scope)) <= COUNTED_AT_ONCE) {
    await db.transaction().execute((trx) => countLabels(trx, scope));
    return;
  }
  await db.transaction().execute(async (trx) => {
    const before = new Date(at.getTime() - COUNTED_EVERY_MS);
    if (await claimLabelCount(trx, scope, before, at)) {
      await jobs.enqueue(trx, 'contacts.count-labels', { workspaceId: scope.workspaceId });
    }
  });
}

type UseDeps = Deps & Pick<ContactsDeps, 'campaignsByLabel'>;

/** What a list or a tag is used for, for a user about to delete it. */
export async function readLabelUse(deps: UseDeps, scope: Scope, id: string) {
  const { lists, tags, filters } = await contactBook(deps, scope);
  const label = [...lists, ...tags].find((known) => known.id === id);
  if (!label) throw new AppError('notFound');
  const asking = filters.filter(({ filter }) => asksFor(filter, id));
  return {
    contacts: label.contacts,
    filters: asking.map(({ name }) => name),
    campaigns: (await deps.campaignsByLabel?.(deps.db, scope, id)) ?? [],
  };
}

const asksFor = ({ conditions }: ContactFilter, id: string) =>
  conditions.some((condition) => 'ids' in condition && condition.ids.includes(id));

type ForgetDeps = Pick<ContactsDeps, 'db' | 'jobs' | 'onLabelDeleted'>;

export async function forgetLabel({ db, jobs, onLabelDeleted }: ForgetDeps, scope: Scope, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const label = await deleteLabel(trx, scope, id);
    if (!label) throw new AppError('notFound');
    await onLabelDeleted?.(trx, scope, id);
    await jobs.enqueue(trx, 'contacts.strip-label', { ...scope, kind: label.kind, labelId: id });
  });
}

const CHUNK = 5_000;

/** Takes a deleted label off its contacts. */
export async function stripLabelFromAll({ db }: Pick<Deps, 'db'>, scope: Scope, kind: LabelKind, id: string) {
  while ((await stripLabel(db, scope, kind, id, CHUNK)) > 0);
}
