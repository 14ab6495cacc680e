/** An address a notice speaks of, and what it says from there on. */
export type Mention = { address: string; said: string };

/** East Asian prose sets no blank before an address, so its signs end one. */
const SIGNS = String.raw`\s<>()[\]{}:;,"'\x60=*@|\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef`;
const ADDRESS = new RegExp(`[^${SIGNS}]{1,64}@[^${SIGNS}]{1,253}`, 'g');
/** What stands before an address that did not fail. */
const OF_OTHERS =
  /(?:mail from|\bfrom|sender|sent by|reply-to|contact(?:ing)?|message-id|postmaster at|write to|mail to postmaster|assistance[^.]{0,40}|help[^.]{0,30}|original-envelope-id|x-\w{1,20}-sender: rfc822)\s*[:;=]?\s*<?$/i;
/** Whoever says more does not say it about one recipient. */
const SAID_MAX = 4_000;
const TRANSCRIPT = /^\s{0,20}(?:(?:\.{3} )?while talking to|>>> )/i;
const OF_NOBODY = /^(?:mailer-daemon|po+stmaster|abuse|no-?reply)@/i;

/**
 * The addresses in order of their first mention, each with the text until the next one. `wanted` are those known to have
 * failed; where there are none, everybody but the receiver of the notice may have.
 */
export function findMentions(notice: string, wanted: ReadonlySet<string>, own: ReadonlySet<string>): Mention[] {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  // In a transcript what was said comes before whom it hit.
  let unclaimed: string[] | undefined;
  let before = '';
  for (const line of notice.split('\n')) {
    if (TRANSCRIPT.test(line)) unclaimed ??= [];
    for (const { 0: written, index } of line.includes('@') ? line.matchAll(ADDRESS) : []) {
      const address = written.replace(/\.+$/, '').toLowerCase();
      const context = `${before} ${line.slice(Math.max(0, index - 60), index)}`;
      const isWanted = wanted.size > 0 ? wanted.has(address) : mayHaveFailed(address, context, own);
      if (!isWanted) continue;
      current = found.get(address) ?? [];
      found.set(address, current);
      for (const earlier of unclaimed ?? []) current.push(earlier);
      unclaimed = undefined;
    }
    (unclaimed ?? current)?.push(line);
    if (line.trim() !== '') before = line.trim().slice(-60);
  }
  for (const rest of unclaimed ?? []) current?.push(rest);
  return [...found].map(([address, lines]) => ({ address, said: lines.join('\n').slice(0, SAID_MAX) }));
}

const mayHaveFailed = (address: string, context: string, own: ReadonlySet<string>) =>
  /\.[^.]{2,}$/.test(address) && !own.has(address) && !OF_NOBODY.test(address) && !OF_OTHERS.test(context);
