import { AUTO_SAVE_MIN_MS } from '@outrider/contract/compose/compose-call';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSave, type SaveNeed } from './save-plan.ts';

const QUIET: SaveNeed = {
  unsavedSince: undefined,
  lastSaveAt: undefined,
  failedAt: undefined,
  isSaving: false,
  isOnline: true,
  isInConflict: false,
};

test('nothing is saved that was not changed, nor without a network, nor before a conflict is decided', () => {
  expect(planSave(QUIET)).toBeUndefined();
  expect(planSave({ ...QUIET, unsavedSince: 0, isOnline: false })).toBeUndefined();
  expect(planSave({ ...QUIET, unsavedSince: 0, isInConflict: true })).toBeUndefined();
  expect(planSave({ ...QUIET, unsavedSince: 0, isSaving: true })).toBeUndefined();
});

const act = fc.record({
  what: fc.constantFrom('type', 'type', 'type', 'offline', 'online'),
  wait: fc.integer({ min: 1, max: 9_000 }),
});

test('for any typing: no two saves within five seconds, and after a rest with a network nothing is unsaved', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 1, max: 3_000 }), (acts, answersAfter) => {
      let now = 0;
      let need = QUIET;
      let answerAt = Number.POSITIVE_INFINITY;
      const ends: number[] = [];
      const begins: number[] = [];
      const runUntil = (end: number) => {
        for (;;) {
          const due = planSave(need) ?? Number.POSITIVE_INFINITY;
          const next = Math.min(Math.max(due, now), answerAt);
          if (next > end) break;
          now = next;
          if (answerAt === now) {
            ends.push(now);
            need = { ...need, isSaving: false, lastSaveAt: now };
            answerAt = Number.POSITIVE_INFINITY;
          } else {
            begins.push(now);
            need = { ...need, isSaving: true, unsavedSince: undefined };
            answerAt = now + answersAfter;
          }
        }
        now = end;
      };
      for (const { what, wait } of acts) {
        if (what === 'type') need = { ...need, unsavedSince: need.unsavedSince ?? now };
        else need = { ...need, isOnline: what === 'online' };
        runUntil(now + wait);
      }
      need = { ...need, isOnline: true };
      runUntil(now + 2 * (AUTO_SAVE_MIN_MS + answersAfter + 1_000));
      expect(need.unsavedSince).toBeUndefined();
      for (const [index, begin] of begins.entries()) {
        if (index > 0) expect(begin - (ends[index - 1] ?? 0)).toBeGreaterThanOrEqual(AUTO_SAVE_MIN_MS);
      }
    }),
  );
});
