import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Resolver } from '../../../../platform/dns/resolver.ts';
import { resolverAt } from '../../../../platform/net/mail-servers-testing.ts';
import { createLiveNetwork, createRoutedNetwork, type Network, WEB_PORTS } from '../../../../platform/net/network.ts';
import type { CrawlDeps } from './read-web-page.ts';

export type TestedWeb = { network: Network; asked: string[]; port: number; stop: () => Promise<void> };

/** A web server that stands for every name, and what it was asked. */
export async function startWeb(answer: RequestListener): Promise<TestedWeb> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const network = createRoutedNetwork({
    resolver: resolverAt('127.0.0.1'),
    ports: WEB_PORTS,
    route: (host) => ({ host, port }),
    ca: '',
  });
  async function stop() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { network, asked, port, stop };
}

/** The internet, where every name leads to these addresses. */
export function liveAt(...addresses: string[]): Network {
  const resolver: Resolver = {
    ...resolverAt('127.0.0.1'),
    resolve4: async () => ({ kind: 'found', records: addresses.filter((address) => !address.includes(':')) }),
    resolve6: async () => ({ kind: 'found', records: addresses.filter((address) => address.includes(':')) }),
  };
  return createLiveNetwork({ resolver, ports: WEB_PORTS });
}

/** A clock that is moved by waiting alone. */
export function crawlDeps(network: Network): CrawlDeps & { waits: number[] } {
  let at = 0;
  const waits: number[] = [];
  return {
    network,
    appUrl: 'http://app.test',
    now: () => new Date(Date.UTC(2026, 10, 17, 9) + at),
    monotonic: () => at,
    waits,
    pause: async (milliseconds, signal) => {
      signal.throwIfAborted();
      waits.push(milliseconds);
      at += milliseconds;
    },
  };
}
