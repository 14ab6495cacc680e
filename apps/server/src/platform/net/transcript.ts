/** One line of a dialogue with a server, without secrets; `us` and `server` speak, `note` tells what happened. */
export type TranscriptLine = { at: Date; from: 'us' | 'server' | 'note'; text: string };

export type Transcript = {
  add(from: TranscriptLine['from'], text: string): void;
  lines: () => TranscriptLine[];
  /** From now on this never gets in, not even when a server repeats it. */
  hide(secret: string): void;
};

/** The last lines of a connection that lives long are enough to see what went wrong. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 1_000;
export const HIDDEN = '••••';

/** Base64 as well: that is how SASL carries a password, and how a server would send it back. */
export const hideSecret = (text: string, secret: string): string =>
  secret === '' ? text : text.replaceAll(secret, HIDDEN).replaceAll(Buffer.from(secret).toString('base64'), HIDDEN);

export function createTranscript({ now }: { now: () => Date }): Transcript {
  const secrets = new Set<string>();
  const lines: TranscriptLine[] = [];
  return {
    hide: (secret) => secrets.add(secret),
    add(from, text) {
      const clean = [...secrets].reduce(hideSecret, text);
      lines.push({ at: now(), from, text: clean.slice(0, MAX_LINE_LENGTH) });
      if (lines.length > MAX_LINES) lines.shift();
    },
    lines: () => [...lines],
  };
}
