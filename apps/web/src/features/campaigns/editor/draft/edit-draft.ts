import { ROUNDS_MAX, VARIANTS_MAX } from '@outrider/campaign-rules/campaign';
import type { CampaignRound, CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { needsValue, putDefault } from '../content/put-default.ts';
import { type Draft, newRound, newVariant, type Settings } from './draft.ts';

export type Edit = (draft: Draft) => Draft;

export const rename =
  (name: string): Edit =>
  (draft) => ({ ...draft, name });

export const changeSettings =
  <K extends keyof Settings>(section: K, changed: Partial<Settings[K]>): Edit =>
  (draft) => ({
    ...draft,
    settings: { ...draft.settings, [section]: { ...draft.settings[section], ...changed } },
  });

export const changeRound =
  (index: number, changed: Partial<CampaignRound>): Edit =>
  (draft) => ({
    ...draft,
    rounds: draft.rounds.map((each, at) => (at === index ? { ...each, ...changed } : each)),
  });

export const changeVariant =
  (index: number, id: string, changed: Partial<CampaignVariant>): Edit =>
  (draft) => ({
    ...draft,
    rounds: draft.rounds.map((each, at) =>
      at === index
        ? { ...each, variants: each.variants.map((known) => (known.id === id ? { ...known, ...changed } : known)) }
        : each,
    ),
  });

/** Every mail that would hold a lead back for want of a value says this in its place. */
export const setDefault =
  (name: string, value: string): Edit =>
  (draft) => ({
    ...draft,
    rounds: draft.rounds.map((each) => ({
      ...each,
      variants: each.variants.map((known) => (needsValue(known, name) ? putDefault(known, name, value) : known)),
    })),
  });

export const addRound: Edit = (draft) =>
  draft.rounds.length >= ROUNDS_MAX
    ? draft
    : { ...draft, rounds: [...draft.rounds, newRound(draft.rounds.length === 0)] };

export const removeRound =
  (index: number): Edit =>
  (draft) =>
    draft.rounds.length <= 1 ? draft : { ...draft, rounds: draft.rounds.filter((_round, at) => at !== index) };

/** The mails move; when each place sends, and to whom, belongs to the place. */
export const moveRound =
  (from: number, to: number): Edit =>
  (draft) => {
    const moved = draft.rounds[from];
    if (!moved || from === to || to < 0 || to >= draft.rounds.length) return draft;
    const order = draft.rounds.toSpliced(from, 1).toSpliced(to, 0, moved);
    const rounds = order.map((each, at) => {
      const { delay, condition, scope, field } = draft.rounds[at] ?? each;
      return { ...each, delay, condition, scope, field };
    });
    return { ...draft, rounds };
  };

/** The new one is a copy of the one it is to be compared with; all get the same share. */
export const addVariant =
  (index: number, like: CampaignVariant): Edit =>
  (draft) => {
    const variants = draft.rounds[index]?.variants ?? [];
    if (variants.length >= VARIANTS_MAX) return draft;
    const added = { ...like, id: newVariant().id };
    return changeRound(index, { variants: shareEvenly([...variants, added]) })(draft);
  };

export const removeVariant =
  (index: number, id: string): Edit =>
  (draft) => {
    const variants = draft.rounds[index]?.variants ?? [];
    if (variants.length <= 1) return draft;
    return changeRound(index, { variants: shareEvenly(variants.filter((known) => known.id !== id)) })(draft);
  };

/** One gets this share of a hundred; the others keep their proportions in the rest. */
export const setShare =
  (index: number, id: string, percent: number): Edit =>
  (draft) => {
    const variants = draft.rounds[index]?.variants ?? [];
    const shares = sharesOf(variants);
    const others = variants.filter((known) => known.id !== id);
    const rest = others.reduce((sum, known) => sum + (shares.get(known.id) ?? 0), 0);
    const given = Math.min(100, Math.max(0, Math.round(percent)));
    const weighed = variants.map((known) => {
      const share = rest === 0 ? 1 / others.length : (shares.get(known.id) ?? 0) / rest;
      return { ...known, weight: known.id === id ? given : Math.round((100 - given) * share) };
    });
    return others.length === 0 ? draft : changeRound(index, { variants: weighed })(draft);
  };

const shareEvenly = (variants: readonly CampaignVariant[]): CampaignVariant[] =>
  variants.map((known, at) => ({
    ...known,
    weight: Math.floor(100 / variants.length) + (at < 100 % variants.length ? 1 : 0),
  }));

/** Of a hundred, by id; they add up to it. */
export function sharesOf(variants: readonly Pick<CampaignVariant, 'id' | 'weight'>[]): ReadonlyMap<string, number> {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return new Map(
    variants.map(({ id, weight }) => {
      const from = total === 0 ? 0 : Math.round((before / total) * 100);
      before += weight;
      return [id, total === 0 ? 0 : Math.round((before / total) * 100) - from];
    }),
  );
}

/** A, B … as they are shown. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
