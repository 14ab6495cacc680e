import { PAST_SECONDS_MAX } from '@outrider/contract/changes';
import { isLoginLost } from '../create-call.ts';
import { readLines } from './read-lines.ts';

export type StreamDeps = {
  open: (url: string, options: { silent: boolean; noLogout: boolean; signal: AbortSignal }) => Promise<Response>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls back unless canceled within that time. */
  after: (ms: number, run: () => void) => () => void;
  /** A session that ended was renewed. */
  renewed: (signal: AbortSignal) => Promise<void>;
};

/** Milliseconds since 1970. */
type Clock = { now: () => number };

type Stream = {
  path: string;
  signal: AbortSignal;
  /** Each line that is JSON, signs of life too. */
  onChange: (change: unknown) => void;
  /** After a connection: what happened before it was not heard. Not after one that is told what happened since it was asked for. */
  onGap: () => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server says every 20 seconds that it is still there; twice nothing means that it is not. */
const SILENCE_MS = 50_000;
/** What a page shows was asked for at most so long before its stream. */
const ASKED_BEFORE_MS = 3_000;

/** Follows a stream of changes until its signal ends it, connecting again after each break with longer and longer pauses. */
export const createFollow = (deps: StreamDeps & Clock) =>
  async function follow(stream: Stream): Promise<void> {
    const { signal } = stream;
    const begun = deps.now();
    let waitMs = FIRST_WAIT_MS;
    let isFirst = true;
    while (!signal.aborted) {
      const path = isFirst ? pathSince(stream.path, deps.now() - begun) : stream.path;
      const onOpen = () => {
        if (path === stream.path) stream.onGap();
        isFirst = false;
      };
      const heard = await listen(deps, { ...stream, path, onOpen }).catch((error: unknown) =>
        isLoginLost(error) ? ('signedOut' as const) : ('nothing' as const),
      );
      if (signal.aborted) return;
      if (heard === 'signedOut') {
        await deps.renewed(signal);
        continue;
      }
      if (heard === 'something') waitMs = FIRST_WAIT_MS;
      await deps.wait(waitMs, signal);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  };

/** Has the server tell what happened since the page began to ask, where that is not too long ago. */
function pathSince(path: string, sinceMs: number): string {
  const past = Math.ceil((sinceMs + ASKED_BEFORE_MS) / 1_000);
  return sinceMs >= 0 && past <= PAST_SECONDS_MAX ? `${path}?past=${past}` : path;
}

type Connection = Pick<Stream, 'path' | 'signal' | 'onChange'> & { onOpen: () => void };

async function listen(
  deps: StreamDeps,
  { path, signal, onChange, onOpen }: Connection,
): Promise<'something' | 'nothing'> {
  const silence = new AbortController();
  let forget = deps.after(SILENCE_MS, () => silence.abort());
  let heard: 'something' | 'nothing' = 'nothing';
  try {
    const response = await deps.open(path, {
      silent: true,
      noLogout: true,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.body) return heard;
    onOpen();
    for await (const line of readLines(response.body)) {
      forget();
      forget = deps.after(SILENCE_MS, () => silence.abort());
      heard = 'something';
      onChange(parse(line));
    }
    return heard;
  } catch (error) {
    if (heard === 'nothing') throw error;
    return heard;
  } finally {
    forget();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export const waitInPage = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

export const afterInPage = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};
