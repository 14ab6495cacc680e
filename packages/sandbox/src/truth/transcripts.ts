export type TranscriptLine = { at: Date; who: 'C' | 'S'; line: string };

/** What client and server of one mail said. Kept as it was said; it is cut into lines when it is read. */
export type Transcript = { times: number[]; said: string[]; servers: boolean[]; events: number[] };

export const newTranscript = (): Transcript => ({ times: [], said: [], servers: [], events: [] });

const TRANSCRIPTS_MAX = 200;
const SAYINGS_MAX = 60;
const LINES_MAX = 60;

export function keepSaid(transcript: Transcript, at: number, isServer: boolean, text: string): void {
  if (transcript.said.length >= SAYINGS_MAX) return;
  transcript.times.push(at);
  transcript.servers.push(isServer);
  transcript.said.push(text);
}

/** Long enough for the fields a person looks for. */
const HEADER_KEPT_BYTES = 2_000;

/** Of a message only the start of its header is kept. */
export function keepMessage(transcript: Transcript, at: number, raw: Buffer): void {
  const end = raw.indexOf('\r\n\r\n');
  const size = end < 0 ? raw.length : end;
  keepSaid(transcript, at, false, raw.toString('latin1', 0, Math.min(size, HEADER_KEPT_BYTES)));
}

export type Transcripts = {
  attach(event: number, transcript: Transcript): void;
  of(event: number): TranscriptLine[] | undefined;
  clear(): void;
};

/** The latest conversations, found by the events that came of them. */
export function createTranscripts(): Transcripts {
  const byEvent = new Map<number, Transcript>();
  const ring: Transcript[] = [];
  let next = 0;

  function keep(transcript: Transcript) {
    for (const event of ring[next]?.events ?? []) byEvent.delete(event);
    ring[next] = transcript;
    next = (next + 1) % TRANSCRIPTS_MAX;
  }

  return {
    attach(event, transcript) {
      if (transcript.events.length === 0) keep(transcript);
      transcript.events.push(event);
      byEvent.set(event, transcript);
    },
    of(event) {
      const transcript = byEvent.get(event);
      return transcript && linesOf(transcript);
    },
    clear() {
      byEvent.clear();
      ring.length = 0;
      next = 0;
    },
  };
}

function linesOf({ times, said, servers }: Transcript): TranscriptLine[] {
  const lines = said.flatMap((text, index) =>
    text
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => ({
        at: new Date(times[index] ?? 0),
        who: servers[index] ? ('S' as const) : ('C' as const),
        line,
      })),
  );
  return lines.slice(0, LINES_MAX);
}
