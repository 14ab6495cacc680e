/** What is believed about a rate after some trials, starting from "anything is possible": Beta(1 + successes, 1 + misses). */
export type Trials = { successes: number; trials: number };

const POINTS = 500;

/** The belief on a grid of rates: its density (summing to 1) and its share below each point. */
export type Belief = { density: Float64Array; below: Float64Array };
export type Grid = { from: number; step: number };

/** A grid that holds everything worth believing about these arms. */
export function gridFor(arms: readonly Trials[]): Grid {
  let [from, to] = [1, 0];
  for (const arm of arms) {
    const { mean, deviation } = momentsOf(arm);
    from = Math.min(from, mean - 9 * deviation);
    to = Math.max(to, mean + 9 * deviation);
  }
  const [low, high] = [Math.max(0, from), Math.min(1, to)];
  return { from: low, step: (high - low) / POINTS };
}

export function beliefOn({ from, step }: Grid, { successes, trials }: Trials): Belief {
  const misses = trials - successes;
  const logs = new Float64Array(POINTS);
  let highest = Number.NEGATIVE_INFINITY;
  for (let point = 0; point < POINTS; point += 1) {
    const rate = from + (point + 0.5) * step;
    // Beta(1 + successes, 1 + misses) up to its constant, which drops out below; 0 · log 0 counts as 0.
    const log = (successes > 0 ? successes * Math.log(rate) : 0) + (misses > 0 ? misses * Math.log(1 - rate) : 0);
    logs[point] = log;
    highest = Math.max(highest, log);
  }
  const density = logs.map((log) => Math.exp(log - highest));
  const sum = density.reduce((total, value) => total + value, 0);
  const below = new Float64Array(POINTS);
  let passed = 0;
  for (let point = 0; point < POINTS; point += 1) {
    const share = (density[point] ?? 0) / sum;
    density[point] = share;
    below[point] = passed + share / 2;
    passed += share;
  }
  return { density, below };
}

/** The middle 95 % of what is believed. */
export function credibleInterval(arm: Trials): { low: number; high: number } {
  const grid = gridFor([arm]);
  const { below } = beliefOn(grid, arm);
  const at = (share: number) => {
    const point = below.findIndex((passed) => passed >= share);
    return grid.from + ((point < 0 ? POINTS : point) + 0.5) * grid.step;
  };
  return { low: Math.max(0, at(0.025)), high: Math.min(1, at(0.975)) };
}

function momentsOf({ successes, trials }: Trials) {
  const [a, b] = [successes + 1, trials - successes + 1];
  const sum = a + b;
  return { mean: a / sum, deviation: Math.sqrt((a * b) / (sum * sum * (sum + 1))) };
}
