/** Styles, scripts and comments of a page: their braces and bars are their own. By where each begins, where it ends. */
export function findSkipped(source: string, isHtml: boolean): ReadonlyMap<number, number> {
  const ranges = new Map<number, number>();
  if (!isHtml) return ranges;
  const opening = /<(style|script)\b|<!--/gi;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const closing = found[1] ? new RegExp(`</${found[1]}`, 'gi') : /-->/g;
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(source) ? closing.lastIndex : source.length;
    ranges.set(found.index, end);
    opening.lastIndex = end;
  }
  return ranges;
}
