import { randomUUID } from 'node:crypto';
import { kindOfPage } from '@outrider/lead-finder/find/find-pages';
import { judgeCandidate } from '@outrider/lead-finder/judge/judge';
import type { Criterion } from '@outrider/lead-finder/lead';
import type { ModelOrder } from '@outrider/lead-finder/model/model-order';
import { addModelPeople, checkModelPeople, peopleOrder } from '@outrider/lead-finder/model/model-people';
import {
  type CheckedVerdicts,
  checkModelVerdicts,
  openQuestions,
  verdictsOrder,
} from '@outrider/lead-finder/model/model-verdicts';
import type { Scope } from '../../../../platform/db.ts';
import type { LeadsAgentDeps } from '../../leads-agent-deps.ts';
import { peopleAnswer, readAnswer, verdictsAnswer } from '../../model/answer-shapes.ts';
import type { Unit } from '../../store/units.repository.ts';
import type { ModelUse } from '../finding.ts';
import { reserveForModel } from '../reserve-for-model.ts';
import { describeSite, type ReadPage, type SiteRead, type SiteWish } from './read-site.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'model' | 'log'>;

type Read = { taskId: string; unit: Unit; read: SiteRead; wish: SiteWish; criteria: readonly Criterion[] };

export type ImprovedSite = { site: SiteRead; byModel: CheckedVerdicts; model: ModelUse };

/** Pages a model reads for people, and for what is open about the company. */
const PEOPLE_PAGES = 2;
const VERDICT_PAGES = 3;
const NAMES_PEOPLE: readonly string[] = ['team', 'imprint', 'about', 'contact'];

/**
 * What a model adds to a site that the rules have read: people where they found nobody who holds the title asked for, and verdicts on
 * what they left open. Where it fails, the site stands as the rules read it.
 */
export async function improveSite(deps: Deps, scope: Scope, of: Read, signal: AbortSignal): Promise<ImprovedSite> {
  const { model, log } = deps;
  const use: ModelUse = { requests: 0, micros: 0, answered: 0, kept: 0 };
  const plain: ImprovedSite = { site: of.read, byModel: { company: [], titles: [] }, model: use };
  if (!model || of.read.pages.length === 0 || of.read.company.objection) return plain;
  const ask = async (order: ModelOrder) => {
    if (!(await reserveForModel(deps, scope, of.taskId, of.unit, use.micros + model.mostMicros(order))))
      return undefined;
    const { text, micros } = await model.ask(order, signal);
    use.requests += 1;
    use.micros += micros;
    if (text !== undefined) use.answered += 1;
    return text;
  };
  try {
    const site = await addPeopleBy(ask, of, use);
    const byModel = await judgeBy(ask, { ...of, read: site }, use);
    return { site, byModel, model: use };
  } catch (error) {
    log.warn({ err: error, taskId: of.taskId }, 'a model could not help with a site');
    return plain;
  }
}

type Ask = (order: ModelOrder) => Promise<string | undefined>;

const isTitle = ({ kind }: Criterion) => kind === 'title';

/** Nobody is looked for at a company that is out by itself, or whose holder of the title is known. */
async function addPeopleBy(ask: Ask, { read, wish, criteria }: Read, use: ModelUse): Promise<SiteRead> {
  const judged = read.candidates.map((candidate) => judgeCandidate(criteria, read.company, candidate));
  const titles = new Set(criteria.filter(isTitle).map(({ id }) => id));
  const isHeld = judged.some((one) =>
    one.every(({ criterionId, verdict }) => !titles.has(criterionId) || verdict === 'yes'),
  );
  if (isHeld || isCompanyOut(read, criteria)) return read;
  const pages: ReadPage[] = [...read.pages];
  for (const one of pagesFor(read.pages).slice(0, PEOPLE_PAGES)) {
    const answered = readAnswer(peopleAnswer, await ask(peopleOrder(one.page, randomUUID())));
    const found = answered ? checkModelPeople(one.page, answered.people) : [];
    const people = addModelPeople(one.people, found);
    use.kept += people.length - one.people.length;
    pages[pages.indexOf(one)] = { ...one, people };
  }
  return describeSite(pages, wish);
}

const NOBODY = { key: '', companyKey: '', title: null, email: null, phone: null, links: [] };

const isCompanyOut = ({ company }: SiteRead, criteria: readonly Criterion[]) =>
  judgeCandidate(criteria, company, { ...NOBODY, name: { value: '', confidence: 0, proofs: [] } }).some(
    ({ verdict }) => verdict === 'no',
  );

const rankOf = ({ page }: ReadPage) => {
  const rank = NAMES_PEOPLE.indexOf(kindOfPage(page.url) ?? '');
  return rank === -1 ? NAMES_PEOPLE.length : rank;
};

/** Those that usually name people come first. */
const pagesFor = (pages: readonly ReadPage[]) => pages.toSorted((a, b) => rankOf(a) - rankOf(b));

async function judgeBy(ask: Ask, { read, criteria, wish }: Read, use: ModelUse): Promise<CheckedVerdicts> {
  const none: CheckedVerdicts = { company: [], titles: [] };
  const judged = read.candidates
    .filter(({ objection }) => objection === undefined)
    .map((candidate) => ({
      candidate,
      judgements: judgeCandidate(criteria, read.company, candidate),
    }));
  const open = openQuestions(criteria, judged);
  if (open.company.length === 0 && open.titles.length === 0) return none;
  const pages = read.pages.slice(0, VERDICT_PAGES);
  const order = verdictsOrder(
    open,
    pages.map(({ page }) => page),
    randomUUID(),
  );
  const answered = readAnswer(verdictsAnswer, await ask(order));
  if (!answered) return none;
  const shown = pages.map(({ page, readAt }) => ({ page, readAt, source: wish.source }));
  const checked = checkModelVerdicts(open, shown, answered);
  use.kept += checked.company.length + checked.titles.length;
  return checked;
}
