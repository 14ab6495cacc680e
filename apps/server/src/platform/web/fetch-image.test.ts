import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Resolver } from '../dns/resolver.ts';
import { resolverAt } from '../net/mail-servers-testing.ts';
import { createLiveNetwork, createRoutedNetwork, type Network, WEB_PORTS } from '../net/network.ts';
import { fetchImage } from './fetch-image.ts';
import { fetchPage } from './fetch-page.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A web server that stands for every name, and what it was asked. */
async function startWeb(answer: RequestListener) {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const network = createRoutedNetwork({
    resolver: resolverAt('127.0.0.1'),
    ports: WEB_PORTS,
    route: (host) => ({ host, port }),
    ca: '',
  });
  return { network, asked, port };
}

/** Every name leads to these addresses of the internet. */
const liveAt = (...addresses: string[]): Network => {
  const resolver: Resolver = {
    ...resolverAt('127.0.0.1'),
    resolve4: async () => ({ kind: 'found', records: addresses.filter((address) => !address.includes(':')) }),
    resolve6: async () => ({ kind: 'found', records: addresses.filter((address) => address.includes(':')) }),
  };
  return createLiveNetwork({ resolver, ports: WEB_PORTS });
};

describe('an image of the web', () => {
  test('is fetched without telling anything of who looks at it', async () => {
    const { network, asked } = await startWeb((_request, response) => response.end(PNG));
    const image = await fetchImage({ network }, 'http://img.example.test/a.png?x=1#here');
    expect(image).toEqual({ type: 'image/png', bytes: PNG });
    expect(asked).toMatchObject([{ url: '/a.png?x=1', headers: { host: 'img.example.test' } }]);
    expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  test('is found behind a redirect, but not behind an endless one', async () => {
    const { network, asked } = await startWeb((request, response) => {
      if (request.url === '/there') response.end(PNG);
      else response.writeHead(302, { location: request.url === '/here' ? '/there' : '/round' }).end();
    });
    expect(await fetchImage({ network }, 'http://a.test/here')).toBeDefined();
    asked.splice(0);
    expect(await fetchImage({ network }, 'http://a.test/round')).toBeUndefined();
    expect(asked.length).toBeLessThan(10);
  });

  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing that could run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing', ''],
  ])('is not %s that calls itself one', async (_what, body) => {
    const { network } = await startWeb((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(body),
    );
    expect(await fetchImage({ network }, 'http://a.test/x.png')).toBeUndefined();
  });

  test('that does not end is left after 5 MB, and one that does not begin after a while', async () => {
    const { network } = await startWeb((request, response) => {
      if (request.url === '/silent') return;
      response.write(PNG);
      const more = () => {
        while (response.writable && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await fetchImage({ network }, 'http://a.test/endless')).toBeUndefined();
    expect(await fetchImage({ network, timeoutMs: 100 }, 'http://a.test/silent')).toBeUndefined();
  });

  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback by another spelling', 'http://127.1/'],
    ['loopback as a number', 'http://2130706433/'],
    ['loopback in hexadecimal', 'http://0x7f000001/'],
    ['a private network', 'http://10.0.0.7/'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['an IPv4 address within IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://a.test/'],
    ['a name and password', 'http://user:secret@a.test/'],
    ['a port of something else', 'http://a.test:25/'],
    ['a bare name', 'http://localhost/'],
    ['no address at all', 'not a url'],
  ])('is never fetched from %s', async (_where, url) => {
    expect(await fetchImage({ network: liveAt('127.0.0.1') }, url)).toBeUndefined();
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['192.168.1.1']],
    ['one outside and one inside', ['93.184.215.14', '10.1.2.3']],
    ['an IPv6 address of our own', ['fd00::1']],
  ])('is never fetched from a name that leads to %s', async (_where, addresses) => {
    const network = liveAt(...addresses);
    expect(await network.locate('trap.example.com', 80)).toEqual({ kind: 'refused', why: 'address' });
    expect(await fetchImage({ network }, 'http://trap.example.com/')).toBeUndefined();
  });

  test('is not followed to where nobody may go, with any first step', async () => {
    const { network, asked } = await startWeb((request, response) =>
      response
        .writeHead(302, { location: request.url === '/1' ? 'http://10.0.0.7/secret' : 'file:///etc/passwd' })
        .end(),
    );
    for (const step of ['1', '2']) expect(await fetchImage({ network }, `http://a.test/${step}`)).toBeUndefined();
    expect(asked.map(({ url }) => url)).toEqual(['/1', '/2']);
  });

  test('is fetched from the very address that was looked at: a name that leads elsewhere a moment later changes nothing', async () => {
    const { network, asked, port } = await startWeb((_request, response) => response.end(PNG));
    const locate = vi.fn<Network['locate']>();
    locate.mockResolvedValueOnce({ kind: 'located', places: [{ address: '127.0.0.1', port }] });
    locate.mockResolvedValue({ kind: 'refused', why: 'address' });
    expect(await fetchImage({ network: { ...network, locate } }, 'http://rebinding.test/')).toBeDefined();
    expect(locate).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(1);
    expect(await fetchImage({ network: { ...network, locate } }, 'http://rebinding.test/')).toBeUndefined();
  });
});

describe('a small text of the web', () => {
  test('is fetched neither in the clear nor from an address of a private network', async () => {
    const { network, asked } = await startWeb((_request, response) => response.end('<clientConfig/>'));
    expect(await fetchPage({ network }, 'http://autoconfig.harborline.test/mail/config-v1.1.xml')).toBeUndefined();
    for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1']) {
      expect(await fetchPage({ network: liveAt(address) }, 'https://harborline.test/x')).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });
});
