import { randomInt } from 'node:crypto';
import { makeCompanyWeb } from '@outrider/sandbox';
import { makeTruth } from '@outrider/sandbox/company-web-truth';
import type { Effort, Report } from './bench.ts';
import { measureSearches } from './leads/box.ts';
import { LEADS_QUESTIONS, type LeadsQuestion } from './leads/questions.ts';
import { type CheckAddress, findLeads } from './leads/run.ts';
import { addScores, type LeadsScore, NO_SCORE, scoreRows } from './leads/score.ts';
import { measureReading } from './leads/speed.ts';

const EFFORTS: Record<Effort, { companies: number; questions: readonly LeadsQuestion[]; seed: () => number }> = {
  full: { companies: 360, questions: LEADS_QUESTIONS, seed: () => randomInt(1_000_000_000) },
  short: { companies: 40, questions: LEADS_QUESTIONS.filter(({ isShort }) => isShort), seed: () => 7 },
};
type WebOptions = NonNullable<Parameters<typeof makeTruth>[1]>;
/** `held-out`: templates that nothing else uses, so that no rule was fitted to them. */
const TEMPLATES = ['known', 'held-out'] as const;

/** Leads found in the company web of the box by the rules alone, against its truth; and the speed of reading its pages. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { companies, questions, seed: drawSeed } = EFFORTS[effort];
  const seed = drawSeed();
  console.error(`The company web of seed ${seed}`);
  for (const templates of TEMPLATES) {
    const options: WebOptions = { companies, templates };
    tell(report, templates === 'known' ? 'seen' : 'held_out', askAll(seed, options, questions));
  }
  measureReading(report, seed, { companies, floor: effort === 'full' ? 1 : 0 });
  if (effort === 'full') await measureSearches(report);
}

function askAll(seed: number, options: WebOptions, questions: readonly LeadsQuestion[]): LeadsScore {
  const web = makeCompanyWeb(seed, options);
  const truth = makeTruth(seed, options);
  const check = mailOf(truth.answer({}));
  let score = NO_SCORE;
  for (const { question, criteria } of questions) {
    const one = scoreRows(findLeads(question, web, check), truth.answer(criteria), truth, web);
    console.error(`${question}: ${one.right} of ${one.rows} rows are right, ${one.found} of ${one.wanted} are found`);
    score = addScores(score, one);
  }
  return score;
}

/** What the mail hosts of the box would say. */
function mailOf(everybody: ReturnType<ReturnType<typeof makeTruth>['answer']>): CheckAddress {
  const manners = new Map(everybody.map(({ company, mail }) => [company.host, mail]));
  const taken = new Set(everybody.flatMap(({ email, hasMailbox }) => (email && hasMailbox ? [email] : [])));
  return (address) => {
    const manner = manners.get(address.slice(address.lastIndexOf('@') + 1)) ?? 'none';
    if (manner === 'none') return 'invalid';
    if (manner === 'catchAll' || manner === 'policy') return 'unknown';
    return taken.has(address.toLowerCase()) ? 'valid' : 'invalid';
  };
}

function tell(report: Report, set: string, score: LeadsScore): void {
  const share = (metric: string, value: number, limit: number, floor: number) =>
    report({ metric: `${set}_${metric}`, value, limit, ratio: limit === 0 ? 0 : value / limit }, floor);
  const none = (metric: string, value: number) =>
    report({ metric: `${set}_${metric}`, value, limit: 0, ratio: value === 0 ? 1 : 0 }, 1);
  share('precision', score.right, score.rows, 0.95);
  share('recall', score.found, score.wanted, 0.8);
  share('emails_right', score.addressesRight, score.addressesGiven, 0.9);
  share('emails_found', score.addressesRight, score.addressesWanted, 0);
  none('fields_without_evidence', score.unproven);
  none('instructions_obeyed', score.obeyed);
  share('padded_ndcg_at_10', score.gain, score.questions, 0);
  share('coverage', score.coverage, score.questions, 0);
  // F1 is twice the right ones by all that were given and all that should have been.
  share('row_f1', 2 * score.rowsRight, score.rows + score.wanted, 0);
  share('cell_f1', 2 * score.cellsRight, score.cellsGiven + score.cellsWanted, 0);
}
