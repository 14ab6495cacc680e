import { keepMessage, keepSaid, newTranscript, type Transcript } from '../truth/transcripts.ts';

type Listener = {
  /** What `smtp-server` is given to log with: the one place where it tells every line, passwords hidden. */
  logger: Record<'trace' | 'info' | 'warn' | 'error' | 'fatal', () => void> & {
    debug(facts: { cid?: string }, side: string, line: string): void;
  };
  keepMessage(session: string, raw: Buffer): void;
  transcriptOf(session: string): Transcript;
  forget(session: string): void;
};

/** Keeps what is said in each open session; every mail of a session begins a transcript of its own. */
export function createListener(now: () => number): Listener {
  const open = new Map<string, { transcript: Transcript; hasMessage: boolean }>();

  function entryOf(session: string) {
    const known = open.get(session);
    if (known) return known;
    const entry = { transcript: newTranscript(), hasMessage: false };
    open.set(session, entry);
    return entry;
  }

  const silent = () => undefined;
  return {
    logger: {
      trace: silent,
      info: silent,
      warn: silent,
      error: silent,
      fatal: silent,
      debug({ cid }, side, line) {
        if (cid === undefined || (side !== 'C:' && side !== 'S:')) return;
        const entry = entryOf(cid);
        if (side === 'C:' && entry.hasMessage) {
          entry.transcript = newTranscript();
          entry.hasMessage = false;
        }
        keepSaid(entry.transcript, now(), side === 'S:', line);
      },
    },
    keepMessage(session, raw) {
      const entry = entryOf(session);
      keepMessage(entry.transcript, now(), raw);
      entry.hasMessage = true;
    },
    transcriptOf: (session) => entryOf(session).transcript,
    forget: (session) => void open.delete(session),
  };
}
