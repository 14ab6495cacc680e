/** What a block of a page ends with in plain text. */
const BLOCKS: Record<string, string> = {
  P: '\n\n',
  LI: '\n',
  UL: '\n',
  OL: '\n',
  DIV: '\n',
  H1: '\n\n',
  H2: '\n\n',
  H3: '\n\n',
};

/** A mail without its looks. Variables and choices stay as they are written. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textIn(body)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(textIn).join('');
  const link = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  if (link !== '' && link !== inner) return `${inner} (${link})`;
  return `${node.tagName === 'LI' ? '- ' : ''}${inner}${BLOCKS[node.tagName] ?? ''}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A paragraph for every block of lines. */
export const pageOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => block.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll('\n', '<br>'))
    .map((block) => `<p>${block}</p>`)
    .join('');
