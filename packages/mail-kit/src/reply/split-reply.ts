import { htmlLines } from './html-lines.ts';
import { isBlank, type Line, type Part } from './line.ts';
import { markLines } from './mark-lines.ts';
import { type SplitLines, splitLines } from './split-lines.ts';
import { textLines } from './text-lines.ts';

export type MailBody = { text?: string | null | undefined; html?: string | null | undefined };

export type SplitReply = {
  /** In the person's own words; empty where nothing but a quote was sent. */
  written: string;
  quoted: string;
  signature: string;
};

/** Parts a mail's body: by its HTML, as clients mark their quotes there, and by its text where it has none. */
export function splitReply(body: MailBody): SplitReply {
  const { lines, parts } = partsOf(body);
  const take = (part: Part) => joinLines(lines.filter((_, index) => parts[index] === part));
  return { written: take('written'), quoted: take('quoted'), signature: take('signature') };
}

/**
 * The new text of a reply. A mail that says nothing of its own, or passes another one on, is given whole: then that is
 * what the reader has not seen yet.
 */
export function trimQuotedReply(body: MailBody): string {
  const { lines, parts, isForward } = partsOf(body);
  const written = joinLines(lines.filter((_, index) => parts[index] === 'written'));
  return written === '' || isForward ? joinLines(lines) : written;
}

function partsOf({ text, html }: MailBody): SplitLines & { lines: Line[] } {
  const rich = html ? htmlLines(html) : [];
  const lines = rich.length > 0 ? rich : textLines(text ?? '');
  return { lines, ...splitLines(lines, markLines(lines)) };
}

const joinLines = (lines: Line[]) =>
  lines
    .map((line) => (isBlank(line) ? '' : line.text))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
