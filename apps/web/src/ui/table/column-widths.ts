type Wish = { min: number; share: number };

/** Divides a width by shares, but leaves no column less than it needs; where that does not fit, all get their least. */
export function columnWidths(wishes: readonly Wish[], width: number): number[] {
  const atLeast = new Set<Wish>();
  for (;;) {
    const room = width - sum([...atLeast].map(({ min }) => min));
    const shares = sum(wishes.filter((wish) => !atLeast.has(wish)).map(({ share }) => share));
    const widthOf = (wish: Wish) => (atLeast.has(wish) ? wish.min : (room * wish.share) / shares);
    const short = wishes.filter((wish) => !atLeast.has(wish) && widthOf(wish) < wish.min);
    if (short.length === 0) return wishes.map(widthOf);
    for (const wish of short) atLeast.add(wish);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
