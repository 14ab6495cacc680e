import { ROUNDS_MAX, VARIANTS_MAX } from '@outrider/campaign-rules/campaign';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockedBefore, checkStep } from './check-step.ts';
import { type Draft, newDraft } from './draft.ts';
import {
  addRound,
  addVariant,
  changeRound,
  changeSettings,
  changeVariant,
  type Edit,
  moveRound,
  removeRound,
  removeVariant,
  rename,
  setShare,
  sharesOf,
} from './edit-draft.ts';

const after = (...edits: Edit[]): Draft => edits.reduce((draft, edit) => edit(draft), newDraft('UTC'));
const firstVariant = (draft: Draft, round = 0) => {
  const variant = draft.rounds[round]?.variants[0];
  if (!variant) throw new Error('No variant');
  return variant;
};

test('there are never more than twenty rounds nor fewer than one', () => {
  expect(after(...Array.from({ length: 30 }, () => addRound)).rounds).toHaveLength(ROUNDS_MAX);
  expect(after(removeRound(0)).rounds).toHaveLength(1);
});

test('a round that is moved takes its texts along; when and to whom stays with the place', () => {
  const start = after(addRound, addRound, changeRound(1, { delay: { count: 3, unit: 'day' }, condition: 'notOpen' }));
  const ids = start.rounds.map((round) => round.variants[0]?.id);
  const moved = moveRound(2, 1)(start);
  expect(moved.rounds.map((round) => round.variants[0]?.id)).toEqual([ids[0], ids[2], ids[1]]);
  expect(moved.rounds.map((round) => round.condition)).toEqual(['all', 'notOpen', 'all']);
  expect(moveRound(0, 9)(start)).toBe(start);
});

test('an edit of one letter leaves every other part the same object', () => {
  const start = after(addRound);
  const changed = changeVariant(1, firstVariant(start, 1).id, { subject: 'x' })(start);
  expect(changed.rounds[0]).toBe(start.rounds[0]);
  expect(changed.settings).toBe(start.settings);
});

test('shares of variants add up to a hundred, for any choice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: VARIANTS_MAX + 2 }), fc.integer({ min: -10, max: 120 }), (more, percent) => {
      let draft = after();
      for (let added = 0; added < more; added += 1) draft = addVariant(0, firstVariant(draft))(draft);
      draft = setShare(0, firstVariant(draft).id, percent)(draft);
      const variants = draft.rounds[0]?.variants ?? [];
      expect(variants.length).toBeLessThanOrEqual(VARIANTS_MAX);
      expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
      const total = [...sharesOf(variants).values()].reduce((sum, share) => sum + share, 0);
      expect(total).toBe(variants.some(({ weight }) => weight > 0) ? 100 : 0);
    }),
  );
  const two = after((draft) => addVariant(0, firstVariant(draft))(draft));
  expect(removeVariant(0, firstVariant(two).id)(two).rounds[0]?.variants).toHaveLength(1);
});

test('a step says the one thing that keeps the user in it', () => {
  const draft = after(rename('Brokers'));
  expect(checkStep('leads', after(), 5)).toBe('nameBlank');
  expect(checkStep('leads', after(rename('x'.repeat(51))), 5)).toBe('nameLong');
  expect(checkStep('leads', draft, 0)).toBe('noLead');
  expect(checkStep('leads', draft, 1)).toBeUndefined();
  expect(checkStep('sequence', draft, 1)).toBe('noSubject');
  const written = changeVariant(0, firstVariant(draft).id, { subject: 'Hello' })(draft);
  expect(checkStep('sequence', written, 1)).toBeUndefined();
  expect(checkStep('schedule', written, 1)).toBe('noSender');
  const sender = changeSettings('senders', { tagIds: ['t'] })(written);
  expect(checkStep('schedule', sender, 1)).toBe('noStartDate');
  const starts = changeSettings('schedule', { startDay: '2026-11-18' })(sender);
  expect(checkStep('schedule', starts, 1)).toBe('noEndDate');
  expect(checkStep('schedule', changeSettings('schedule', { endDay: null })(starts), 1)).toBe('noEndDate');
  expect(checkStep('schedule', changeSettings('schedule', { endDay: '2026-11-01' })(starts), 1)).toBe(
    'endsBeforeStart',
  );
  const ends = changeSettings('schedule', { endDay: '2027-01-15' })(starts);
  expect(checkStep('schedule', changeSettings('schedule', { days: [] })(ends), 1)).toBe('noDay');
  expect(blockedBefore('review', ends, 1)).toBeUndefined();
  expect(blockedBefore('review', draft, 1)).toEqual({ step: 'sequence', problem: 'noSubject' });
});
