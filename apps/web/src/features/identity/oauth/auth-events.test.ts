import { expect, test } from 'vitest';
import { type AuthEvent, listenForAuthEvents, publishAuthEvent } from './auth-events.ts';

const nextEvent = () =>
  new Promise<AuthEvent>((resolve) => {
    const stop = listenForAuthEvents((event) => {
      stop();
      resolve(event);
    });
  });

test('The page behind the provider’s window hears its events.', async () => {
  const heard = nextEvent();
  publishAuthEvent('linked');
  expect(await heard).toBe('linked');
});

test('Words that are no event are passed over.', async () => {
  const heard = nextEvent();
  const stranger = new BroadcastChannel('outrider_auth');
  stranger.postMessage({ token: 'stolen' });
  publishAuthEvent('mailSent');
  expect(await heard).toBe('mailSent');
  stranger.close();
});
