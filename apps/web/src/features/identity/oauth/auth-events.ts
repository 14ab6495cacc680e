import { useEffect, useRef } from 'react';
import { z } from 'zod';

const CHANNEL = 'outrider_auth';

const authEvent = z.enum(['mailSent', 'linked']);
/** What the provider's window tells the page behind it. A log-in needs no telling: the stored token is noticed. */
export type AuthEvent = z.infer<typeof authEvent>;

export function publishAuthEvent(event: AuthEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(event);
  channel.close();
}

export function listenForAuthEvents(hear: (event: AuthEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const event = authEvent.safeParse(data).data;
    if (event) hear(event);
  });
  return () => channel.close();
}

export function useAuthEvent(wanted: AuthEvent, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => listenForAuthEvents((event) => event === wanted && latest.current()), [wanted]);
}
