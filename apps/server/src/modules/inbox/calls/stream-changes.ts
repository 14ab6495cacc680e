import { Readable } from 'node:stream';
import { AppError } from '@outrider/contract/errors';
import { INBOX_CHANGES_PATH, type InboxChange, inboxChange } from '@outrider/contract/inbox/inbox';
import { type Api, callerOf } from '../../../platform/http/serve.ts';
import type { InboxCallsDeps } from './calls-deps.ts';

type Deps = Pick<InboxCallsDeps, 'changes' | 'pause'>;

/** Often enough for proxies that end silent connections, and for a log-in that was taken back. */
const ALIVE_EVERY_MS = 20_000;
/** What comes in a burst, as while a mailbox is read for the first time, is told once. */
const GATHER_MS = 150;
const STREAMS_MAX = 2_000;
/** Tabs somebody may well have open. */
const STREAMS_A_SESSION = 20;

/** Changes of the workspace as they happen, one JSON object a line. Ends with the log-in. */
export function streamChanges(api: Api, deps: Deps) {
  const streams = new Map<string, number>();
  let total = 0;
  api.app.get(INBOX_CHANGES_PATH, async (request, reply) => {
    const caller = await callerOf(api, request);
    const open = streams.get(caller.sessionId) ?? 0;
    if (total >= STREAMS_MAX || open >= STREAMS_A_SESSION) throw new AppError('serverBusy');
    total += 1;
    streams.set(caller.sessionId, open + 1);
    const isSignedIn = () =>
      callerOf(api, request).then(
        () => true,
        () => false,
      );
    const heard = hear(deps, caller.workspaceId);
    const lines = Readable.from(eachLine(heard, isSignedIn));
    lines.once('close', () => {
      heard.stop();
      total -= 1;
      const left = (streams.get(caller.sessionId) ?? 1) - 1;
      if (left > 0) streams.set(caller.sessionId, left);
      else streams.delete(caller.sessionId);
    });
    return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
  });
}

type Heard = {
  /** What changed since the last time, each once. Waits for something, but not for ever. */
  next(): Promise<InboxChange[]>;
  stop(): void;
};

function hear({ changes, pause }: Deps, workspaceId: string): Heard {
  const waiting = new Map<string, InboxChange>();
  let wake = () => {};
  let isStopped = false;
  const add = (change: InboxChange) => {
    waiting.set(`${change.kind}:${change.accountId}`, change);
    wake();
  };
  const end = changes.listen({
    onPayload(payload) {
      const [workspace, accountId, kind] = payload.split(':');
      const parsed = workspace === workspaceId ? inboxChange.safeParse({ kind, accountId }) : undefined;
      if (parsed?.success) add(parsed.data);
    },
    // Something may have been missed, in whatever mailbox.
    onGap: () => add({ kind: 'message', accountId: '' }),
  });
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
      if (waiting.size > 0) await pause(GATHER_MS);
      const told = [...waiting.values()];
      waiting.clear();
      return told;
    },
    stop() {
      isStopped = true;
      end();
      wake();
    },
  };
}

async function* eachLine(heard: Heard, isSignedIn: () => Promise<boolean>) {
  const alive: InboxChange = { kind: 'alive', accountId: '' };
  // At once, so that a client knows it is heard from here on.
  yield writeLine(alive);
  for (;;) {
    const changes = await heard.next();
    if (!(await isSignedIn())) return;
    for (const change of changes.length > 0 ? changes : [alive]) yield writeLine(change);
  }
}

const writeLine = (change: InboxChange) => `${JSON.stringify(change)}\n`;
