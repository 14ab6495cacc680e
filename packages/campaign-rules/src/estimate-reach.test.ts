import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONDITION_SCOPES, CONDITIONS, UNKNOWN_POLICIES } from './campaign.ts';
import { estimateReach } from './estimate-reach.ts';

const LETTER = { weight: 1, isPlainText: false };
const aRound = (condition: 'all' | 'notOpen' | 'openNotReply', variants = [LETTER]) => ({
  condition,
  scope: 'anyEarlier' as const,
  variants,
});
const SEEN = { opens: true, clicks: false, unknownOpens: 'asNotOpen' as const };

test('those who did not open get the next round, those who did wait for the one that is for them', () => {
  const rounds = [aRound('all'), aRound('notOpen'), aRound('openNotReply'), aRound('all')];
  expect(estimateReach(1_000, rounds, SEEN, { opened: 0.4, stopped: 0.1 })).toEqual([
    { gets: 1_000, notOpened: 1_000, unknown: 0, opened: 0, stopped: 0 },
    { gets: 540, notOpened: 540, unknown: 0, opened: 360, stopped: 100 },
    { gets: 554, notOpened: 292, unknown: 0, opened: 554, stopped: 154 },
    { gets: 791, notOpened: 292, unknown: 0, opened: 499, stopped: 209 },
  ]);
});

test('what nobody can see goes by the policy: letters without a page, and all of them where opens are not asked about', () => {
  const half = [LETTER, { weight: 1, isPlainText: true }];
  const rounds = [aRound('all', half), aRound('notOpen')];
  const rates = { opened: 0.5, stopped: 0 };
  const gets = (tracking: typeof SEEN | { opens: false; clicks: false; unknownOpens: 'skip' }) =>
    estimateReach(400, rounds, tracking, rates)[1];
  expect(gets(SEEN)).toMatchObject({ gets: 300, notOpened: 100, unknown: 200, opened: 100 });
  expect(gets({ opens: false, clicks: false, unknownOpens: 'skip' })).toMatchObject({ gets: 0, unknown: 400 });
});

test('a condition on the round before forgets the rounds before that', () => {
  const rounds = [aRound('all'), aRound('all'), { ...aRound('notOpen'), scope: 'previous' as const }];
  const ever = [aRound('all'), aRound('all'), aRound('notOpen')];
  const rates = { opened: 0.5, stopped: 0 };
  expect(estimateReach(800, rounds, SEEN, rates)[2]?.gets).toBe(400);
  expect(estimateReach(800, ever, SEEN, rates)[2]?.gets).toBe(200);
});

test('everybody who enters stands somewhere in every round, and nobody gets a round who is not there any more', () => {
  const letter = fc.record({ weight: fc.integer({ min: 0, max: 100 }), isPlainText: fc.boolean() });
  const round = fc.record({
    condition: fc.constantFrom(...CONDITIONS),
    scope: fc.constantFrom(...CONDITION_SCOPES),
    variants: fc.array(letter, { minLength: 1, maxLength: 6 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(round, { minLength: 1, maxLength: 20 }),
      fc.record({ opens: fc.boolean(), clicks: fc.boolean(), unknownOpens: fc.constantFrom(...UNKNOWN_POLICIES) }),
      fc.record({ opened: share, stopped: share }),
      (entering, rounds, tracking, rates) => {
        for (const { gets, notOpened, unknown, opened, stopped } of estimateReach(entering, rounds, tracking, rates)) {
          // Each of the three is rounded by itself.
          expect(Math.abs(notOpened + unknown + opened + stopped - entering)).toBeLessThanOrEqual(2);
          expect(Math.min(gets, notOpened, unknown, opened, stopped)).toBeGreaterThanOrEqual(0);
          expect(gets).toBeLessThanOrEqual(notOpened + unknown + opened + 2);
        }
      },
    ),
  );
});
