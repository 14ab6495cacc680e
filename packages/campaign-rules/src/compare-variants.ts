import { beliefOn, gridFor, type Trials } from './beta.ts';

/** Mails of each variant before anything is said about any. */
export const SAMPLE_MIN = 100;
/**
 * How sure one must be. Looked at each time the smallest arm has doubled: looking more often would find a winner among
 * equals sooner or later. With these, simulations of equal variants name one in at most 5 % of the tests.
 */
const SURE = 0.995;

export type Arm = Trials & { id: string };

export type Comparison =
  | { verdict: 'winner'; id: string; sureness: number }
  /** `needed`: so many mails of the smallest arm until the next look. */
  | { verdict: 'open'; leader: string | null; sureness: number; needed: number }
  /** Only one variant: nothing to compare. */
  | { verdict: 'single' };

/** How sure it is that each arm is the best, in their order; together 1. */
export function sharesOfBest(arms: readonly Trials[]): number[] {
  const grid = gridFor(arms);
  const beliefs = arms.map((arm) => beliefOn(grid, arm));
  const shares = beliefs.map(({ density }, index) => {
    let share = 0;
    for (let point = 0; point < density.length; point += 1) {
      let all = density[point] ?? 0;
      for (let other = 0; other < beliefs.length; other += 1) {
        if (other !== index) all *= beliefs[other]?.below[point] ?? 0;
      }
      share += all;
    }
    return share;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (sum > 0 ? share / sum : 1 / arms.length));
}

export function compareVariants(arms: readonly Arm[]): Comparison {
  if (arms.length < 2) return { verdict: 'single' };
  const smallest = Math.min(...arms.map(({ trials }) => trials));
  const shares = sharesOfBest(arms);
  const sureness = Math.max(...shares);
  const leader = arms[shares.indexOf(sureness)]?.id ?? null;
  if (leader !== null && isLook(smallest) && sureness >= SURE) return { verdict: 'winner', id: leader, sureness };
  return {
    verdict: 'open',
    leader: smallest < SAMPLE_MIN ? null : leader,
    sureness,
    needed: nextLook(smallest) - smallest,
  };
}

/** A look is taken at 100, 200, 400 … and holds until an eighth more has gone out: nobody watches every mail. */
const isLook = (smallest: number) => {
  if (smallest < SAMPLE_MIN) return false;
  const last = SAMPLE_MIN * 2 ** Math.floor(Math.log2(smallest / SAMPLE_MIN));
  return smallest < last * 1.125;
};

const nextLook = (smallest: number) =>
  smallest < SAMPLE_MIN ? SAMPLE_MIN : SAMPLE_MIN * 2 ** (Math.floor(Math.log2(smallest / SAMPLE_MIN)) + 1);

/** No variant starves: what looks bad early may be bad luck. */
const WEIGHT_FLOOR = 0.1;

/** Weights that lean to what works, once there is a sample; before, as they are. They add up to 1. */
export function shiftWeights(arms: readonly (Arm & { weight: number })[]): number[] {
  const given = arms.reduce((total, { weight }) => total + weight, 0);
  if (arms.some(({ trials }) => trials < SAMPLE_MIN)) {
    return arms.map(({ weight }) => (given > 0 ? weight / given : 1 / arms.length));
  }
  const room = 1 - WEIGHT_FLOOR * arms.length;
  return sharesOfBest(arms).map((share) => WEIGHT_FLOOR + share * room);
}
