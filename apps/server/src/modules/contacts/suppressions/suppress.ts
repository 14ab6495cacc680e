import { randomUUID } from 'node:crypto';
import type { SuppressionReason, SuppressionScope } from '@outrider/contract/contacts/suppression';
import { AppError } from '@outrider/contract/errors';
import { emailAddress } from '@outrider/contract/validation';
import type { Scope, Trx } from '../../../platform/db.ts';
import { canonicalAddress } from '../canonical-address.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { listOfSamePeople } from '../other-addresses.repository.ts';
import { findSuppressed, hashedText } from './find-suppressed.ts';
import {
  deleteSuppression,
  insertSuppressions,
  listAbout,
  lockSuppression,
  markContacts,
  type NewSuppression,
} from './suppressions.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'now' | 'onSuppressed' | 'onUnsuppressed'>;

/** With a merge: suppressed only as another address of a contact, until the merge is undone. */
export type Target = { scope: SuppressionScope; value: string; mergeId?: string | null };

const DOMAIN_FORM = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,63}$/u;

/** `a@b.com`, `a+*@b.com` (with any word after the plus), `b.com`, `@b.com` or `*@b.com`; undefined for anything else. */
function readTarget(text: string): Target | undefined {
  const wanted = text.trim().toLowerCase();
  const domain = wanted.replace(/^\*?@/, '');
  if (!domain.includes('@')) return DOMAIN_FORM.test(domain) ? { scope: 'domain', value: domain } : undefined;
  const isAlias = wanted.includes('+*@');
  const { success, data } = emailAddress.safeParse(isAlias ? wanted.replace('+*@', '@') : wanted);
  if (!success) return undefined;
  return isAlias ? { scope: 'alias', value: canonicalAddress(data) } : { scope: 'address', value: data };
}

export type Why = { reason: SuppressionReason; about: string };

/**
 * Keeps these from being written to, and says so at their contacts. A bounce is about the one address, anything else about
 * the person, at every address a merge has made theirs. Gives how many of the wanted were new.
 */
export async function suppress(
  { hasher, now, onSuppressed }: Pick<Deps, 'hasher' | 'now' | 'onSuppressed'>,
  trx: Trx,
  scope: Scope,
  asked: readonly Target[],
  { reason, about }: Why,
): Promise<number> {
  const at = now();
  const targets = reason === 'bounced' ? asked : [...asked, ...(await otherAddressesOf(trx, scope, asked))];
  const added = await insertSuppressions(trx, scope, suppressionsOf({ hasher }, scope, targets, { reason, about, at }));
  const addresses = targets.flatMap(({ scope: kind, value }) => (kind === 'address' ? [value] : []));
  const mark = { reason, at };
  await markContacts(
    trx,
    scope,
    addresses.map((email) => ({ email, ...mark })),
    { at, about },
  );
  for (const { scope: kind, value } of added) {
    if (kind === 'address' || value === null) continue;
    await eachAbout(trx, scope, { scope: kind, value }, (emails) =>
      markContacts(
        trx,
        scope,
        emails.map((email) => ({ email, ...mark })),
        { at, about },
      ),
    );
  }
  // What stops only another address of the person can go on again, so it is not shown as their answer.
  const [own = [], carried = []] = [false, true].map((is) => targets.filter(({ mergeId }) => Boolean(mergeId) === is));
  await onSuppressed?.(trx, scope, own, { reason, at });
  if (carried.length > 0) await onSuppressed?.(trx, scope, carried, { reason: 'manual', at });
  const isAsked = new Set(asked.map(({ scope: kind, value }) => `${kind} ${value}`));
  return added.filter(({ scope: kind, value }) => isAsked.has(`${kind} ${value}`)).length;
}

/** The rows that keep these from being written to. */
export const suppressionsOf = (
  { hasher }: Pick<Deps, 'hasher'>,
  scope: Scope,
  targets: readonly Target[],
  why: Why & { at: Date },
): NewSuppression[] =>
  targets.map(({ mergeId = null, ...target }) => ({
    ...target,
    ...why,
    id: randomUUID(),
    hash: hasher.hash(hashedText(scope, target.scope, target.value)),
    merge_id: mergeId,
  }));

async function otherAddressesOf(trx: Trx, scope: Scope, asked: readonly Target[]): Promise<Target[]> {
  const addresses = asked.flatMap(({ scope: kind, value }) => (kind === 'address' ? [value] : []));
  const others = await listOfSamePeople(trx, scope, addresses);
  return others.map(({ address, mergeId }) => ({ scope: 'address', value: address, mergeId }));
}

/**
 * For those who hear it from the person or their server: an opt-out or a complaint is about the mailbox, no matter what
 * word stands after the plus; a bounce is about the one address.
 */
export const suppressPerson = (
  deps: Pick<Deps, 'hasher' | 'now' | 'onSuppressed'>,
  trx: Trx,
  scope: Scope,
  email: string,
  why: Why,
): Promise<number> => {
  const isOwnWish = why.reason === 'optedOut' || why.reason === 'complained';
  const address = { scope: 'address', value: email.toLowerCase() } as const;
  const mailbox = { scope: 'alias', value: canonicalAddress(email.toLowerCase()) } as const;
  return suppress(deps, trx, scope, isOwnWish ? [address, mailbox] : [address], why);
};

type Wanted = { values: readonly string[]; about: string; fromFile: boolean; isOptOut?: boolean };

export async function addSuppressions(deps: Deps, scope: Scope, { values, about, fromFile, isOptOut = false }: Wanted) {
  const targets = new Map<string, Target>();
  const refused: string[] = [];
  for (const value of values) {
    const target = readTarget(value);
    if (target) targets.set(`${target.scope} ${target.value}`, target);
    else refused.push(value);
  }
  const why = { reason: isOptOut ? 'optedOut' : fromFile ? 'file' : 'manual', about } as const;
  const added = await deps.db.transaction().execute((trx) => suppress(deps, trx, scope, [...targets.values()], why));
  return { added, already: targets.size - added, refused };
}

/** What the workspace entered itself; the rest is the recipient's wish, or their server's word. */
const REMOVABLE: readonly SuppressionReason[] = ['manual', 'file'];

export async function removeSuppression(deps: Deps, scope: Scope, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockSuppression(trx, scope, id);
    if (!row) throw new AppError('notFound');
    const { scope: kind, value, reason } = row;
    if (!REMOVABLE.includes(reason) || value === null) throw new AppError('suppressionStays');
    await deleteSuppression(trx, scope, id);
    const at = deps.now();
    await eachAbout(trx, scope, { scope: kind, value }, async (emails) => {
      const left = await findSuppressed(deps, trx, scope, emails);
      const free = emails.filter((email) => !left.has(email));
      await markContacts(
        trx,
        scope,
        free.map((email) => ({ email, reason: null, at: null })),
        { at, about: '' },
      );
      await deps.onUnsuppressed?.(trx, scope, free);
    });
  });
}

const CHUNK = 5_000;

async function eachAbout(trx: Trx, scope: Scope, target: Target, handle: (emails: string[]) => Promise<void>) {
  for (let after = ''; ; ) {
    const rows = await listAbout(trx, scope, target, { after, limit: CHUNK });
    if (rows.length > 0) await handle(rows.map(({ email }) => email));
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = last.email;
  }
}
