import pg from 'pg';
import type { Log } from './log.ts';

/**
 * Remembers what was read until the database says it changed. Triggers notify the channel on every write, from any
 * process; while the listening connection is down nothing is remembered, so a revoked session never lives on in memory.
 */
export type ChangeCache = {
  get<T>(topic: string, key: string, load: () => Promise<T | undefined>): Promise<T | undefined>;
  /** For the process that made the change: its own next read must not be older than its write. */
  forget(topic: string, key: string): void;
  close(): Promise<void>;
};

const CHANNEL = 'row_changed';
const RECONNECT_MS = 1_000;
const MAX_ENTRIES = 50_000;

export async function openChangeCache(url: string, log: Log): Promise<ChangeCache> {
  const values = new Map<string, unknown>();
  const loads = new Map<string, Promise<unknown>>();
  let listening: pg.Client | undefined;
  let closed = false;

  const forgetKey = (key: string) => {
    values.delete(key);
    // A load under way may have read the old row: its result will be given out once but not kept.
    loads.delete(key);
  };
  const forgetAll = () => {
    listening = undefined;
    values.clear();
    loads.clear();
    if (!closed) setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => forgetKey(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'change notifications lost'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      log.warn({ err: error }, 'change notifications not available yet');
      await client.end().catch(() => undefined);
      return forgetAll();
    }
    client.once('end', forgetAll);
    listening = client;
  };
  await connect();

  return {
    async get<T>(topic: string, id: string, load: () => Promise<T | undefined>) {
      const key = `${topic}:${id}`;
      if (!listening) return load();
      if (values.has(key)) return values.get(key) as T;
      const running = loads.get(key) ?? load();
      loads.set(key, running);
      const value = await running.catch((error: unknown) => {
        loads.delete(key);
        throw error;
      });
      if (loads.get(key) === running) {
        loads.delete(key);
        if (values.size >= MAX_ENTRIES) values.clear();
        // Absence is not remembered: strangers could fill the memory with made-up keys.
        if (value !== undefined && listening) values.set(key, value);
      }
      return value as T | undefined;
    },
    forget: (topic, id) => forgetKey(`${topic}:${id}`),
    async close() {
      closed = true;
      await listening?.end();
    },
  };
}
