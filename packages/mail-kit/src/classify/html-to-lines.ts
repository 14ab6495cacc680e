const BREAKS = /^\/?(?:br|p|div|tr|li|h[1-6]|table|blockquote|ul|ol|hr|td|pre)\b/i;
const HIDDEN = /^(?:style|script|head|title)\b/i;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a page, a line for each block. Enough to read a notice by; what a person is shown comes from elsewhere. */
export function htmlToLines(html: string): string {
  let lines = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return lines + decodeEntities(html.slice(at));
    lines += decodeEntities(html.slice(at, open));
    const tag = html.slice(open + 1, open + 12);
    const close = html.indexOf('>', open);
    if (close < 0) return lines;
    at = HIDDEN.test(tag) ? endOfHidden(html, tag, close) : close + 1;
    if (BREAKS.test(tag)) lines += '\n';
  }
  return lines;
}

/** An element that is never closed hides the rest. */
function endOfHidden(html: string, tag: string, from: number): number {
  const [name = ''] = HIDDEN.exec(tag) ?? [];
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? html.indexOf('>', found.index) + 1 || html.length : html.length;
}

const decodeEntities = (text: string) =>
  text
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ' ';
      },
    )
    .replaceAll(/[\s\u00a0]+/g, ' ');
