import type { Line, Page } from '../page.ts';
import { isLongText, SIGN_BEFORE } from './find-cells.ts';

/** Whether a page may name a person. Most do not, and their cells and contacts need not be found. */
export function mayNamePeople({ lines, links, keepers }: Page): boolean {
  if (keepers.length > 0) return true;
  const addressed = new Set<number>();
  for (const { element, line } of links) if (element.tag.address !== undefined) addressed.add(line);
  return lines.some(
    (line) =>
      mayHoldName(line, line.facts.addresses.length > 0 || addressed.has(line.index)) ||
      line.pieces.some(({ element }) => element.tag.isReversed),
  );
}

/**
 * Whether the cells of a line may hold a name: known from what is kept of its text, without finding them. `hasAddress`: one stands
 * on it, which may confirm a name.
 */
function mayHoldName({ text, facts, block, pieces }: Line, hasAddress: boolean): boolean {
  if (block.zone === undefined && (hasAddress || facts.represented.length > 0)) return true;
  if (!facts.mayName) return false;
  if (pieces.every(({ element }) => element.zone !== undefined)) return false;
  return pieces.length > 1 || SIGN_BEFORE.test(text) || isLongText(text) || facts.entries.length > 0;
}
