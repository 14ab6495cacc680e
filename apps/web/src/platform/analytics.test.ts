import { expect, test, vi } from 'vitest';
import { createAnalytics, scriptUrl, type Tracker } from './analytics.ts';

const analytics = { scriptUrl: 'https://stats.test/{environment}/sdk.js', projectId: 'p1' };

function open({ failures = 0, configured = true } = {}) {
  const steps: string[] = [];
  const tracker: Tracker = {
    init: vi.fn(() => steps.push('init')),
    track: vi.fn((event) => steps.push(`track ${event}`)),
  };
  let left = failures;
  const subject = createAnalytics({
    config: { environment: 'production', analytics: configured ? analytics : null },
    loadScript: async () => {
      steps.push('load');
      if (left-- > 0) throw new Error('offline');
    },
    tracker: () => tracker,
    wait: async (ms) => {
      steps.push(`wait ${ms}`);
    },
  });
  return { subject, tracker, steps };
}

test('nothing is loaded unless the operator configured it', async () => {
  const { subject, steps } = open({ configured: false });
  await subject.start();
  subject.track('user-active');
  expect(steps).toEqual([]);
});

test('after loading it settles for 2.5 s, then starts with the project', async () => {
  const { subject, tracker, steps } = open();
  await subject.start();
  subject.track('user-active');
  expect(steps).toEqual(['load', 'wait 2500', 'init', 'track user-active']);
  expect(tracker.init).toHaveBeenCalledWith('p1', { persistence: 'localStorage', truncateLength: 255 });
});

test('the script is tried 6 times, 1.2 s apart', async () => {
  const { subject, steps } = open({ failures: 5 });
  await subject.start();
  expect(steps.filter((step) => step === 'load')).toHaveLength(6);
  expect(steps.filter((step) => step === 'wait 1200')).toHaveLength(5);
  expect(steps).toContain('init');
});

test('after the sixth failure it is given up', async () => {
  const { subject, steps } = open({ failures: 99 });
  await subject.start();
  subject.track('user-active');
  expect(steps.filter((step) => step === 'load')).toHaveLength(6);
  expect(steps).not.toContain('init');
  expect(steps).not.toContain('track user-active');
});

test.each([
  ['production-gray', 'https://stats.test/production-gray/sdk.js'],
  ['test', 'https://stats.test/test/sdk.js'],
  ['production', 'https://stats.test/default/sdk.js'],
])('in the environment %s the script is %s', (environment, expected) => {
  expect(scriptUrl({ environment, analytics })).toBe(expected);
});
