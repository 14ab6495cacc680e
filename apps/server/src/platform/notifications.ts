import { PAST_SECONDS_MAX } from '@outrider/contract/changes';
import pg from 'pg';
import type { Log } from './log.ts';
import { createRecentPayloads } from './recent-payloads.ts';

/** Hears what transactions say with `pg_notify`, in any process, once they are committed. */
export type Notifications = {
  /**
   * Gives what ends it. `onGap` is called when something may have been missed. `pastMs`: what was said that long before is told
   * at once.
   */
  listen(hear: { onPayload(payload: string): void; onGap(): void; pastMs?: number }): () => void;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;
const PAST_MS_MAX = PAST_SECONDS_MAX * 1_000;
/** Payloads of that time, some eighty bytes each. */
const PAST_MAX = 10_000;

type Listener = Parameters<Notifications['listen']>[0];

/** One connection for all that listen to a channel; opened at once, and again whenever it is lost. */
export async function openNotifications(url: string, channel: string, log: Log): Promise<Notifications> {
  const listeners = new Set<Listener>();
  const recent = createRecentPayloads({ keptMs: PAST_MS_MAX, max: PAST_MAX, monotonic: () => performance.now() });
  let listening: pg.Client | undefined;
  let closed = false;

  const reconnect = () => {
    listening = undefined;
    if (!closed) setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => {
      recent.add(payload);
      for (const listener of listeners) listener.onPayload(payload);
    });
    client.on('error', (error) => log.warn({ err: error, channel }, 'notifications lost'));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error, channel }, 'notifications not available yet');
      await client.end().catch(() => undefined);
      return reconnect();
    }
    if (closed) return client.end();
    client.once('end', reconnect);
    listening = client;
    recent.begin();
    for (const listener of listeners) listener.onGap();
  };
  await connect();

  return {
    listen(hear) {
      listeners.add(hear);
      if (hear.pastMs) {
        const said = recent.within(hear.pastMs);
        if (!said) hear.onGap();
        for (const payload of said ?? []) hear.onPayload(payload);
      }
      return () => listeners.delete(hear);
    },
    async close() {
      closed = true;
      await listening?.end();
    },
  };
}
