import { expect, test } from 'vitest';
import { type AuthNews, listenForAuthNews, tellAuthNews } from './auth-news.ts';

const nextNews = () =>
  new Promise<AuthNews>((resolve) => {
    const stop = listenForAuthNews((news) => {
      stop();
      resolve(news);
    });
  });

test('The page behind the provider’s window hears its news.', async () => {
  const heard = nextNews();
  tellAuthNews('linked');
  expect(await heard).toBe('linked');
});

test('Words that are no news are passed over.', async () => {
  const heard = nextNews();
  const stranger = new BroadcastChannel('outrider_auth');
  stranger.postMessage({ token: 'stolen' });
  tellAuthNews('mailSent');
  expect(await heard).toBe('mailSent');
  stranger.close();
});
