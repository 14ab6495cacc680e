import { expect, test, vi } from 'vitest';
import type { ActiveEvents } from '../storage.ts';
import { createActivity } from './activity.ts';

function open({ signedIn = true } = {}) {
  const clock = { now: new Date('2026-11-17T10:42:00Z') };
  let events: ActiveEvents | undefined;
  const report = vi.fn<() => void>();
  const track = vi.fn<(event: string) => void>();
  const pageChanged = createActivity({
    isSignedIn: () => signedIn,
    report,
    track,
    readEvents: () => events,
    writeEvents: (written) => {
      events = written;
    },
    now: () => clock.now,
  });
  return { pageChanged, report, track, clock };
}

test('every page change is reported, the event only three times a day', () => {
  const { pageChanged, report, track, clock } = open();
  for (let page = 0; page < 5; page++) pageChanged('/home/campaign/list');
  expect(report).toHaveBeenCalledTimes(5);
  expect(track).toHaveBeenCalledTimes(3);
  expect(track).toHaveBeenCalledWith('user-active');
  clock.now = new Date('2026-11-18T00:00:01Z');
  pageChanged('/inbox');
  expect(track).toHaveBeenCalledTimes(4);
});

test.each(['/sign/sign-in', '/sign', '/oauth/google/handle'])('the page %s is quiet', (path) => {
  const { pageChanged, report, track } = open();
  pageChanged(path);
  expect(report).not.toHaveBeenCalled();
  expect(track).not.toHaveBeenCalled();
});

test('a visitor who is not signed in has nothing to report', () => {
  const { pageChanged, report } = open({ signedIn: false });
  pageChanged('/blank');
  expect(report).not.toHaveBeenCalled();
});
