import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { getCampaign } from '@outrider/contract/campaigns/campaign';
import { listLeads, operateLeads } from '@outrider/contract/campaigns/leads';
import { launchCampaign, pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { quickSignIn } from '@outrider/contract/sign';
import type { z } from 'zod';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import type { ApiOrder } from './doomed-api.ts';

const API = new URL('./doomed-api.ts', import.meta.url);
/** Between two errands: long enough for mails to go out. */
const REST_MS = 400;

export type Api = {
  call<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>): Promise<z.output<O>>;
  /** Ends it in the middle of its work; it is started again at once. */
  kill(): Promise<void>;
  /** How often it was up and ended without being killed. */
  endings(): number;
  close(): Promise<void>;
};

/** The product's API as a process of its own, that can be killed and comes back where it was. */
export async function startApi(url: string): Promise<Api> {
  const port = await freePort();
  const order: ApiOrder = { url, port, secret: randomBytes(32).toString('hex') };
  const origin = `http://127.0.0.1:${port}`;
  /** Once it answers. */
  let up: Promise<ChildProcess>;
  let isOver = false;
  let killed = 0;
  let ended = 0;
  let token = '';

  function start() {
    up = new Promise((resolve) => bear(resolve));
  }

  /** Without its database it cannot begin, and is tried again. */
  function bear(onUp: (child: ChildProcess) => void) {
    let isUp = false;
    const child = fork(API, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.once('message', () => {
      isUp = true;
      onUp(child);
    });
    child.once('exit', () => {
      if (isUp) ended += 1;
      if (isOver) return;
      if (isUp) start();
      else setTimeout(() => bear(onUp), 200);
    });
  }

  async function call<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>) {
    const inQuery = inputTravelsInQuery(endpoint);
    const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${origin}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
      ...(inQuery ? {} : { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { code, data }: { code: number | string; data: z.output<O> } = await response.json();
    if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${JSON.stringify(data)}`);
    return data;
  }

  start();
  for (let tries = 0; token === ''; tries += 1) {
    if (tries === 600) throw new Error('the API did not start');
    token = (await call(quickSignIn, {}).catch(() => undefined))?.token ?? '';
    await pause(100);
  }
  return {
    call,
    async kill() {
      const child = await up;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('it was dead already');
      killed += 1;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    endings: () => ended - killed,
    async close() {
      isOver = true;
      (await up).kill('SIGKILL');
    },
  };
}

export type Errands = {
  failures(): number;
  done(): number;
  /** From now on nothing is paused or held back any more, only launched and released. */
  calmDown(): void;
  stop(): Promise<void>;
};

/** A user who cannot leave a campaign alone: pauses it, launches it again, holds leads back and releases them. */
export function runErrands(api: Api, campaignId: string, leadIds: readonly string[]): Errands {
  let isOver = false;
  let failures = 0;
  let done = 0;
  const choice = { leadIds: [...leadIds] };
  const launch = async () => {
    const { revision } = await api.call(getCampaign, { campaignId });
    await api.call(launchCampaign, { campaignId, revision });
  };
  const release = () => api.call(operateLeads, { campaignId, choice, action: 'release' });
  const calm = [launch, release];
  let errands: (() => Promise<unknown>)[] = [
    () => api.call(pauseCampaigns, { campaignIds: [campaignId] }),
    launch,
    () => api.call(operateLeads, { campaignId, choice, action: 'hold' }),
    release,
    () => api.call(listLeads, { campaignId }),
  ];

  async function run() {
    while (!isOver) {
      for (const errand of errands) {
        await errand().then(
          () => {
            done += 1;
          },
          () => {
            failures += 1;
          },
        );
        if (!isOver) await pause(REST_MS);
      }
    }
  }
  const running = run();
  return {
    failures: () => failures,
    done: () => done,
    calmDown() {
      errands = calm;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}
