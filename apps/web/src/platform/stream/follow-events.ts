import { ApiError, isLoginLost } from '../create-call.ts';
import type { StreamDeps } from './follow-stream.ts';
import { readEvents } from './read-events.ts';

export type Connection = 'connecting' | 'open' | 'lost';

type EventStream = {
  /** Where it goes on after this id; the id is empty at first. */
  pathAfter: (id: string) => string;
  signal: AbortSignal;
  onEvent: (data: unknown, id: string) => void;
  onConnection: (connection: Connection) => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** The server says every 20 seconds that it is still there; twice nothing means that it is not. */
const SILENCE_MS = 50_000;

/** Follows numbered events until its signal ends it. After a break it goes on behind the last one that came. */
export const createFollowEvents = (deps: StreamDeps) =>
  async function followEvents({ pathAfter, signal, onEvent, onConnection }: EventStream): Promise<void> {
    let last = '';
    let waitMs = FIRST_WAIT_MS;
    const listen = async () => {
      const silence = new AbortController();
      let forget = deps.after(SILENCE_MS, () => silence.abort());
      try {
        const { body } = await deps.open(pathAfter(last), {
          silent: true,
          noLogout: true,
          signal: AbortSignal.any([signal, silence.signal]),
        });
        if (!body) return;
        onConnection('open');
        for await (const { id, data } of readEvents(body)) {
          forget();
          forget = deps.after(SILENCE_MS, () => silence.abort());
          waitMs = FIRST_WAIT_MS;
          if (data === '') continue;
          onEvent(parse(data), id);
          last = id;
        }
      } finally {
        forget();
      }
    };
    onConnection('connecting');
    while (!signal.aborted) {
      const error = await listen().catch((thrown: unknown) => thrown);
      if (signal.aborted || isGone(error)) return;
      onConnection('lost');
      if (isLoginLost(error)) {
        await deps.renewed(signal);
        continue;
      }
      await deps.wait(waitMs, signal);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  };

/** Something that is no longer there: asking again changes nothing. */
const isGone = (error: unknown) => error instanceof ApiError && Number(error.code) === 404;

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
