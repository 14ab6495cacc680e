import { guessAddresses } from '@outrider/lead-finder/email-pattern';
import { decidedBy, fitOf, judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { confidenceOf } from '@outrider/lead-finder/judge/rank';
import type { Candidate, Criterion, Judgement } from '@outrider/lead-finder/lead';
import { type CheckedVerdicts, withModelVerdicts } from '@outrider/lead-finder/model/model-verdicts';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { type KnownCompany, saveCompany } from '../store/companies.repository.ts';
import type { Happening } from '../store/events.repository.ts';
import { insertRow, type NewRow } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { insertUnits } from '../store/units.repository.ts';
import { addressUnit } from './address-unit.ts';
import { roomOf } from './room-of.ts';
import { tallyRow } from './tally.ts';

type Deps = Pick<LeadsAgentDeps, 'contacts' | 'now'>;

const NO_VERDICTS: CheckedVerdicts = { company: [], titles: [] };

/**
 * Judges the people of a company and keeps them as rows, each once. Left out, and counted: who objects, or all of a company
 * that does, who is suppressed, and who is a contact already where that is wished. Who holds another title than those asked for is no candidate.
 */
export async function addPeople(
  { contacts, now }: Deps,
  trx: Trx,
  scope: Scope,
  task: Task,
  {
    company,
    known,
    candidates: named,
    byModel = NO_VERDICTS,
  }: KnownCompany & { candidates: readonly Candidate[]; byModel?: CheckedVerdicts | undefined },
): Promise<Happening[]> {
  await saveCompany(trx, scope, task.id, { company, known });
  const candidates = company.objection ? [] : named.filter(({ objection }) => objection === undefined);
  task.counts.candidates += named.length;
  task.counts.objected += named.length - candidates.length;
  const { criteria } = task.wish;
  const judged = withTitle(
    criteria,
    candidates.map((candidate) => ({
      candidate,
      judgements: withModelVerdicts(judgeCandidate(criteria, company, candidate), candidate.key, byModel),
      emails: addressesOf(candidate, known),
    })),
  );
  const emails = judged.flatMap((one) => one.emails);
  const suppressed = await contacts.findSuppressed(trx, scope, emails);
  const inContacts = await contacts.findKnown(trx, scope, emails);
  const happened: Happening[] = [];
  for (const { candidate, judgements, emails: own } of judged) {
    if (own.some((email) => suppressed.has(email))) {
      task.counts.suppressed += 1;
      continue;
    }
    const isContact = own.some((email) => inContacts.has(email));
    if (isContact && task.wish.skipsContacts) {
      task.counts.inContacts += 1;
      continue;
    }
    const fit = fitOf(judgements);
    const isDue = fit === 'fit' && !isContact;
    const isHeldBack = isDue && roomOf(task) <= 0;
    const email = candidate.email?.value.toLowerCase() ?? null;
    const searches = fit === 'fit' && task.state === 'running' && !isHeldBack;
    const row: NewRow = {
      companyKey: company.key,
      number: isHeldBack ? null : task.rows + 1,
      candidate,
      judgements,
      fit,
      decidedBy: decidedBy(criteria, judgements).text,
      confidence: confidenceOf({ judgements, name: candidate.name, email: candidate.email }),
      email,
      emailOrigin: email === null ? null : 'stated',
      emailState: searches ? 'searching' : email === null ? 'none' : 'UNCHECKED',
      charge: isDue && !isHeldBack ? 'due' : 'none',
      isPreview: task.state === 'previewing',
      foundAt: now(),
    };
    const rowId = await insertRow(trx, scope, task.id, row);
    if (rowId === undefined || isHeldBack) continue;
    task.rows += 1;
    if (isDue) task.due += 1;
    tallyRow(task, row, 1);
    happened.push({ kind: 'row', rowId });
    if (searches) await insertUnits(trx, scope, task.id, [addressUnit(rowId)]);
  }
  return happened;
}

/** Below it a title says nothing for the one asked for. */
const TELLING = 0.35;

/** Those whose title may be the one asked for. Where a company names who holds it, a title no rule knows is another person's. */
function withTitle<T extends { judgements: readonly Judgement[] }>(
  criteria: readonly Criterion[],
  judged: readonly T[],
): T[] {
  const titles = new Set(criteria.filter(({ kind }) => kind === 'title').map(({ id }) => id));
  const onTitle = ({ judgements }: T) => judgements.filter(({ criterionId }) => titles.has(criterionId));
  const isHeld = titles.size > 0 && judged.some((one) => onTitle(one).every(({ verdict }) => verdict === 'yes'));
  return judged.filter((one) =>
    onTitle(one).every(
      ({ verdict, confidence }) => verdict === 'yes' || (verdict === 'unclear' && (!isHeld || confidence >= TELLING)),
    ),
  );
}

const GUESSES_COMPARED = 2;

/** The address a page states, or those the person probably has: suppression and contacts are asked about all of them. */
const addressesOf = ({ email, name, companyKey }: Candidate, known: KnownCompany['known']): string[] =>
  email
    ? [email.value.toLowerCase()]
    : guessAddresses(name.value, companyKey, known)
        .slice(0, GUESSES_COMPARED)
        .map(({ address }) => address);
