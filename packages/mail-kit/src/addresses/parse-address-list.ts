import { type Segment, scanAddressList } from './scan-address-list.ts';

export type ListedAddress = { name: string; address: string };

/**
 * The people a To, Cc or From header names, in its order, groups flattened (RFC 5322, 3.4). Headers are written by every
 * program there is, so it takes what it can: an entry without an address keeps its name, and nothing makes it throw.
 */
export function parseAddressList(header: string): ListedAddress[] {
  const listed: ListedAddress[] = [];
  let waiting: string[] = [];
  const giveUpWaiting = () => {
    for (const name of waiting) listed.push({ name, address: '' });
    waiting = [];
  };
  for (const segment of scanAddressList(header)) {
    const entry = entryOf(segment);
    if (!entry) continue;
    // `Foo, Bar <a@b.test>` is one person whose name the sender forgot to quote.
    if (entry.address === '' && segment.endsWith === ',') {
      waiting.push(entry.name);
    } else if (segment.angle !== undefined && entry.name !== '') {
      listed.push({ name: [...waiting, entry.name].join(', '), address: entry.address });
      waiting = [];
    } else {
      giveUpWaiting();
      listed.push(entry);
    }
  }
  giveUpWaiting();
  return listed;
}

function entryOf({ words, comments, angle }: Segment): ListedAddress | undefined {
  const at = angle === undefined ? words.findIndex(({ isQuoted, text }) => !isQuoted && text.includes('@')) : -1;
  const address = angle ?? words[at]?.text ?? '';
  const rest = words.filter((_word, index) => index !== at).map(({ text }) => text);
  const name = (rest.length > 0 ? rest : comments).join(' ').trim();
  return address === '' && name === '' ? undefined : { name, address };
}
