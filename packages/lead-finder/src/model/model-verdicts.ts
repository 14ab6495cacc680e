import { findPlaces } from '../find/find-places.ts';
import { REASONS } from '../judge/reasons.ts';
import type { Candidate, Criterion, CriterionKind, Judgement, SourceKey, Verdict } from '../lead.ts';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/fold-words.ts';
import { checkModelValues, isForReaders, linesForModel, wrapPage } from './check-model-values.ts';
import { DATA_ONLY, type ModelOrder } from './model-order.ts';

const PAGE_MAX = 4_000;
const TOKENS_MAX = 700;
const QUOTE_MIN = 8;
const SURE = 0.7;

/** What the rules left open for a model: about the company, and about titles of its people. */
export type OpenQuestions = { company: Criterion[]; titles: { criterion: Criterion; person: Candidate }[] };

/** What sources disagree on stays open: a model knows no more than they do. */
export function openQuestions(
  criteria: readonly Criterion[],
  judged: readonly { candidate: Candidate; judgements: readonly Judgement[] }[],
): OpenQuestions {
  const hopeful = judged.filter(({ judgements }) => judgements.every(({ verdict }) => verdict !== 'no'));
  const isOpen = (id: string, judgements: readonly Judgement[]) =>
    judgements.some(
      ({ criterionId, verdict, reason }) => criterionId === id && verdict === 'unclear' && reason !== REASONS.disputed,
    );
  const company = criteria.filter(
    ({ id, kind }) => kind !== 'title' && hopeful.some(({ judgements }) => isOpen(id, judgements)),
  );
  const titles = criteria
    .filter(({ kind }) => kind === 'title')
    .flatMap((criterion) =>
      hopeful.flatMap(({ candidate, judgements }) =>
        candidate.title && isOpen(criterion.id, judgements) ? [{ criterion, person: candidate }] : [],
      ),
    );
  return { company, titles: titles.slice(0, TITLES_MAX) };
}

const TITLES_MAX = 30;

export const verdictsOrder = (open: OpenQuestions, pages: readonly Page[], nonce: string): ModelOrder => ({
  instructions: `You judge by a company's own pages whether statements are true. ${DATA_ONLY}
{"company":[{"id":"letter of the statement","verdict":"yes, no or unclear","quote":"the words of a page that show it, copied letter by letter"}],
"titles":[{"number":1,"verdict":"yes, no or unclear"}]}
Without words that show it the verdict is unclear. Statements about the company:
${open.company.map(({ id, label }) => `${id}: ${label}`).join('\n') || 'none'}
Titles, and what they are asked to be:
${open.titles.map(({ criterion, person }, index) => `${index + 1}: ${JSON.stringify(person.title?.value.slice(0, 120))} – ${criterion.label}`).join('\n') || 'none'}`,
  text: pages.map((page) => wrapPage(linesForModel(page, PAGE_MAX), nonce)).join('\n'),
  tokensMax: TOKENS_MAX,
});

export type ModelVerdicts = {
  company?: readonly { id: string; verdict: string; quote?: string | null | undefined }[] | undefined;
  titles?: readonly { number: number; verdict: string }[] | undefined;
};

/** Judgements of a model that a page backs: of the company by its quote, of a title by the title itself. */
export type CheckedVerdicts = { company: Judgement[]; titles: { personKey: string; judgement: Judgement }[] };

export type ReadByModel = { page: Page; readAt: string; source: SourceKey };

export function checkModelVerdicts(
  open: OpenQuestions,
  pages: readonly ReadByModel[],
  answered: ModelVerdicts,
): CheckedVerdicts {
  const company = open.company.flatMap((criterion): Judgement[] => {
    const said = answered.company?.find(({ id }) => id === criterion.id);
    const verdict = said && verdictOf(said.verdict);
    const quote = said?.quote?.trim() ?? '';
    if (!verdict || quote.length < QUOTE_MIN || !tells(criterion.kind, quote)) return [];
    for (const { page, ...read } of pages) {
      const [proof] = checkModelValues(page, { quote }, read).quote?.proofs ?? [];
      if (proof && isForReaders(page, { from: proof.offset })) return [judgementOf(criterion, verdict, [proof])];
    }
    return [];
  });
  const titles = (answered.titles ?? []).flatMap(({ number, verdict: said }) => {
    const asked = open.titles[number - 1];
    const verdict = verdictOf(said);
    const proofs = asked?.person.title?.proofs ?? [];
    if (!asked || !verdict || proofs.length === 0) return [];
    return [{ personKey: asked.person.key, judgement: judgementOf(asked.criterion, verdict, proofs) }];
  });
  return { company, titles };
}

const verdictOf = (said: string): Exclude<Verdict, 'unclear'> | undefined =>
  said === 'yes' || said === 'no' ? said : undefined;

/** A quote about a place names one, and one about a size a number. */
const tells = (kind: CriterionKind, quote: string): boolean =>
  kind === 'place' ? findPlaces(wordsIn(quote)).length > 0 : kind === 'size' ? /\d/u.test(quote) : true;

const judgementOf = ({ id }: Criterion, verdict: Verdict, proofs: Judgement['proofs']): Judgement => ({
  criterionId: id,
  verdict,
  confidence: SURE,
  proofs,
  reason: '',
  by: 'model',
});

/** Where the rules left a criterion open, the model's judgement stands; where they did not, theirs. */
export const withModelVerdicts = (
  judgements: readonly Judgement[],
  personKey: string,
  { company, titles }: CheckedVerdicts,
): Judgement[] => {
  const byModel = [...company, ...titles.filter((one) => one.personKey === personKey).map((one) => one.judgement)];
  return judgements.map((one) =>
    one.verdict === 'unclear' && one.reason !== REASONS.disputed
      ? (byModel.find(({ criterionId }) => criterionId === one.criterionId) ?? one)
      : one,
  );
};
