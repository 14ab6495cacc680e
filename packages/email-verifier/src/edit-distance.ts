/** How many slips lie between two words: a letter too many, too few, another one, or two swapped (Damerau, OSA). */
export function editDistance(one: string, other: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: other.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(at(back, column) + 1, at(line, column - 1) + 1, at(back, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, at(twoBack, column - 2) + 1);
      line.push(least);
    }
    [twoBack, back] = [back, line];
  }
  return at(back, other.length);
}

const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
