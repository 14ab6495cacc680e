import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '@outrider/contract/errors';
import { sql } from 'kysely';
import type { Db } from './db.ts';

declare module './db.ts' {
  interface Tables {
    throttles: { key: string; window_start: Date; count: number };
  }
}

export type Throttle = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one try and refuses when there were too many in the window. The count lives in the database, so it holds across
 * processes and restarts. Keys are stored as hashes: the table must not become a list of who tried to sign in.
 */
export async function countTry(
  db: Db,
  { name, limit, windowSeconds }: Throttle,
  subject: string,
  now: Date,
): Promise<void> {
  const key = throttleKey(name, subject);
  const windowStart = new Date(now.getTime() - windowSeconds * 1000);
  const { rows } = await sql<{ count: number; window_start: Date }>`
    insert into throttles as t (key, window_start, count) values (${key}, ${now}, 1)
    on conflict (key) do update set
      count = case when t.window_start <= ${windowStart} then 1 else t.count + 1 end,
      window_start = case when t.window_start <= ${windowStart} then ${now} else t.window_start end
    returning count, window_start`.execute(db);
  const row = rows[0];
  if (!row || row.count <= limit) return;
  const seconds = Math.max(1, Math.ceil((row.window_start.getTime() + windowSeconds * 1000 - now.getTime()) / 1000));
  throw new AppError('tooManyRequests', { values: { seconds }, data: { seconds } });
}

export async function forgetTries(db: Db, { name }: Throttle, subject: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', throttleKey(name, subject)).execute();
}

const throttleKey = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;

/** One household or office: an IPv4 /24 or an IPv6 /64, the size providers hand out. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!isIPv6(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
