import type { RefusalText } from './reply-features.ts';
import { isTelling } from './reply-features.ts';

/** A longer text does not speak of one delivery. */
const READ_MAX = 4_000;
const SENTENCES_MAX = 80;
const SENTENCE_MAX = 600;

/** A reply code where a reply begins, not any number of three digits: RFC 5321, 4.2. */
const REPLY =
  /(?:^|\n\s{0,20}(?:(?:<<<|>>>|<--|<-|-->|received|reason:|error:|s:)\s{0,5}){0,2}|[:'"([>=]\s{0,3}|\b(?:said|error|code|returned|with|status|reason|responded|smtp;)\s{1,3}:?\s{0,3}|\b[45]\d\d\s)([45]\d\d)(?=[\s\-:'"]|$)/gi;
/** Classes 4 and 5 of RFC 3463. */
const ENHANCED = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.]*\.\d|\d)/g;
/** What the sending program says after the reply it quotes. */
const OWN_WORDS =
  /(?:giving up on|i'm not going to try again|\(other mxes|this has been a permanent failure|\(in reply to)/i;

/** The refusals a text quotes, as one; undefined where it quotes none. */
export function quotedRefusal(text: string): RefusalText | undefined {
  const read = text.slice(0, READ_MAX);
  const [first] = read.matchAll(REPLY);
  const quoted = first === undefined ? bareStatus(read) : read.slice(first.index);
  if (quoted === undefined) return undefined;
  const [paragraph = ''] = quoted.trimStart().split(/\n[ \t]*\n/);
  const [words = ''] = paragraph.split(OWN_WORDS);
  const { code = first?.[1], enhanced } = codesIn(words);
  return {
    code: code === undefined ? undefined : Number(code),
    enhanced: enhanced || codesIn(read).enhanced,
    text: words,
  };
}

/** `5.7.0 - Message refused`, or `… (#5.1.1)`: a status without a reply code. */
function bareStatus(text: string): string | undefined {
  const [found] = text.matchAll(ENHANCED);
  if (found === undefined) return undefined;
  const start = text.lastIndexOf('\n\n', found.index);
  return text.slice(start + 1);
}

/** The code and the status that tell most. */
export function codesIn(text: string): { code?: string; enhanced: string } {
  const read = text.slice(0, READ_MAX);
  const codes = [...read.matchAll(REPLY)].map(([, code = '']) => code);
  const statuses = [...read.matchAll(ENHANCED)].map(([, status = '']) => status);
  const [code] = codes;
  return { ...(code !== undefined && { code }), enhanced: statuses.find(isTelling) ?? statuses[0] ?? '' };
}

/** The lines and the sentences of a notice: a list has the one, wrapped prose the other. */
export function sentencesIn(text: string): string[] {
  const read = text.slice(0, READ_MAX);
  const pieces = [...read.split('\n'), ...read.split(/\n[ \t]*\n|(?<=[.!?;])\s|[。！？]/)];
  return [...new Set(pieces.map((piece) => piece.trim().slice(0, SENTENCE_MAX)))]
    .filter((piece) => piece !== '')
    .slice(0, SENTENCES_MAX);
}
