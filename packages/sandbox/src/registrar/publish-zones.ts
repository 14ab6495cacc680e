import { isDeepStrictEqual } from 'node:util';
import { type BoxRecord, normalizeRecord } from '../dns/records.ts';
import type { Zones } from '../dns/zones.ts';
import type { RegisteredDomain, ZoneRecord } from './registrar-state.ts';

export const NAME_SERVERS = ['ns1.registrar.test', 'ns2.registrar.test'] as const;

/** Publishes registered names. What others put into a zone, such as the box's own pages, stays. */
export function createZonePublisher(zones: Zones) {
  const published = new Map<string, BoxRecord[]>();

  function put(domain: string, records: BoxRecord[]) {
    const before = published.get(domain) ?? [];
    const others = zones.list(domain).filter((record) => !before.some((own) => isDeepStrictEqual(own, record)));
    const normal = records.map(normalizeRecord);
    if (normal.length + others.length > 0) zones.set(domain, [...normal, ...others]);
    else zones.remove(domain);
    published.set(domain, normal);
  }

  return {
    /** An expired name no longer resolves; a record is seen once the name servers agree on it. */
    publish({ domain, expiresAt, records }: RegisteredDomain, now: Date) {
      if (Date.parse(expiresAt) <= now.getTime()) return put(domain, []);
      const visible = records.filter(({ visibleAt }) => Date.parse(visibleAt) <= now.getTime());
      put(domain, [
        ...NAME_SERVERS.map((server): BoxRecord => ({ name: domain, type: 'NS', data: server })),
        ...visible.flatMap((record) => toBoxRecord(record) ?? []),
      ]);
    },
    /** The zones were emptied. */
    forget: () => published.clear(),
    publishOwnNames() {
      for (const name of NAME_SERVERS) zones.add({ name, type: 'A', data: '127.0.0.1' });
    },
  };
}

/** Undefined where no name server could serve it. */
export function toBoxRecord({ name, type, content, prio }: Pick<ZoneRecord, 'name' | 'type' | 'content' | 'prio'>) {
  try {
    return normalizeRecord(boxRecordOf(name, type, content, prio));
  } catch {
    return undefined;
  }
}

function boxRecordOf(name: string, type: string, content: string, prio: string): BoxRecord {
  switch (type) {
    case 'A':
    case 'AAAA':
    case 'CNAME':
    case 'NS':
    case 'TXT':
      return { name, type, data: content };
    case 'MX':
      return { name, type, data: { preference: Number(prio), exchange: content } };
    default:
      throw new Error(`The box serves no ${type} records`);
  }
}
