import { ACTIVE_EVENTS_A_DAY } from '@outrider/contract/limits';
import type { ActiveEvents } from '../storage.ts';

type ActivityDeps = {
  isSignedIn: () => boolean;
  report: () => void;
  track: (event: string) => void;
  readEvents: () => ActiveEvents | undefined;
  writeEvents: (events: ActiveEvents) => void;
  now: () => Date;
};

const USER_ACTIVE = 'user-active';
/** Nobody is at work yet while they sign in. */
const QUIET = /^\/(?:sign|oauth)(?:\/|$)/;

/** Tells the server of every page change, and the analytics of the first few of a day. */
export function createActivity({ isSignedIn, report, track, readEvents, writeEvents, now }: ActivityDeps) {
  return function pageChanged(path: string): void {
    if (QUIET.test(path) || !isSignedIn()) return;
    report();
    const day = now().toISOString().slice(0, 10);
    const last = readEvents();
    const count = last?.day === day ? last.count : 0;
    if (count >= ACTIVE_EVENTS_A_DAY) return;
    track(USER_ACTIVE);
    writeEvents({ day, count: count + 1 });
  };
}
