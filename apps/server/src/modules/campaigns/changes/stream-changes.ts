import { Readable } from 'node:stream';
import { CAMPAIGN_CHANGES_PATH, type CampaignNews } from '@outrider/contract/campaigns/statistics';
import { AppError } from '@outrider/contract/errors';
import { type Api, callerOf } from '../../../platform/http/serve.ts';
import type { ChangesDeps } from './changes-deps.ts';
import { watchProgress } from './watch-progress.ts';

/** Often enough for proxies that end silent connections, and for a log-in that was taken back. */
const ALIVE_EVERY_MS = 20_000;
/** A campaign that sends changes all the time; nobody looks more often than this. */
const GATHER_MS = 1_000;
const STREAMS_MAX = 2_000;
/** Tabs somebody may well have open. */
const STREAMS_A_SESSION = 20;

/** Campaigns of the workspace as they change, one JSON object a line. Ends with the log-in. */
export function streamChanges(api: Api, deps: ChangesDeps) {
  const streams = new Map<string, number>();
  const progress = watchProgress(deps);
  let total = 0;
  api.app.get(CAMPAIGN_CHANGES_PATH, async (request, reply) => {
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
    const heard = hear(deps, progress, caller.workspaceId);
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
  /** Campaigns that changed since the last time, each once. Waits for one, but not for ever. */
  next(): Promise<string[]>;
  stop(): void;
};

function hear({ changes, pause }: ChangesDeps, progress: ReturnType<typeof watchProgress>, workspaceId: string): Heard {
  const waiting = new Set<string>();
  let wake = () => {};
  let isStopped = false;
  const add = (campaignId: string) => {
    waiting.add(campaignId);
    wake();
  };
  const ends = [
    changes.listen({
      onPayload(payload) {
        const [workspace, campaignId] = payload.split(':');
        if (workspace === workspaceId && campaignId) add(campaignId);
      },
      // Something may have been missed, in whatever campaign.
      onGap: () => add(ANY_CAMPAIGN),
    }),
    progress.listen(workspaceId, add),
  ];
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
      const told = [...waiting];
      waiting.clear();
      return told;
    },
    stop() {
      isStopped = true;
      for (const end of ends) end();
      wake();
    },
  };
}

/** Whoever hears it asks for everything again. */
const ANY_CAMPAIGN = '*';
const ALIVE = '';

async function* eachLine(heard: Heard, isSignedIn: () => Promise<boolean>) {
  // At once, so that a client knows it is heard from here on.
  yield writeLine(ALIVE);
  for (;;) {
    const changed = await heard.next();
    if (!(await isSignedIn())) return;
    for (const campaignId of changed.length > 0 ? changed : [ALIVE]) yield writeLine(campaignId);
  }
}

const writeLine = (campaignId: string) => `${JSON.stringify({ campaignId } satisfies CampaignNews)}\n`;
