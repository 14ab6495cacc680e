/** An address a notice speaks of, and what it says from there on. */
export type Mention = { address: string; said: string };

/** East Asian prose sets no blank before an address, so its signs end one. */
const SIGNS = String.raw`\s<>()[\]{}:;,"'\x60=*@|\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef`;
const ADDRESS = new RegExp(`[^${SIGNS}]{1,64}@[^${SIGNS}]{1,253}`, 'g');
/** What stands before an address that did not fail. */
const OF_OTHERS =
  /(?:mail from|\bfrom|sender|sent by|reply-to|contact(?:ing)?|message-id|postmaster at|write to|mail to postmaster|assistance[^.]{0,40}|help[^.]{0,30}|original-envelope-id|x-\w{1,20}-sender: rfc822)\s*(?:[:;=]\s*)?<?$/i;
/** What stands before an address that led to another one. */
const ORIGIN = /\((?:ultimately )?(?:generated|expanded|redirected|forwarded) from:?\s*<?$/i;
/** A header of the mail a notice is about, as the notice repeats it. */
const ECHO =
  /^\s{0,20}(?:to|cc|bcc|subject|sent|date|an|kopie|betreff|gesendet|à|objet|envoyé|para|asunto|enviado|assunto|oggetto|inviato)\s{0,3}:/i;
/** A longer text does not speak of one recipient. */
const SAID_MAX = 4_000;
const TRANSCRIPT = /^\s{0,20}(?:(?:\.{3} )?while talking to|>>> )/i;
const OF_NOBODY = /^(?:mailer-daemon|po+stmaster|abuse|no-?reply)@/i;

/** Why an address may stand there without having failed. */
type Place = 'listed' | 'echoed' | 'origin';

/**
 * The addresses in order of their first mention, each with the text until the next one. `wanted` are those known to have
 * failed; where there are none, everybody but the receiver of the notice may have.
 */
export function findMentions(notice: string, wanted: ReadonlySet<string>, own: ReadonlySet<string>): Mention[] {
  const found = new Map<string, { place: Place; lines: string[] }>();
  let current: string[] | undefined;
  // In a transcript what was said comes before its recipient.
  let unclaimed: string[] | undefined;
  let before = '';
  const lines = notice.split('\n');
  const echoes = findEchoes(lines);
  for (const [at, line] of lines.entries()) {
    if (TRANSCRIPT.test(line)) unclaimed ??= [];
    for (const { 0: written, index } of line.includes('@') ? line.matchAll(ADDRESS) : []) {
      const address = written.replace(/(?<!\.)\.+$/, '').toLowerCase();
      const context = `${before} ${line.slice(Math.max(0, index - 60), index)}`;
      const place = echoes.has(at) ? 'echoed' : ORIGIN.test(context) ? 'origin' : 'listed';
      const isWanted = wanted.size > 0 ? wanted.has(address) : mayHaveFailed(address, context, place, own);
      if (!isWanted) continue;
      const mention = found.get(address) ?? { place, lines: [] };
      if (place === 'listed') mention.place = 'listed';
      found.set(address, mention);
      current = mention.lines;
      for (const earlier of unclaimed ?? []) current.push(earlier);
      unclaimed = undefined;
    }
    (unclaimed ?? current)?.push(line);
    if (line.trim() !== '') before = line.trim().slice(-60);
  }
  for (const rest of unclaimed ?? []) current?.push(rest);
  const mentions = [...found].map(([address, { place, lines: said }]) => ({
    place,
    mention: { address, said: said.join('\n').slice(0, SAID_MAX) },
  }));
  // Who is listed has failed; without a list, it was the one the mail came from or went to.
  const [best] = (['listed', 'origin', 'echoed'] as const).filter((place) =>
    mentions.some((one) => one.place === place),
  );
  return mentions.filter(({ place }) => wanted.size > 0 || place === best).map(({ mention }) => mention);
}

/** Lines that repeat the header of a mail: one of them alone may be a notice's own. */
function findEchoes(lines: string[]): Set<number> {
  const like = lines.flatMap((line, at) => (line.length < 300 && ECHO.test(line) ? [at] : []));
  return new Set(
    like.filter((at, index) => at - (like[index - 1] ?? -9) <= 2 || (like[index + 1] ?? at + 9) - at <= 2),
  );
}

const mayHaveFailed = (address: string, context: string, place: Place, own: ReadonlySet<string>) =>
  /\.[^.]{2,}$/.test(address) &&
  !own.has(address) &&
  !OF_NOBODY.test(address) &&
  (place === 'origin' || !OF_OTHERS.test(context));

const INTRODUCED = /(?:recipient|address|user|mailbox|screen ?name|following)\S{0,4}\b.{0,120}:\s*$/i;
const BARE_NAME = /^\s{0,20}["'<]?([\w][\w.+-]{1,31})["'>]?(?:\s{2,}.{0,120}|:.{0,120})?$/;
const NAMES_MAX = 20;

/** Providers name their own people without a domain, each on a line below the sentence that introduces them. */
export function findBareNames(notice: string, domain: string): Mention[] {
  const lines = notice.split('\n').map((line) => line.slice(0, 300));
  const start = lines.findIndex((_line, at) => INTRODUCED.test(lines.slice(Math.max(0, at - 1), at + 1).join(' ')));
  if (start < 0 || domain === '') return [];
  const names: Mention[] = [];
  for (const line of lines.slice(start + 1)) {
    const [, name] = BARE_NAME.exec(line) ?? [];
    if (name !== undefined && names.length < NAMES_MAX)
      names.push({ address: `${name}@${domain}`.toLowerCase(), said: line });
    else if (line.trim() !== '') break;
  }
  return names;
}
