import { Readable } from 'node:stream';
import type { pastInput } from '@outrider/contract/changes';
import type { Endpoint } from '@outrider/contract/endpoint';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import { type Api, callerOf, parseInput, visitOf } from './serve.ts';

/** Often enough for proxies that end silent connections, and for a log-in that was taken back. */
const ALIVE_EVERY_MS = 20_000;
const STREAMS_MAX = 2_000;
/** Tabs that a user may well have open. */
const STREAMS_A_SESSION = 20;

type ChangeStream<Change> = {
  /** What comes in a burst is sent once: so long it is gathered. */
  gatherMs: number;
  /** A sign of life. */
  alive: Change;
  /** Of those with the same key the last is sent. */
  keyOf: (change: Change) => string;
  /** Hands on what happens in a workspace, until the end is asked for, and what happened so long before. */
  listen: (workspaceId: string, add: (change: Change) => void, pastMs: number) => () => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** News of the caller's workspace as they happen, one JSON object a line. Ends with the log-in. */
export function serveChanges<O extends z.ZodType>(
  api: Api,
  { path, input }: Endpoint<typeof pastInput, O>,
  stream: ChangeStream<z.output<O>>,
) {
  const streams = new Map<string, number>();
  let total = 0;
  api.app.get(path, async (request, reply) => {
    const caller = await callerOf(api, request);
    const { past } = parseInput(input, request.query, visitOf(request));
    const open = streams.get(caller.sessionId) ?? 0;
    if (total >= STREAMS_MAX || open >= STREAMS_A_SESSION) throw new AppError('serverBusy');
    total += 1;
    streams.set(caller.sessionId, open + 1);
    const isSignedIn = () =>
      callerOf(api, request).then(
        () => true,
        () => false,
      );
    const heard = hear(stream, caller.workspaceId, past * 1_000);
    const lines = Readable.from(eachLine(heard, stream.alive, isSignedIn));
    // Not the close of `lines`, which waits until the next sign of life is due.
    reply.raw.once('close', () => {
      heard.stop();
      total -= 1;
      const left = (streams.get(caller.sessionId) ?? 1) - 1;
      if (left > 0) streams.set(caller.sessionId, left);
      else streams.delete(caller.sessionId);
    });
    return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
  });
}

type Heard<Change> = {
  /** What happened since the last time, each once. Waits for something, but not for ever. */
  next(): Promise<Change[]>;
  stop(): void;
};

function hear<Change>(
  { listen, keyOf, gatherMs, pause }: ChangeStream<Change>,
  workspaceId: string,
  pastMs: number,
): Heard<Change> {
  const waiting = new Map<string, Change>();
  let wake = () => {};
  let isStopped = false;
  const add = (change: Change) => {
    waiting.set(keyOf(change), change);
    wake();
  };
  const end = listen(workspaceId, add, pastMs);
  return {
    async next() {
      let timer: NodeJS.Timeout | undefined;
      if (waiting.size === 0 && !isStopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, ALIVE_EVERY_MS);
        });
      }
      clearTimeout(timer);
      if (waiting.size > 0) await pause(gatherMs);
      const changes = [...waiting.values()];
      waiting.clear();
      return changes;
    },
    stop() {
      isStopped = true;
      end();
      wake();
    },
  };
}

async function* eachLine<Change>(heard: Heard<Change>, alive: Change, isSignedIn: () => Promise<boolean>) {
  // At once, so that a client knows it is heard from here on.
  yield writeLine(alive);
  for (;;) {
    const changes = await heard.next();
    if (!(await isSignedIn())) return;
    for (const change of changes.length > 0 ? changes : [alive]) yield writeLine(change);
  }
}

const writeLine = (change: unknown) => `${JSON.stringify(change)}\n`;
