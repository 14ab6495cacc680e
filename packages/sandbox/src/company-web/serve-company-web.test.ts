import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startBox } from '../box.ts';
import { resolveQuestion } from '../dns/resolve.ts';
import { createZones } from '../dns/zones.ts';
import { publishSites } from '../publish-names.ts';
import { testOptions } from '../testing.ts';
import { makeCompanyWeb } from './company-web.ts';
import { serveCompanyWeb } from './serve-company-web.ts';
import type { WebPage } from './web-types.ts';

const web = makeCompanyWeb(11, { companies: 120 });
const notes: string[] = [];
const server = await serveCompanyWeb({
  web: () => web,
  clock: { now: () => new Date(0) },
  truth: { note: ({ to, code }) => void notes.push(`${code} ${to}`) },
  log: { info: () => undefined, warn: () => undefined },
});
server.setDelays(() => 0);
afterAll(() => server.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function get(door: { host: string; port: number }, url: string, method = 'GET'): Promise<Answer> {
  const { host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ ...door, path: `${pathname}${search}`, method, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

test('one server answers for every host by the name it is asked under', async () => {
  for (const { host, name } of web.companies.slice(0, 5)) {
    const { status, headers, body } = await get(server.door, `http://${host}/`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).toContain(name);
  }
  expect((await get(server.door, 'http://nobody.test/')).status).toBe(404);
  expect(notes).toContain('404 http://nobody.test/');
});

test('www leads to the bare name, HEAD has no body, and nothing but reading is allowed', async () => {
  const [company] = web.companies;
  const redirect = await get(server.door, `http://www.${company?.host}/`);
  expect(redirect.status).toBe(301);
  expect(redirect.headers.location).toBe(`http://${company?.host}/`);
  const head = await get(server.door, `http://${company?.host}/`, 'HEAD');
  expect(head.body).toHaveLength(0);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
  expect((await get(server.door, `http://${company?.host}/`, 'POST')).status).toBe(405);
});

test('the directory leads to every company, page by page', async () => {
  const front = (await get(server.door, 'http://directory.test/')).body.toString();
  const found = new Set<string>();
  for (const [, path = ''] of front.matchAll(/href="(\/industry\/[^"]+)"/g)) {
    for (let next: string | undefined = path; next !== undefined; ) {
      const list: string = (await get(server.door, `http://directory.test${next}`)).body.toString();
      for (const [, host = ''] of list.matchAll(/<h3><a href="http:\/\/([^/"]+)\//g)) found.add(host);
      next = /rel="next" href="([^"]+)"/.exec(list)?.[1];
    }
  }
  expect(found).toEqual(new Set(web.companies.map(({ host }) => host)));
});

test('a page in an old encoding is sent in its bytes', async () => {
  const pages = web.companies
    .map(({ host }) => web.pageAt(`http://${host}/`))
    .filter((page): page is WebPage => page?.encoding === 'latin1');
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const { body } = await get(server.door, page.url);
    expect(new TextDecoder('iso-8859-1').decode(body)).toBe(page.html);
  }
});

test('a shop that leads in a circle leads on for ever', async () => {
  const loop = web.companies.map(({ host }) => web.pageAt(`http://${host}/shop`)).find((page) => page !== undefined);
  const there = await get(server.door, loop?.url ?? '');
  const back = await get(server.door, String(there.headers.location));
  expect(back.headers.location).toBe(loop?.url);
});

test('the time answers took on purpose is summed, as each page says or as it is set', async () => {
  const [company] = web.companies;
  const before = server.delayedMs();
  server.setDelays(() => 3);
  await get(server.door, `http://${company?.host}/`);
  await get(server.door, `http://${company?.host}/`);
  server.setDelays(() => 0);
  expect(server.delayedMs() - before).toBe(6);
  for (const { host } of web.companies.slice(0, 5)) expect(web.pageAt(`http://${host}/`)?.delayMs).toBeLessThan(100);
});

test('every site is found under its name and under www', () => {
  const zones = createZones();
  publishSites(zones, web.hosts, server.address);
  for (const name of [web.hosts[0], `www.${web.hosts[5]}`]) {
    const { answers } = resolveQuestion(zones, { name: name ?? '', type: 'A' });
    expect(answers).toMatchObject([{ type: 'A', data: server.address }]);
  }
});

test('in the box the sites have names and mail, and another seed brings other sites', async () => {
  const box = await startBox(testOptions({ seed: '21' }));
  try {
    const [company] = box.companyWeb.companies;
    const address = box.zones.list(company?.host).find(({ type }) => type === 'A');
    expect(address?.data).toBe(box.sites.address);
    const door = box.route(box.sites.address, 80);
    expect(door).toEqual(box.sites.door);
    const page = await get(box.sites.door, `http://${company?.host}/`);
    expect(page.body.toString()).toContain(company?.name);

    const shares = box.companyWeb.people.filter(({ email, isCurrent }) => email && isCurrent);
    const living = shares.filter(({ email }) => box.residents.has(email ?? ''));
    expect(living.length / shares.length).toBeGreaterThan(0.95);
    expect(living.length).toBeLessThan(shares.length);
    expect(box.residents.has(`nobody.really@${company?.host}`)).toBe(false);
    const [somebody] = shares;
    expect(box.personAt(somebody?.email ?? '').name).toBe(somebody?.name);

    await box.reset('22');
    expect(box.companyWeb.companies[0]?.host).not.toBe(company?.host);
    const next = box.companyWeb.companies[0]?.host;
    expect(box.zones.list(next).some(({ type }) => type === 'A')).toBe(true);
  } finally {
    await box.close();
  }
});
