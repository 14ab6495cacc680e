import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { resolveQuestion } from './dns/resolve.ts';
import type { ZoneData } from './dns/zones.ts';
import type { Ports } from './people/people.ts';
import { LOOPBACK } from './service.ts';

/** What a link to anywhere else answers. */
const NOT_IN_THE_BOX = 404;

export type ProductDoor = {
  /** People follow links to the product alone: nothing in the box reaches the world outside. */
  visit: Ports['http'];
  /** Makes a name of the box lead to the product, as a customer's tracking domain does. */
  pointHere(hostname: string): void;
  /** Publishes the product's own name, and those that lead to it, once more. */
  publish(): void;
};

/** The way from the box to the product: by its own address, or by a name that resolves to it. */
export function createProductDoor(appUrl: string, zonesOf: () => ZoneData): ProductDoor {
  const app = new URL(appUrl);
  const pointed = new Set<string>();

  /** The product is the only one in the box whose name has this very address. */
  function leadsHere(hostname: string): boolean {
    const { answers } = resolveQuestion(zonesOf(), { name: hostname, type: 'A' });
    return answers.some(({ type, ...answer }) => type === 'A' && 'data' in answer && answer.data === LOOPBACK);
  }

  const alias = (name: string) => zonesOf().add({ name, type: 'CNAME', data: app.hostname });

  return {
    async visit(url, { method, headers, body }) {
      if (!URL.canParse(url)) return NOT_IN_THE_BOX;
      const wanted = new URL(url);
      if (wanted.origin !== app.origin && !leadsHere(wanted.hostname)) return NOT_IN_THE_BOX;
      const door = new URL(`${wanted.pathname}${wanted.search}`, app);
      return fetchStatus(door, { method, headers: { ...headers, host: wanted.host } }, body);
    },
    pointHere(hostname) {
      pointed.add(hostname.toLowerCase());
      alias(hostname.toLowerCase());
    },
    publish() {
      zonesOf().add({ name: app.hostname, type: 'A', data: LOOPBACK });
      for (const name of pointed) alias(name);
    },
  };
}

type Asked = { method: string; headers: Record<string, string> };

/** By `http.request`, as `fetch` may put its own Host header in place of the one wanted. */
function fetchStatus(door: URL, { method, headers }: Asked, body: string | undefined): Promise<number> {
  const request = door.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(door, { method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
