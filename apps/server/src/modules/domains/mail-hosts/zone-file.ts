/** A record of a zone file, its texts joined. */
export type ZoneLine = { name: string; type: string; value: string };

const LINE = /^(\S+)\s+(?:\d+\s+)?(?:IN\s+)?(?:\d+\s+)?([A-Z]+)\s+(.+)$/;
const LINES_MAX = 2_000;

/** What of a zone file (RFC 1035, 5.1) a mail server writes: one record a line, or one over several in parentheses. */
export function readZoneFile(text: string): ZoneLine[] {
  return joinParentheses(text.split(/\r?\n/).slice(0, LINES_MAX)).flatMap((line) => {
    const [, name, type, data] = LINE.exec(line.trim()) ?? [];
    if (name === undefined || type === undefined || data === undefined || name.startsWith(';')) return [];
    return [{ name: name.replace(/\.$/, '').toLowerCase(), type, value: valueIn(type, data) }];
  });
}

function valueIn(type: string, data: string): string {
  if (type !== 'TXT') return data.trim();
  return [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replace(/\\(.)/g, '$1')).join('');
}

/** Lines between an opening and a closing parenthesis are one. Those within quotes are text. */
function joinParentheses(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const bare = line.replace(/"(?:[^"\\]|\\.)*"/g, '');
    if (open) joined.push(`${joined.pop() ?? ''} ${line}`);
    else joined.push(line);
    if (bare.includes('(')) open = true;
    if (bare.includes(')')) open = false;
  }
  return joined;
}
