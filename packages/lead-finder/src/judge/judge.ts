import { findIndustries, isNearIndustry } from '../find/find-industries.ts';
import { liesIn, placeOf } from '../find/find-places.ts';
import type { Candidate, Company, Criterion, Judgement, Proof, Stated, Verdict } from '../lead.ts';
import { DISPUTED } from '../resolve.ts';
import { foldText, wordsIn } from '../words/fold-words.ts';
import { remember } from '../words/remember.ts';
import { judgeTitle } from './judge-role.ts';
import { countMet, isNegated, wantWords } from './match-words.ts';
import { countIs, REASONS, seatIs, seatIsIn } from './reasons.ts';

export const FITS = ['fit', 'unclear', 'out'] as const;
export type Fit = (typeof FITS)[number];

type Said = { verdict: Verdict; confidence: number; proofs: Proof[]; reason: string };

const unclear = (reason: string, proofs: Proof[] = [], confidence = 0): Said => ({
  verdict: 'unclear',
  confidence,
  proofs,
  reason,
});

/** One judgement for each criterion. Without a proof nothing is yes or no. */
export const judgeCandidate = (criteria: readonly Criterion[], company: Company, candidate: Candidate): Judgement[] =>
  criteria.map((criterion) => {
    const met = judgeOne(criterion, company, candidate);
    const said = criterion.isExcluded ? turnRound(met, criterion) : met;
    const isProven = said.verdict === 'unclear' || said.proofs.length > 0;
    const { verdict, confidence, proofs, reason } = isProven ? said : unclear(said.reason);
    return { criterionId: criterion.id, verdict, confidence, proofs, reason, by: 'rules' };
  });

/** A person who meets what is not wanted is out. */
function turnRound(said: Said, { values }: Criterion): Said {
  if (said.verdict === 'unclear') return said;
  return said.verdict === 'yes'
    ? { ...said, verdict: 'no', reason: values.join(', ') }
    : { ...said, verdict: 'yes', reason: '' };
}

function judgeOne(criterion: Criterion, company: Company, candidate: Candidate): Said {
  switch (criterion.kind) {
    case 'title':
      return judgeStated(candidate.title, REASONS.noTitle, ({ value }) => judgeTitle(criterion.values, value));
    case 'industry':
      return judgeStated(company.industry, REASONS.noTrade, ({ value }) => judgeIndustry(criterion.values, value));
    case 'place':
      return judgePlace(criterion.values, company);
    case 'size':
      return judgeStated(company.people, REASONS.noSize, ({ value }) => judgeSize(criterion, value));
    case 'other':
      return judgeOther(criterion, company);
  }
}

/** A value in dispute decides nothing, but its proofs are shown. */
function judgeStated<T>(
  stated: Stated<T> | null,
  missing: string,
  judge: (stated: Stated<T>) => Omit<Said, 'proofs'>,
): Said {
  if (!stated || stated.proofs.length === 0) return unclear(missing);
  if (stated.confidence <= DISPUTED) return unclear(REASONS.disputed, stated.proofs, stated.confidence);
  const { verdict, confidence, reason } = judge(stated);
  return { verdict, confidence: confidence * stated.confidence, proofs: stated.proofs, reason };
}

const industriesIn = remember((text: string) => findIndustries(wordsIn(text)).map(({ value }) => value));

function judgeIndustry(wanted: readonly string[], value: string): Omit<Said, 'proofs'> {
  const held = industriesIn(value.slice(0, 200));
  const asked = wanted.flatMap((one) => industriesIn(one.slice(0, 200)));
  const isSaid = wanted.some((one) => foldText(value).includes(foldText(one.trim())));
  if (isSaid || asked.some((one) => held.includes(one))) return { verdict: 'yes', confidence: 0.9, reason: '' };
  if (held.length === 0 || asked.length === 0) return { verdict: 'unclear', confidence: 0.3, reason: value };
  if (asked.some((one) => held.some((other) => isNearIndustry(one, other)))) {
    return { verdict: 'unclear', confidence: 0.5, reason: value };
  }
  return { verdict: 'no', confidence: 0.75, reason: value };
}

function judgePlace(wanted: readonly string[], { city, country }: Company): Said {
  const stated = city ?? country;
  if (!stated || stated.proofs.length === 0) return unclear(REASONS.noSeat);
  const proofs = [...(city?.proofs ?? []), ...(country?.proofs ?? [])].slice(0, 4);
  const judged = wanted.map((one) => judgeOnePlace(one, city, country));
  for (const verdict of ['yes', 'unclear', 'no'] as const) {
    const best = judged.find((one) => one.verdict === verdict);
    if (best) return { ...best, proofs };
  }
  return unclear('', proofs);
}

const SURE = 0.9;

