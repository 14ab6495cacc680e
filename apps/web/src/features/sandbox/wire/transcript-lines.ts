import type { TranscriptLine } from '@outrider/contract/sandbox';
import { type Tone, toneOfCode } from '../tones.ts';

export type SpokenLine = {
  at: string;
  client?: string;
  /** A line of the message itself, between DATA and the dot. */
  message?: string;
  server?: { text: string; tone: Tone };
};

/** RFC 5321, 4.1.1.4: alone in a line it ends the message. */
const DOT = '.';

/** A command stands in one line with its answer; a greeting, and what one side says by itself, in its own. */
export function layOutTranscript(lines: readonly TranscriptLine[]): SpokenLine[] {
  const spoken: SpokenLine[] = [];
  let isMessage = false;
  for (const { at, who, line } of foldAnswers(lines)) {
    if (who === 'C') {
      if (line === DOT) isMessage = false;
      spoken.push(isMessage ? { at, message: line } : { at, client: line });
      continue;
    }
    // The server speaks again when the message has ended, whether or not the dot was written down.
    if (isMessage) spoken.push({ at, client: DOT });
    isMessage = line.startsWith('354');
    const tone = toneOfReply(line);
    const before = spoken.at(-1);
    if (before?.client !== undefined && before.server === undefined) before.server = { text: line, tone };
    else spoken.push({ at, server: { text: line, tone: tone === 'green' ? 'grey' : tone } });
  }
  return spoken;
}

/** RFC 5321, 4.2.1: all lines of an answer but the last have a hyphen after the code. Here they become one. */
function foldAnswers(lines: readonly TranscriptLine[]): TranscriptLine[] {
  const folded: TranscriptLine[] = [];
  let isOpen = false;
  for (const each of lines) {
    const before = folded.at(-1);
    const isMore = isOpen && before !== undefined && each.who === 'S';
    isOpen = each.who === 'S' && /^\d{3}-/.test(each.line);
    const text = each.line.slice(CODE_LENGTH);
    if (isMore) before.line += `, ${text}`;
    else folded.push(isOpen ? { ...each, line: `${each.line.slice(0, CODE_LENGTH - 1)} ${text}` } : { ...each });
  }
  return folded;
}

/** Three digits and what parts them from the words. */
const CODE_LENGTH = 4;

/** RFC 5321, 4.2.1: 3yz is as good as 2yz, it only wants more. */
const toneOfReply = (line: string): Tone => (line.startsWith('3') ? 'green' : toneOfCode(line));
