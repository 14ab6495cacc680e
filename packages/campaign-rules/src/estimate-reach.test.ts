import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONDITION_SCOPES, CONDITIONS, type Condition, UNKNOWN_POLICIES } from './campaign.ts';
import { estimateReach } from './estimate-reach.ts';

const VARIANT = { weight: 1, isPlainText: false };
const aRound = (condition: Condition, variants = [VARIANT]) => ({
  condition,
  scope: 'anyEarlier' as const,
  variants,
});
const SEEN = { opens: true, clicks: false, unknownOpens: 'asNotOpen' as const };

test('those who did not open get the next round, those who did wait for the one that is for them', () => {
  const rounds = [aRound('all'), aRound('notOpen'), aRound('openNotReply'), aRound('all')];
  expect(estimateReach(1_000, rounds, SEEN, { opened: 0.4, clicked: 0.1, stopped: 0.1 })).toEqual([
    { gets: 1_000, didNot: 1_000, unknown: 0, did: 0, stopped: 0 },
    { gets: 540, didNot: 540, unknown: 0, did: 360, stopped: 100 },
    { gets: 554, didNot: 292, unknown: 0, did: 554, stopped: 154 },
    { gets: 791, didNot: 292, unknown: 0, did: 499, stopped: 209 },
  ]);
});

test('what nobody can see goes by the policy: mails without a page, and all of them where opens are not asked about', () => {
  const half = [VARIANT, { weight: 1, isPlainText: true }];
  const rounds = [aRound('all', half), aRound('notOpen')];
  const rates = { opened: 0.5, clicked: 0, stopped: 0 };
  const gets = (tracking: typeof SEEN | { opens: false; clicks: false; unknownOpens: 'skip' }) =>
    estimateReach(400, rounds, tracking, rates)[1];
  expect(gets(SEEN)).toMatchObject({ gets: 300, didNot: 100, unknown: 200, did: 100 });
  expect(gets({ opens: false, clicks: false, unknownOpens: 'skip' })).toMatchObject({ gets: 0, unknown: 400 });
});

test('a condition on the round before forgets the rounds before that', () => {
  const rounds = [aRound('all'), aRound('all'), { ...aRound('notOpen'), scope: 'previous' as const }];
  const ever = [aRound('all'), aRound('all'), aRound('notOpen')];
  const rates = { opened: 0.5, clicked: 0, stopped: 0 };
  expect(estimateReach(800, rounds, SEEN, rates)[2]?.gets).toBe(400);
  expect(estimateReach(800, ever, SEEN, rates)[2]?.gets).toBe(200);
});

test('those who followed a link get their round, those who did not another one, and nobody where no link is seen', () => {
  const rounds = [aRound('all'), aRound('clicked'), aRound('notClicked')];
  const rates = { opened: 0.4, clicked: 0.1, stopped: 0 };
  const seen = { ...SEEN, clicks: true };
  expect(estimateReach(1_000, rounds, seen, rates).map(({ gets }) => gets)).toEqual([1_000, 100, 900]);
  expect(estimateReach(1_000, rounds, SEEN, rates)).toMatchObject([
    { gets: 1_000 },
    { gets: 0, unknown: 1_000 },
    { gets: 0, unknown: 1_000 },
  ]);
});

test('what fields say is counted: a round and its opposite share everybody between them', () => {
  const rounds = [aRound('all'), aRound('field'), aRound('field')];
  const groups = [
    { holds: [true, true, false], leads: 30 },
    { holds: [true, false, true], leads: 90 },
  ];
  const reach = estimateReach(400, rounds, SEEN, { opened: 0.5, clicked: 0, stopped: 0.5 }, groups);
  expect(reach.slice(1)).toMatchObject([
    { gets: 50, did: 50, didNot: 150, stopped: 200 },
    { gets: 150, did: 150, didNot: 25, stopped: 225 },
  ]);
});

test('everybody who enters stands somewhere in every round, and nobody gets a round who is not there any more', () => {
  const variant = fc.record({ weight: fc.integer({ min: 0, max: 100 }), isPlainText: fc.boolean() });
  const round = fc.record({
    condition: fc.constantFrom(...CONDITIONS),
    scope: fc.constantFrom(...CONDITION_SCOPES),
    variants: fc.array(variant, { minLength: 1, maxLength: 6 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(round, { minLength: 1, maxLength: 20 }),
      fc.record({ opens: fc.boolean(), clicks: fc.boolean(), unknownOpens: fc.constantFrom(...UNKNOWN_POLICIES) }),
      fc.record({ opened: share, clicked: share, stopped: share }),
      fc.array(fc.record({ holds: fc.array(fc.boolean(), { maxLength: 20 }), leads: fc.nat(500) }), { maxLength: 4 }),
      (entering, rounds, tracking, rates, groups) => {
        for (const { gets, didNot, unknown, did, stopped } of estimateReach(
          entering,
          rounds,
          tracking,
          rates,
          groups.some(({ leads }) => leads > 0) ? groups : [],
        )) {
          // Each of the three is rounded by itself.
          expect(Math.abs(didNot + unknown + did + stopped - entering)).toBeLessThanOrEqual(2);
          expect(Math.min(gets, didNot, unknown, did, stopped)).toBeGreaterThanOrEqual(0);
          expect(gets).toBeLessThanOrEqual(didNot + unknown + did + 2);
        }
      },
    ),
  );
});
