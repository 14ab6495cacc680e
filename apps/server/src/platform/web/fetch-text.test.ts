import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Certificates, makeCertificates } from '../../../../../packages/sandbox/src/tls/certificates.ts';
import { resolverAt } from '../net/mail-servers-testing.ts';
import { createLiveNetwork, createRoutedNetwork, WEB_PORTS } from '../net/network.ts';
import { fetchText } from './fetch-text.ts';

let certificates: Certificates;
const stops: (() => void)[] = [];
beforeAll(async () => {
  certificates = await makeCertificates(new Date(), ['go.north.test']);
});
afterAll(() => {
  for (const stop of stops) stop();
});

async function startWeb(kind: keyof Certificates) {
  const server = createServer(certificates[kind], (request, response) => {
    if (request.url === '/endless') {
      response.write('x'.repeat(10_000));
      return;
    }
    if (request.url === '/away') response.writeHead(302, { location: 'https://go.north.test/here' });
    response.end(`${request.headers.host} ${request.url}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  stops.push(() => server.closeAllConnections());
  const address = server.address();
  return networkAt(typeof address === 'object' && address ? address.port : 0, kind);
}

const networkAt = (port: number, kind: keyof Certificates = 'good') =>
  createRoutedNetwork({
    resolver: resolverAt('127.0.0.1'),
    ports: WEB_PORTS,
    route: (host) => ({ host, port }),
    ca: certificates[kind].cert,
  });

test('a text is fetched over TLS from its own name, and nothing is followed', async () => {
  const network = await startWeb('good');
  const fetched = await fetchText({ network }, 'https://go.north.test/here');
  expect(fetched).toEqual({ kind: 'answered', status: 200, text: 'go.north.test /here' });
  expect(await fetchText({ network }, 'https://go.north.test/away')).toMatchObject({ kind: 'answered', status: 302 });
  const endless = await fetchText({ network }, 'https://go.north.test/endless');
  expect(endless).toMatchObject({ kind: 'answered', text: 'x'.repeat(4_096) });
});

test('a certificate that does not hold is distinguished from a door that is shut', async () => {
  const good = await startWeb('good');
  expect(await fetchText({ network: good }, 'https://other.north.test/')).toMatchObject({ kind: 'badCertificate' });
  const expired = await startWeb('expired');
  expect(await fetchText({ network: expired }, 'https://go.north.test/')).toMatchObject({ kind: 'badCertificate' });
  const shut = networkAt(1);
  expect(await fetchText({ network: shut }, 'https://go.north.test/')).toMatchObject({ kind: 'noConnection' });
});

test('nobody is asked inside our own network', async () => {
  const network = createLiveNetwork({ resolver: resolverAt('10.0.0.7'), ports: WEB_PORTS });
  expect(await fetchText({ network }, 'https://go.north.test/')).toEqual({ kind: 'forbidden' });
});
