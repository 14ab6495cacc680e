/** Steps people count in. */
const STEPS = [1, 2, 5, 10];

/** The lines of a zero-based axis: even steps, the last one at or above the largest value. */
export function axisLines(largest: number, lines: number): number[] {
  const rough = Math.max(1, largest) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(Math.max(1, largest) / step));
  return Array.from({ length: count + 1 }, (_line, index) => index * step);
}
