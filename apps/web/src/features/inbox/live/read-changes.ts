import { INBOX_CHANGES_PATH, type InboxChange, inboxChange } from '@outrider/contract/inbox/inbox';
import { ApiError } from '../../../platform/create-call.ts';
import { readLines } from '../../../platform/read-lines.ts';

type ChangesDeps = {
  open: (url: string, options: { silent: boolean; noLogout: boolean; signal: AbortSignal }) => Promise<Response>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls back unless told otherwise within that time. */
  after: (ms: number, run: () => void) => () => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server says every 20 seconds that it is still there; twice nothing means that it is not. */
const SILENCE_MS = 50_000;

/**
 * Follows the stream of changes until the signal ends it, connecting again after each break with longer and longer
 * pauses. `onGap` is told after every connection: what happened before it was not heard.
 */
export async function readChanges(
  deps: ChangesDeps,
  signal: AbortSignal,
  { onChange, onGap }: { onChange: (change: InboxChange) => void; onGap: () => void },
): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const heard = await listen(deps, signal, { onChange, onGap }).catch((error: unknown) => {
      if (isLostLogin(error)) return 'signedOut' as const;
      return 'nothing' as const;
    });
    if (heard === 'signedOut' || signal.aborted) return;
    if (heard === 'something') waitMs = FIRST_WAIT_MS;
    await deps.wait(waitMs, signal);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  }
}

const isLostLogin = (error: unknown) => error instanceof ApiError && [401, 403].includes(Number(error.code));

async function listen(
  deps: ChangesDeps,
  signal: AbortSignal,
  { onChange, onGap }: { onChange: (change: InboxChange) => void; onGap: () => void },
): Promise<'something' | 'nothing'> {
  const silence = new AbortController();
  let forget = deps.after(SILENCE_MS, () => silence.abort());
  let heard: 'something' | 'nothing' = 'nothing';
  try {
    const response = await deps.open(INBOX_CHANGES_PATH, {
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
      const change = inboxChange.safeParse(parse(line)).data;
      if (change && change.kind !== 'alive') onChange(change);
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
