/** A refusal as the reply model reads it. */
export type RefusalText = {
  /** Of RFC 5321, 4.2; undefined where the words came without one. */
  code: number | undefined;
  /** Of RFC 3463; empty where there is none. */
  enhanced: string;
  text: string;
};

/** A longer text does not speak of one delivery. */
const READ_MAX = 2_000;
/** Longer words are identifiers. */
const WORD_MAX = 24;
/** Inflections and most misspellings share their first letters. */
const STEM = 6;

const LINK = /\bhttps?:\/\/[^\s<>"]{1,300}|\bwww\.[^\s<>"]{1,300}/g;
const ADDRESS = /[^\s<>@[\]():;,]{1,64}@[^\s<>@[\]():;,]{1,255}/g;
const HOST = /\b(?:[a-z\d_-]{1,63}\.){1,8}[a-z]{2,6}\b/g;
const IP = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g;
const CODE = /\b[245]\.\d{1,3}\.\d{1,3}\b|\b[2-5]\d\d\b/g;
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,80}|[\p{L}\p{M}]{1,80}(?:'\p{L}{1,3})?/gu;
/** Alone they say nothing; in a pair they may. */
const COMMON = new Set(
  'a an and are as at be by for from has have in is it of on one or that the this to was with'.split(' '),
);
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Who keeps lists of addresses that mail is not taken from. */
const BLOCKLISTS = new Set(
  'abuseat abusix backscatterer barracudacentral barracudanetworks cloudmark dnswl dronebl gbudb hostkarma invaluement junkemailfilter mail-abuse mailspike manitu njabl nixspam ordb proofpoint psbl senderscore sorbs spamcop spameatingmonkey spamhaus spamrats spamrl surbl surriel trendmicro truncate uceprotect uribl'.split(
    ' ',
  ),
);
const LISTED = /(?:black|block|deny)[ -]?list|\b(?:dns|[a-z]{0,8}r)bls?\b|\b(?:sbl|xbl|pbl|css)\b/;

/** Codes, words and pairs of words, each once. Addresses and names of hosts are left out: they say nothing of the reason. */
export function replyFeatures({ code, enhanced, text }: RefusalText): Set<string> {
  const features = new Set<string>();
  if (code !== undefined) features.add(`code:${code}`).add(`class:${Math.floor(code / 100)}`);
  if (enhanced !== '') features.add(`class:${enhanced[0]}`);
  if (isTelling(enhanced)) features.add(`status:${enhanced.slice(2)}`).add(`status:${enhanced.split('.')[1]}`);
  const named = plainText(text).replaceAll(LINK, (link) => addLink(features, link));
  const words = named
    .replaceAll(ADDRESS, ' ')
    .replaceAll(HOST, (host) => addHost(features, host))
    .replaceAll(IP, () => addMark(features, 'ip:'))
    .replaceAll(CODE, ' ');
  if (LISTED.test(words)) features.add('blocklist:');
  addWords(features, words);
  return features;
}

/** RFC 3463, 3.1: X.0.0 is the status of a system that has nothing to say. */
export const isTelling = (enhanced: string) => enhanced !== '' && !enhanced.endsWith('.0.0');

const plainText = (text: string) =>
  text
    .slice(0, READ_MAX)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    // Postfix names who was refused before the colon; the reason comes after it.
    .replaceAll(/recipient address rejected: (?=[a-z])(?!access denied)/g, '');

/** The operator of a page and the words of its path, without the fragment. */
function addLink(features: Set<string>, link: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]*)([^#]*)/.exec(link) ?? [];
  addHost(features, host);
  for (const [word] of path.matchAll(/[a-z]{3,24}/g)) features.add(`link:${word}`);
  return ' ';
}

/** `zen.spamhaus.org` is known as `spamhaus`. */
function addHost(features: Set<string>, host: string): string {
  const operator = host.split('.').at(-2);
  if (operator !== undefined) features.add(`host:${operator}`);
  if ((operator !== undefined && BLOCKLISTS.has(operator)) || LISTED.test(host)) features.add('blocklist:');
  return ' ';
}

function addMark(features: Set<string>, mark: string): string {
  features.add(mark);
  return ' ';
}

function addWords(features: Set<string>, words: string): void {
  let last = '';
  for (const [word] of words.matchAll(WORD)) {
    if (UNSPACED.test(word)) {
      for (let at = 0; at + 1 < word.length; at++) features.add(word.slice(at, at + 2));
      last = '';
    } else if (word.length <= WORD_MAX) {
      if (BLOCKLISTS.has(word)) features.add('blocklist:');
      const stem = word.slice(0, STEM);
      if (!COMMON.has(stem)) features.add(stem);
      if (last !== '') features.add(`${last} ${stem}`);
      last = stem;
    }
  }
}
