import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Network } from '../../../../platform/net/network.ts';
import { createPageReader } from './read-web-page.ts';
import { crawlDeps, liveAt, startWeb } from './web-testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const forever = () => new AbortController().signal;

async function openWeb(answer: RequestListener, robots = '') {
  const web = await startWeb((request, response) => {
    if (request.url !== '/robots.txt') return answer(request, response);
    if (robots === '') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
  });
  stops.push(web.stop);
  const deps = crawlDeps(web.network);
  return { ...web, deps, read: (url: string) => createPageReader(deps)(url, forever()) };
}

const sayHello: RequestListener = (_request, response) => response.writeHead(200, HTML).end('<p>Hello</p>');

describe('a page of the web', () => {
  test('is read as it is, with its address and the time', async () => {
    const { read, asked } = await openWeb(sayHello);
    expect(await read('http://kontara.test/team#people')).toEqual({
      kind: 'read',
      url: 'http://kontara.test/team',
      html: '<p>Hello</p>',
      readAt: expect.stringMatching(/^2026-11-17T/),
    });
    expect(asked).toEqual(['kontara.test/robots.txt', 'kontara.test/team']);
  });

  test.each([
    ['its header', 'text/html; charset=iso-8859-2', Buffer.from('<p>\xb1</p>', 'latin1'), 'ą'],
    ['itself', 'text/html', Buffer.from('<meta charset="windows-1251"><p>\xff</p>', 'latin1'), 'я'],
    ['its first bytes', 'text/html; charset=latin1', Buffer.from('\uFEFF<p>ø</p>'), 'ø'],
    ['nobody, as UTF-8', 'text/html', Buffer.from('<p>Łódź</p>'), 'Łódź'],
    ['nobody, as the old web', 'text/html', Buffer.from('<p>M\xfcller</p>', 'latin1'), 'Müller'],
  ])('is in the letters named by %s', async (_who, type, body, word) => {
    const { read } = await openWeb((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
    const page = await read('http://kontara.test/');
    expect(page.kind === 'read' && page.html).toContain(word);
  });

  test('may come packed, and unpacks to no more than it may have', async () => {
    const { deps } = await openWeb((request, response) =>
      response
        .writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
        .end(gzipSync(request.url === '/bomb' ? Buffer.alloc(3_000_000) : '<p>packed</p>')),
    );
    const read = createPageReader(deps);
    expect(await read('http://a.test/', forever())).toMatchObject({ kind: 'read', html: '<p>packed</p>' });
    expect(await read('http://a.test/bomb', forever())).toMatchObject({ kind: 'refused', why: 'tooLarge' });
  });

  test.each([
    ['gone', 404, HTML],
    ['gone', 410, HTML],
    ['unavailable', 403, HTML],
    ['unavailable', 503, HTML],
    ['notHtml', 200, { 'content-type': 'application/pdf' }],
    ['notHtml', 200, {}],
  ] as const)('is refused as %s after %i %j', async (why, status, headers) => {
    const { read } = await openWeb((_request, response) => response.writeHead(status, headers).end('x'));
    expect(await read('http://a.test/')).toEqual({ kind: 'refused', url: 'http://a.test/', why });
  });

  test('that does not end is left, and one that does not begin too', async () => {
    const { deps } = await openWeb((request, response) => {
      if (request.url === '/silent') return;
      response.writeHead(200, HTML);
      const more = () => {
        while (response.writable && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const patient = createPageReader({ ...deps, timeoutMs: 60_000 });
    expect(await patient('http://a.test/endless', forever())).toMatchObject({ why: 'tooLarge' });
    const hasty = createPageReader({ ...deps, timeoutMs: 100 });
    expect(await hasty('http://a.test/silent', forever())).toMatchObject({ why: 'timedOut' });
  });

  test('is waited for no longer than its caller waits', async () => {
    const stop = new AbortController();
    const { deps, asked } = await openWeb(() => stop.abort());
    expect(await createPageReader(deps)('http://a.test/silent', stop.signal)).toMatchObject({ why: 'timedOut' });
    expect(await createPageReader(deps)('http://b.test/', stop.signal)).toMatchObject({ why: 'timedOut' });
    expect(asked).not.toContain('b.test/robots.txt');
  });

  test('is found behind redirects, but not behind endless ones', async () => {
    const { read, asked } = await openWeb((request, response) => {
      if (request.url === '/there') return void response.writeHead(200, HTML).end('found');
      response.writeHead(302, { location: request.url === '/here' ? 'http://other.test/there' : '/round' }).end();
    });
    expect(await read('http://a.test/here')).toMatchObject({ kind: 'read', url: 'http://other.test/there' });
    expect(asked).toContain('other.test/robots.txt');
    expect(await read('http://a.test/round')).toMatchObject({ why: 'unavailable' });
    expect(asked.length).toBeLessThan(15);
  });
});

describe('robots.txt', () => {
  test('is obeyed, also on the way of a redirect, and asked for once a host', async () => {
    const { deps, asked } = await openWeb(
      (_request, response) => response.writeHead(302, { location: '/private/team' }).end(),
      'User-agent: *\nDisallow: /\n\nUser-agent: outrider\nDisallow: /private\nAllow: /private/press$',
    );
    const read = createPageReader(deps);
    expect(await read('http://a.test/private/x', forever())).toMatchObject({ why: 'robots' });
    expect(await read('http://a.test/open', forever())).toMatchObject({
      why: 'robots',
      url: 'http://a.test/private/team',
    });
    expect(asked).toEqual(['a.test/robots.txt', 'a.test/open']);
  });

  test.each([
    ['allows everything where there is none', 404, true],
    ['allows everything where it is refused', 403, true],
    ['allows nothing while the host is in trouble', 503, false],
    ['allows nothing while the host is asked too often', 429, false],
  ])('%s', async (_what, status, isRead) => {
    const web = await startWeb((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(status).end();
      else response.writeHead(200, HTML).end('page');
    });
    stops.push(web.stop);
    const page = await createPageReader(crawlDeps(web.network))('http://a.test/', forever());
    expect(page).toMatchObject(isRead ? { kind: 'read' } : { kind: 'refused', why: 'unavailable' });
    expect(web.asked.includes('a.test/')).toBe(isRead);
  });

  test('that is made to take long to compare is not compared', async () => {
    const hostile = `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}b\n`.repeat(400)}`;
    const { read } = await openWeb(sayHello, hostile);
    expect(await read(`http://a.test/${'a'.repeat(1_500)}`)).toMatchObject({ why: 'robots' });
    expect(await read('http://a.test/short')).toMatchObject({ kind: 'read' });
  });

  test('says how long to wait between two requests; else it is a second', async () => {
    const slow = await openWeb(sayHello, 'User-agent: *\nCrawl-delay: 7');
    const read = createPageReader(slow.deps);
    for (const path of ['1', '2']) await read(`http://a.test/${path}`, forever());
    expect(slow.deps.waits).toEqual([7_000, 7_000]);
    const usual = await openWeb(sayHello);
    await usual.read('http://a.test/');
    expect(usual.deps.waits).toEqual([1_000]);
  });
});

test('hosts are asked one thing at a time each, and so many things in all', async () => {
  let under = 0;
  let most = 0;
  const perHost = new Map<string, number>();
  const { deps } = await openWeb((request, response) => {
    const host = request.headers.host ?? '';
    under += 1;
    most = Math.max(most, under);
    perHost.set(host, (perHost.get(host) ?? 0) + 1);
    const isAlone = perHost.get(host) === 1;
    setImmediate(() => {
      under -= 1;
      perHost.set(host, (perHost.get(host) ?? 0) - 1);
      response.writeHead(isAlone ? 200 : 500, HTML).end('page');
    });
  });
  const read = createPageReader({ ...deps, parallel: 3, gapMs: 0 });
  const urls = Array.from({ length: 24 }, (_url, index) => `http://host${index % 6}.test/${index}`);
  const pages = await Promise.all(urls.map((url) => read(url, forever())));
  expect(pages.map(({ kind }) => kind)).toEqual(urls.map(() => 'read'));
  expect(most).toBeLessThanOrEqual(3);
});

describe('live, nobody is asked inside our own network', () => {
  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback by another spelling', 'http://127.1/'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['an IPv4 address within IPv6', 'http://[::ffff:10.0.0.1]/'],
    ['a port of something else', 'http://a.test:25/'],
    ['a bare name', 'http://localhost/'],
  ])('by an address of %s', async (_where, url) => {
    const page = await createPageReader(crawlDeps(liveAt('93.184.215.14')))(url, forever());
    expect(page).toMatchObject({ kind: 'refused', why: 'private' });
  });

  test.each([['127.0.0.1'], ['192.168.1.1'], ['93.184.215.14', '10.1.2.3'], ['fd00::1'], ['fe80::1']])(
    'by a name that leads to %s',
    async (...addresses) => {
      const page = await createPageReader(crawlDeps(liveAt(...addresses)))('http://trap.test/', forever());
      expect(page).toMatchObject({ kind: 'refused', why: 'private' });
    },
  );

  test.each([
    'file:///etc/passwd',
    'gopher://a.test/',
    'http://user:secret@a.test/',
    'no address',
    `http://a.test/${'x'.repeat(3_000)}`,
  ])('by what is no address of a page: %s', async (url) => {
    const page = await createPageReader(crawlDeps(liveAt('93.184.215.14')))(url, forever());
    expect(page).toMatchObject({ kind: 'refused', why: 'unavailable' });
  });

  test('by a name that leads elsewhere from one look to the next', async () => {
    const { network, port, asked } = await openWeb(sayHello);
    const locate = vi.fn<Network['locate']>();
    // Once for robots.txt; a moment later the name is one of ours.
    locate.mockResolvedValueOnce({ kind: 'located', places: [{ address: '127.0.0.1', port }] });
    locate.mockResolvedValue({ kind: 'refused', why: 'address' });
    const page = await createPageReader(crawlDeps({ ...network, locate }))('http://rebinding.test/', forever());
    expect(page).toMatchObject({ kind: 'refused', why: 'private' });
    expect(locate).toHaveBeenCalledTimes(2);
    expect(asked).toEqual(['rebinding.test/robots.txt']);
  });
});
