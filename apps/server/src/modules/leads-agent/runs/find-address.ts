import type { Category } from '@outrider/email-verifier/verdict';
import { type GuessedAddress, guessAddresses } from '@outrider/lead-finder/email-pattern';
import { confidenceOf } from '@outrider/lead-finder/judge/rank';
import type { Stated } from '@outrider/lead-finder/lead';
import type { Scope, Trx } from '../../../platform/db.ts';
import { reserveQuota, settleQuota } from '../../billing/index.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { failed, NOTHING_SPENT } from '../sources/failure.ts';
import { findCompanies, type KnownCompany } from '../store/companies.repository.ts';
import type { Happening } from '../store/events.repository.ts';
import { changeRow, deleteRow, findRow, type RowRecord } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { STAGES, type Unit } from '../store/units.repository.ts';
import { chargeRow } from './charge.ts';
import { type Finding, NOTHING_TO_APPLY } from './finding.ts';
import { tallyRow } from './tally.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'now' | 'verifier' | 'contacts'>;

type Address = { email: Stated | null; origin: RowRecord['emailOrigin']; state: Category | 'none' };

/** A host that takes everything confirms nothing: then the pattern itself has to be sure. */
const SURE_PATTERN = 0.6;
const GUESSES_ASKED = 3;

/** The address a page states, or else one made by the company's pattern, each as a mail host confirms it. */
export async function findAddress(
  deps: Deps,
  scope: Scope,
  taskId: string,
  { asked: { rowId }, stage }: Extract<Unit, { kind: 'address' }>,
  signal: AbortSignal,
): Promise<Finding> {
  const row = await findRow(deps.db, scope, { taskId, rowId });
  // Erased meanwhile.
  if (!row) return { kind: 'done', spent: NOTHING_SPENT, found: 0, apply: NOTHING_TO_APPLY };
  const company = (await findCompanies(deps.db, scope, taskId, [row.companyKey])).get(row.companyKey);
  const address = await unlessStopped(searchAddress(deps, scope, row, company, signal), signal);
  if (!address) return failed('stopped');
  const isEnriched = stage === STAGES.enrich;
  return {
    kind: 'done',
    spent: NOTHING_SPENT,
    found: address.email ? 1 : 0,
    apply: (trx, task) => writeAddress(deps, trx, scope, task, { rowId, address, isEnriched }),
  };
}

/** Mail hosts take their time; a user who stops a search does not wait for them. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    if (signal.aborted) resolve(undefined);
  });
  const done = await Promise.race([work, stopped]);
  return signal.aborted ? undefined : done;
}

async function searchAddress(
  { verifier }: Deps,
  scope: Scope,
  { candidate }: RowRecord,
  company: KnownCompany | undefined,
  signal: AbortSignal,
): Promise<Address> {
  const stated = candidate.email;
  const canAsk = await verifier.isOpen();
  const first = stated && canAsk ? (await verifier.ask(scope, stated.value)).category : undefined;
  const kept: Address = {
    email: stated,
    origin: stated ? 'stated' : null,
    state: first ?? (stated ? 'UNCHECKED' : 'none'),
  };
  if (!canAsk || (first !== undefined && first !== 'INVALID' && first !== 'DOMAIN_ERROR')) return kept;
  const guesses = guessAddresses(candidate.name.value, candidate.companyKey, company?.known ?? []);
  for (const guess of guesses.slice(0, GUESSES_ASKED)) {
    if (signal.aborted) return kept;
    if (guess.address === stated?.value.toLowerCase()) continue;
    const { category } = await verifier.ask(scope, guess.address);
    if (category === 'VALID' || (category === 'UNKNOWN' && guess.confidence >= SURE_PATTERN)) {
      return { email: statedOf(guess, category), origin: 'guessed', state: category };
    }
  }
  return kept;
}

/** Its proofs are the addresses the pattern was seen in. */
const statedOf = ({ address, confidence, from }: GuessedAddress, category: Category): Stated => ({
  value: address,
  confidence: category === 'VALID' ? Math.max(confidence, 0.9) : confidence,
  proofs: from,
});

type Found = { rowId: string; address: Address; isEnriched: boolean };

/** A person who turns out to be suppressed goes; one who is a contact already is not charged. */
async function writeAddress(
  deps: Deps,
  trx: Trx,
  scope: Scope,
  task: Task,
  { rowId, address: { email, origin, state }, isEnriched }: Found,
): Promise<Happening[]> {
  const row = await findRow(trx, scope, { taskId: task.id, rowId });
  if (!row) return [];
  const value = email?.value.toLowerCase() ?? null;
  const emails = value === null ? [] : [value];
  const suppressed = await deps.contacts.findSuppressed(trx, scope, emails);
  tallyRow(task, row, -1);
  if (suppressed.size > 0) {
    if (row.charge === 'due') task.due -= 1;
    task.counts.suppressed += 1;
    await deleteRow(trx, scope, rowId);
    return [];
  }
  const contactId = value === null ? undefined : (await deps.contacts.findKnown(trx, scope, emails)).get(value);
  const { candidate, judgements } = row;
  const change = {
    candidate: { ...candidate, email },
    confidence: confidenceOf({ judgements, name: candidate.name, email }),
    email: value,
    emailOrigin: origin,
    emailState: state,
    ...(contactId === undefined ? {} : { contactId }),
  };
  tallyRow(task, { ...row, ...change }, 1);
  await changeRow(trx, scope, rowId, change);
  if (row.charge === 'due' && contactId !== undefined) {
    task.due -= 1;
    task.counts.inContacts += 1;
    await changeRow(trx, scope, rowId, { charge: 'none' });
  } else if (row.charge === 'due') await chargeRow(deps, trx, scope, task, rowId);
  if (isEnriched && row.charge === 'none' && state !== 'none' && state !== 'UNCHECKED') {
    await countVerification(deps, trx, scope, task.id);
  }
  return [{ kind: 'row', rowId }];
}

/** A result that was charged holds its address; looking for that of another person is a verification. */
async function countVerification(deps: Deps, trx: Trx, scope: Scope, reference: string): Promise<void> {
  const now = deps.now();
  const reserved = await reserveQuota(deps, trx, scope, { quotaType: 'VERIFICATION', amount: 1, reference, now });
  if (reserved.kind === 'reserved') await settleQuota(trx, scope, reserved.reservation, { used: 1, givenBack: 0, now });
}
