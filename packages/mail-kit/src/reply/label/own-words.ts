const READ_MAX = 4000;
const QUOTED_SPAN_MAX = 200;
const CLOSING: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»', '「': '」', '『': '』', '‹': '›' };

/**
 * What the person says, without the lines and words they quote: a person who asks what "unsubscribe" at the foot means has
 * not asked to leave. What is read is bounded, as people say what they want at the beginning.
 */
export function ownWords(written: string): string {
  const lines = written
    .slice(0, READ_MAX)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n');
  const bare = withoutQuotedSpans(lines);
  return /\p{L}/u.test(bare) ? bare : lines;
}

function withoutQuotedSpans(text: string): string {
  let bare = '';
  let at = 0;
  while (at < text.length) {
    const closing = CLOSING[text[at] ?? ''];
    const length = closing ? text.slice(at + 1, at + 1 + QUOTED_SPAN_MAX).indexOf(closing) : -1;
    if (length === -1) {
      bare += text[at];
      at += 1;
    } else {
      bare += ' ';
      at += length + 2;
    }
  }
  return bare;
}
