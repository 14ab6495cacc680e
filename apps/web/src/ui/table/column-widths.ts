/** `need` is as wide as what stands in the column; left out where nobody measured it. */
type Wish = { min: number; share: number; need?: number | undefined };

/**
 * Divides a width among columns. Nothing is cut while another column has room to spare: first everybody has what they
 * need, and what is left over goes by shares. Where that does not fit, those that need little have it and the others
 * share the rest, none with less than its least; where even that does not fit, all get their least.
 */
export function columnWidths(wishes: readonly Wish[], width: number): number[] {
  const needs = wishes.map(({ min, need = min }) => need);
  const least = wishes.map(({ min, need = min }) => Math.min(min, need));
  if (sum(least) >= width) return least;
  const bounds =
    sum(needs) <= width
      ? needs.map((low) => ({ low, high: Infinity }))
      : least.map((low, index) => ({ low, high: needs[index] ?? low }));
  return divide(wishes, width, bounds);
}

/** Of each in turn: too wide together, and those lifted to their least are settled; too narrow, those held to their most. */
function divide(wishes: readonly Wish[], width: number, bounds: readonly { low: number; high: number }[]): number[] {
  const settled = new Map<number, number>();
  while (settled.size < wishes.length) {
    const room = width - sum([...settled.values()]);
    const open = wishes.flatMap(({ share }, index) => (settled.has(index) ? [] : [{ index, share }]));
    const shares = sum(open.map(({ share }) => share));
    const tried = open.map(({ index, share }) => {
      // Columns that want no more than what stands in them share evenly where they are the last.
      const wished = shares > 0 ? (room * share) / shares : room / open.length;
      const { low, high } = bounds[index] ?? { low: 0, high: Infinity };
      return { index, wished, given: Math.min(high, Math.max(low, wished)) };
    });
    const excess = sum(tried.map(({ given, wished }) => given - wished));
    const isSettled = ({ given, wished }: { given: number; wished: number }) =>
      Math.abs(excess) < 1e-6 || (excess > 0 ? given > wished : given < wished);
    for (const { index, given } of tried.filter(isSettled)) settled.set(index, given);
  }
  return wishes.map((_, index) => settled.get(index) ?? 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