function judgeOnePlace(wanted: string, city: Stated | null, country: Stated | null): Omit<Said, 'proofs'> {
  const asked = placeOf(wanted);
  const isCitySure = city !== null && city.confidence > DISPUTED;
  const isCountrySure = country !== null && country.confidence > DISPUTED;
  const say = (verdict: Verdict, by: Stated | null, reason: string) => ({
    verdict,
    confidence: (by?.confidence ?? 0) * SURE,
    reason,
  });
  if (isCitySure && foldText(city.value) === foldText(wanted)) return say('yes', city, '');
  const cityPlace = isCitySure ? placeOf(city.value) : undefined;
  const nation = isCountrySure ? placeOf(country.value) : undefined;
  const isConsistent = !cityPlace || !nation || cityPlace.country === nation.country;
  if (asked && cityPlace?.kind === 'city' && isConsistent) {
    const lies = liesIn(cityPlace, asked);
    if (lies !== undefined) return say(lies ? 'yes' : 'no', city, lies ? '' : seatIs(city?.value ?? ''));
  }
  if (asked && nation) {
    const lies = liesIn(nation, asked);
    if (lies === true) return say('yes', country, '');
    if (lies === false && asked.kind !== 'city' && asked.kind !== 'region')
      return say('no', country, seatIsIn(nation.name));
    if (lies === false && asked.country !== nation.country) return say('no', country, seatIsIn(nation.name));
  }
  // A city no table knows is another one where the asked one is a known city.
  if (isCitySure && asked?.kind === 'city' && !cityPlace) return say('no', city, seatIs(city.value));
  if (isCitySure && !asked) return say('no', city, seatIs(city.value));
  const known = city ?? country;
  return { verdict: 'unclear', confidence: 0.3, reason: known ? seatIs(known.value) : '' };
}

function judgeSize({ range }: Criterion, people: { min: number; max: number }): Omit<Said, 'proofs'> {
  const reason = countIs(people);
  if (!range) return { verdict: 'unclear', confidence: 0, reason };
  const [min, max] = [range.min ?? 0, range.max ?? Number.POSITIVE_INFINITY];
  if (people.min >= min && people.max <= max) return { verdict: 'yes', confidence: 0.9, reason: '' };
  if (people.max < min || people.min > max) return { verdict: 'no', confidence: 0.9, reason };
  // "Over 180" for at most 200: most of what it may mean has to fit.
  const inside = Math.min(people.max, max) - Math.max(people.min, min);
  const share = people.max === people.min ? 0 : inside / (people.max - people.min);
  return share >= 0.75 ? { verdict: 'yes', confidence: 0.6, reason } : { verdict: 'unclear', confidence: 0.5, reason };
}

/** Sentences with all the words say it, unless they deny it; with some of them it stays open. */
function judgeOther({ values, label }: Criterion, { said }: Company): Said {
  const wanted = wantWords(values.length > 0 ? values : [label]);
  if (wanted.length === 0) return unclear('');
  let some: Stated | undefined;
  let most = 0;
  for (const one of said) {
    const met = countMet(wanted, wordsIn(one.value));
    if (met === wanted.length) {
      const isDenied = isNegated(one.value);
      return {
        verdict: isDenied ? 'no' : 'yes',
        confidence: one.confidence * (isDenied ? 0.7 : 0.9),
        proofs: one.proofs,
        reason: one.value,
      };
    }
    if (met > most) [some, most] = [one, met];
  }
  return some ? unclear(some.value, some.proofs, 0.3) : unclear(REASONS.unsaid);
}

/** `fit`: yes to every criterion. `out`: no to one. */
export function fitOf(judgements: readonly Judgement[]): Fit {
  if (judgements.some(({ verdict }) => verdict === 'no')) return 'out';
  return judgements.length > 0 && judgements.every(({ verdict }) => verdict === 'yes') ? 'fit' : 'unclear';
}

const TEXT_MAX = 200;

/** Why a person is out, or what is open: the surest no, else the first that is open, else the criterion said least often. */
export function decidedBy(
  criteria: readonly Criterion[],
  judgements: readonly Judgement[],
): { criterionId: string; text: string } {
  const no = judgements.filter(({ verdict }) => verdict === 'no').toSorted((a, b) => b.confidence - a.confidence)[0];
  const open = judgements.find(({ verdict }) => verdict === 'unclear');
  const last = judgements.findLast(({ verdict }) => verdict === 'yes');
  const one = no ?? open ?? last;
  if (!one) return { criterionId: '', text: '' };
  const label = criteria.find(({ id }) => id === one.criterionId)?.label ?? '';
  return { criterionId: one.criterionId, text: (one.reason || one.proofs[0]?.quote || label).slice(0, TEXT_MAX) };
}
