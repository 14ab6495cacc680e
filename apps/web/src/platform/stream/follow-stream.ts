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

type Stream = {
  path: string;
  signal: AbortSignal;
  /** Each line that is JSON, signs of life too. */
  onChange: (change: unknown) => void;
  /** After every connection: what happened before it was not heard. */
  onGap: () => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server says every 20 seconds that it is still there; twice nothing means that it is not. */
const SILENCE_MS = 50_000;

/** Follows a stream of changes until its signal ends it, connecting again after each break with longer and longer pauses. */
export const createFollow = (deps: StreamDeps) =>
  async function follow(stream: Stream): Promise<void> {
    const { signal } = stream;
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      const heard = await listen(deps, stream).catch((error: unknown) =>
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

async function listen(deps: StreamDeps, { path, signal, onChange, onGap }: Stream): Promise<'something' | 'nothing'> {
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
    onGap();
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
