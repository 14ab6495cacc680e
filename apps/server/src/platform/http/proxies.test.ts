import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './create-app.ts';
import { answerOwnHosts } from './own-hosts.ts';

function anApp(trustProxy: number | string[] = 0) {
  const app = createApp({ log: createLog('silent'), trustProxy });
  onTestFinished(() => app.close());
  return app;
}

const CLIENT = '198.51.100.4';
const [NEAR, FAR] = ['10.0.0.5', '10.0.0.9'];

test.each([
  ['nobody, unless configured', 0, `203.0.113.1, ${CLIENT}`, NEAR],
  ['the last entry behind one proxy', 1, `203.0.113.1, ${CLIENT}`, CLIENT],
  ['the last but one behind two', 2, `203.0.113.1, ${CLIENT}, ${FAR}`, CLIENT],
  ['the last that is no proxy of ours', ['10.0.0.0/8'], `203.0.113.1, ${CLIENT}, ${FAR}`, CLIENT],
  ['nobody where the neighbour is no proxy of ours', ['192.168.0.0/16'], CLIENT, NEAR],
  ['the neighbour where nothing was passed on', 1, undefined, NEAR],
])('where a request comes from is said by %s', async (_who, trustProxy, forwarded, expected) => {
  const app = anApp(trustProxy);
  app.get('/ip', async ({ ip }) => ip);
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  expect((await app.inject({ url: '/ip', remoteAddress: NEAR, headers })).body).toBe(expected);
});

test('who is called by a name that is not its own says so, and shows nothing', async () => {
  const app = anApp();
  answerOwnHosts(app, ['https://app.harborline.test/', '']);
  app.get('/mail', async () => 'somebody’s mail');
  app.get('/t/o/x', async () => 'a picture');
  const ask = async (host: string, url = '/mail') => (await app.inject({ url, headers: { host } })).statusCode;
  for (const host of [
    'app.harborline.test',
    'APP.harborline.test:3000',
    'localhost:3000',
    'a.localhost',
    '127.0.0.1',
    '[::1]:3000',
  ])
    expect([host, await ask(host)]).toEqual([host, 200]);
  for (const host of [
    'evil.test',
    'app.harborline.test.evil.test',
    'localhost.evil.test',
    'notlocalhost',
    '127.0.0.1.evil.test',
    'a b',
  ])
    expect([host, await ask(host)]).toEqual([host, 421]);
  expect(await ask('go.customer.test', '/t/o/x')).toBe(200);
  expect(await ask('evil.test', '/nothing')).toBe(421);
});
