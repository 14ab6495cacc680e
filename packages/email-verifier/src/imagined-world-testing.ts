import type { CatchAllTest } from './catch-all-test.ts';
import type { NameAnswer, OpenedProbe, Said, VerifierPorts } from './ports.ts';

/** How an imagined mail host treats a recipient. */
export type Manner = (recipient: string, visit: { time: number; asked: number }) => Said | 'hangUp';

export type ImaginedHost = { people: string[]; manner: Manner; opens?: OpenedProbe; sessionMax?: number };

export const reply = (text: string): Said => ({ kind: 'reply', text });
export const YES = reply('250 2.1.5 Ok');
export const NO = reply('550 5.1.1 User unknown');

export const honest =
  (people: string[]): Manner =>
  (recipient) =>
    people.includes(recipient) ? YES : NO;

/** A world in memory, with counters no engine can embellish. */
export function imagineWorld(hosts: Record<string, ImaginedHost>, zones: Record<string, string[]>) {
  const counts = { sessions: 0, open: 0, mostOpen: 0, recipients: 0, mostInSession: 0 };
  let time = 0;
  const remembered = new Map<string, CatchAllTest>();
  const found = <T>(records: T[] | undefined): NameAnswer<T> =>
    records === undefined
      ? { kind: 'noSuchName' }
      : records.length === 0
        ? { kind: 'none' }
        : { kind: 'found', records };
  let seed = 7;
  const ports: VerifierPorts = {
    names: {
      mx: async (domain) =>
        found(zones[domain]?.map((exchange, index) => ({ exchange, preference: 10 * (index + 1) }))),
      addresses: async (host) => (hosts[host] ? found([host]) : { kind: 'noSuchName' }),
      texts: async () => ({ kind: 'none' }),
      isAbsenceSure: async () => true,
    },
    mayReach: () => true,
    async openProbe({ address }) {
      const host = hosts[address];
      if (!host) return { kind: 'silence', why: 'unreachable' };
      if (host.opens) return host.opens;
      counts.sessions += 1;
      counts.open += 1;
      counts.mostOpen = Math.max(counts.mostOpen, counts.open);
      let asked = 0;
      let isCut = false;
      return {
        kind: 'open',
        session: {
          async ask(addresses) {
            return addresses.map((recipient): Said => {
              if (isCut) return { kind: 'silence', why: 'closed' };
              asked += 1;
              counts.recipients += 1;
              counts.mostInSession = Math.max(counts.mostInSession, asked);
              if (asked > (host.sessionMax ?? Number.POSITIVE_INFINITY)) return reply('452 4.5.3 Too many recipients');
              const said = host.manner(recipient, { time, asked });
              if (said !== 'hangUp') return said;
              isCut = true;
              return { kind: 'silence', why: 'closed' };
            });
          },
          async end() {
            counts.open -= 1;
          },
        },
      };
    },
    async wait(milliseconds) {
      time += milliseconds;
    },
    randomFor: () => () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    catchAllTests: {
      recall: async (domain) => remembered.get(domain),
      remember: async (domain, catchAllTest) => void remembered.set(domain, catchAllTest),
    },
    lists: { isDisposable: () => false, isFree: () => false },
  };
  return { ports, counts };
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
