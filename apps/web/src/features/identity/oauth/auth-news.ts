import { useEffect, useRef } from 'react';
import { z } from 'zod';

const CHANNEL = 'outrider_auth';

const authNews = z.enum(['mailSent', 'linked']);
/** What the provider's window tells the page behind it. A log-in needs no telling: the stored token is noticed. */
export type AuthNews = z.infer<typeof authNews>;

export function tellAuthNews(news: AuthNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

export function listenForAuthNews(hear: (news: AuthNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const news = authNews.safeParse(data).data;
    if (news) hear(news);
  });
  return () => channel.close();
}

export function useAuthNews(wanted: AuthNews, onNews: () => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => listenForAuthNews((news) => news === wanted && latest.current()), [wanted]);
}
