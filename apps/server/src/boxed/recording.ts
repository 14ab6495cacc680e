import type { Endpoint } from '@outrider/contract/endpoint';
import type { WorldState } from '@outrider/contract/sandbox';
import type { BoxRecording, RecordedStep } from '@outrider/contract/sandbox/world';
import type { Box } from '@outrider/sandbox';
import type { z } from 'zod';
import { type Api, servePublic } from '../platform/http/serve.ts';
import type { Pace } from './keep-pace.ts';

export type Recording = {
  note(step: RecordedStep): void;
  read(): BoxRecording;
  /** The box now, and which of its hosts do not behave as they did when the world began. */
  tell(): Promise<WorldState>;
  /** The world began anew: what was done to the old one is of no use to a test. */
  startAgain(): void;
};

/** Calls of the control page are few; a script that makes more than these does not need them recorded. */
const STEPS_MAX = 10_000;

/** Remembers what was done to the box since its world began, so that a test can do it again. */
export function createRecording(box: Pick<Box, 'state'>, pace: Pick<Pace, 'destination' | 'nextSendAt'>): Recording {
  let began = box.state();
  let steps: RecordedStep[] = [];
  return {
    note(step) {
      if (steps.length < STEPS_MAX) steps.push(step);
    },
    read: () => ({ seed: began.seed, startedAt: began.now, now: box.state().now, steps: [...steps] }),
    async tell() {
      const nextSendAt = await pace.nextSendAt();
      const state = box.state();
      const behaviours = new Map(began.hosts.map(({ name, behaviour }) => [name, behaviour]));
      const troubles = new Map(began.mailboxHosts.map(({ name, trouble }) => [name, trouble]));
      return {
        ...state,
        nextSendAt: nextSendAt?.toISOString() ?? null,
        passesTo: pace.destination()?.toISOString() ?? null,
        hosts: state.hosts.map((host) => ({ ...host, isChanged: behaviours.get(host.name) !== host.behaviour })),
        mailboxHosts: state.mailboxHosts.map((host) => ({
          ...host,
          isChanged: troubles.get(host.name) !== host.trouble,
        })),
        // All of them work when the world begins.
        sourceApis: state.sourceApis.map((api) => ({ ...api, isChanged: api.trouble !== 'none' })),
      };
    },
    startAgain() {
      began = box.state();
      steps = [];
    },
  };
}

/** The box with what its control calls are kept in. */
export type RecordedBox = { box: Box; pace: Pace; recording: Recording };

/** Serves a call that changes the box, and keeps it once it was done. */
export function serveRecorded<I extends z.ZodType<Record<string, unknown>>, O extends z.ZodType>(
  api: Api,
  { box, recording }: RecordedBox,
  endpoint: Endpoint<I, O>,
  handle: (input: z.output<I>) => Promise<z.input<O>>,
) {
  servePublic(api, endpoint, async (input) => {
    const at = box.state().now;
    const output = await handle(input);
    recording.note({ at, path: endpoint.path, input });
    return output;
  });
}
