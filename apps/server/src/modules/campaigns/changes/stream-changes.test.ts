import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { campaignChange, streamCampaignChanges } from '@outrider/contract/campaigns/statistics';
import { signOut } from '@outrider/contract/sign';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aCampaigner, aDraft, addPeople, type Campaigner } from '../../campaign-management/calls-testing.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${streamCampaignChanges.path}`;
});
afterAll(() => server.close());

/** The campaigns a stream tells of, one after the other; it has begun when this is given. */
async function listen({ token }: Campaigner, query = '') {
  const end = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url + query, { headers, signal: end.signal });
  if (!response.body) throw new Error('there is no stream');
  const input = Readable.from(response.body).on('error', () => undefined);
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : campaignChange.parse(JSON.parse(value)).campaignId;
  };
  expect(await next()).toBe('');
  return { next, stop: () => end.abort() };
}

const tell = ({ workspaceId }: Campaigner, campaignId: string) =>
  sql`select pg_notify('campaign_changed', ${`${workspaceId}:${campaignId}`})`.execute(server.database.db);

test('a stream tells what happened while a page asked for its contents, and no more', async () => {
  const me = await aCampaigner(server);
  const firstTold = async () => {
    await tell(me, 'before');
    const told = await listen(me, '?past=1');
    const first = await told.next();
    told.stop();
    return first;
  };
  // A server that began to listen within the last second cannot know.
  await expect.poll(firstTold, { timeout: 10_000 }).toBe('before');
  const untold = await listen(me);
  await tell(me, 'after');
  expect(await untold.next()).toBe('after');
  untold.stop();
});

test('a stream that cannot know what happened so long before says that something may have been missed', async () => {
  const heard = await listen(await aCampaigner(server), '?past=60');
  expect(await heard.next()).toBe('*');
  heard.stop();
});

test('a stream tells of changes to one’s own campaigns alone, each once however many come together', async () => {
  const [me, stranger] = [await aCampaigner(server), await aCampaigner(server)];
  const [mine, theirs] = [await aDraft(server, me), await aDraft(server, stranger)];
  const heard = await listen(me);
  await addPeople(server, stranger, theirs.campaignId, ['one@nordkai.test']);
  await addPeople(server, me, mine.campaignId, ['one@nordkai.test']);
  expect(await heard.next()).toBe(mine.campaignId);
  for (const campaignId of [mine.campaignId, mine.campaignId, 'last']) await tell(me, campaignId);
  expect(await heard.next()).toBe(mine.campaignId);
  expect(await heard.next()).toBe('last');
  heard.stop();
});

test('a stream ends with the log-in, and a stranger gets none', async () => {
  expect((await fetch(url)).status).toBe(401);
  const me = await aCampaigner(server);
  const { next } = await listen(me);
  await server.call(signOut, {}, { token: me.token });
  await tell(me, 'anything');
  expect(await next()).toBeUndefined();
});
