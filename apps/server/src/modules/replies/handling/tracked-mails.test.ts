import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTextSigner } from '../../../platform/secrets.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { PERSONAL_DATA_OF_CAMPAIGNS } from '../../campaign-management/index.ts';
import { OPEN_ALWAYS } from '../../campaign-management/testing.ts';
import { createMailLinks } from '../../campaigns/index.ts';
import {
  aSentCampaign,
  eventsOf,
  leadStates,
  listeningDeps,
  publishIncoming,
  type SentCampaign,
} from './replies-testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const APPLE = 'Mozilla/5.0';

const BASE = 'http://go.harborline.test';

function linksOf(ledgerId: string) {
  const signer = createTextSigner([server.config.secret], 'tracking');
  const { track, unsubscribe } = createMailLinks(signer, { tracker: BASE, wayOut: BASE }, ledgerId);
  if (!track) throw new Error('nothing is tracked');
  const path = (url: string) => url.slice(BASE.length);
  return {
    unsubscribe: path(unsubscribe),
    pixel: path(track.pixel),
    click: (target: string) => path(track.click(target)),
  };
}

type Asked = { agent?: string; ip?: string; method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> };

const ask = (url: string, { agent = CHROME, ip = '81.2.69.7', method = 'GET', headers = {} }: Asked = {}) =>
  server.app.inject({ method, url, remoteAddress: ip, headers: { 'user-agent': agent, ...headers } });

async function setUp(wish: Partial<Parameters<typeof aSentCampaign>[1]> = {}) {
  const { db } = server.database;
  const campaign = await aSentCampaign(db, { leads: 2, ...wish });
  const ledgerId = campaign.mails[0]?.ledgerId ?? '';
  const counts = async (id = ledgerId) => {
    const { rows } = await sql`select opens, machine_opens, unknown_opens, clicks, machine_clicks from send_ledger
      where id = ${id}`.execute(db);
    return Object.values(rows[0] ?? {});
  };
  return { db, campaign, ledgerId, links: linksOf(ledgerId), counts };
}

const OFFER = `https://harborline.test/offer?a=1&b=2&long=${'x'.repeat(1_500)}`;

describe('the picture', () => {
  test('counts a person, a machine and who cannot be told apart, and is logged once for each', async () => {
    const { links, counts, campaign, db, ledgerId } = await setUp();
    for (const agent of [CHROME, CHROME, APPLE, APPLE, 'Fancy Reader 3']) await ask(links.pixel, { agent });
    await ask(links.pixel, { method: 'HEAD' });
    expect(await counts(ledgerId)).toEqual([2, 3, 1, 0, 0]);
    expect(await eventsOf(db, campaign)).toEqual(['opened person', 'opened machine', 'opened unknown']);
  });

  test('is a picture that nobody keeps, no matter what was asked for', async () => {
    const { links, counts } = await setUp();
    for (const url of [links.pixel, `${links.pixel}x`, '/t/o/', '/t/o/%00', '/t/o/1.2.3', linksOf('999999999').pixel]) {
      const { statusCode, headers, rawPayload } = await ask(url);
      if (url === '/t/o/') continue;
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/gif']);
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['set-cookie']).toBeUndefined();
      expect(rawPayload.subarray(0, 3).toString()).toBe('GIF');
    }
    expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  });

  test('asked for soon after delivery is not a person’s', async () => {
    const { links, counts, db, ledgerId } = await setUp();
    await sql`update send_ledger set settled_at = null, completed_at = now() where id = ${ledgerId}`.execute(db);
    await ask(links.pixel);
    expect(await counts()).toEqual([0, 1, 0, 0, 0]);
  });

  test('of many mails in one second was a machine’s, also of those that came first', async () => {
    const { campaign, counts, db } = await setUp({ leads: 5 });
    const mails = campaign.mails.map(({ ledgerId }) => ledgerId);
    await Promise.all(mails.map((id) => ask(linksOf(id).pixel, { ip: '91.198.174.9' })));
    for (const id of mails) expect(await counts(id)).toEqual([0, 1, 0, 0, 0]);
    expect(new Set(await eventsOf(db, campaign))).toEqual(new Set(['opened machine']));
  });

  test('is served and no longer counted when a mail is asked for without end', async () => {
    const { links, counts, db, ledgerId, campaign } = await setUp();
    await sql`insert into tracking_requests (workspace_id, ledger_id, kind, at, verdict)
      select ${campaign.scope.workspaceId}, ${ledgerId}, 'open', now(), 'machine' from generate_series(1, 200)`.execute(
      db,
    );
    expect((await ask(links.pixel)).statusCode).toBe(200);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});

test('hits, clicks, the way out and an answer of one person at the same moment all count, and none gets in another’s way', async () => {
  const chosen = { ...OPEN_ALWAYS, stops: { onCompanyReply: true, onClick: true } };
  const { campaign, counts, db, links } = await setUp({ leads: 3, settings: chosen });
  const { deps } = listeningDeps(db);
  const reply = { from: 'p1@nordkai.test', references: [campaign.mails[0]?.messageId ?? ''] };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => ask(links.pixel)),
    ...Array.from({ length: 3 }, () => ask(links.click(OFFER))),
    ask(links.unsubscribe, { method: 'POST' }),
    ask(links.unsubscribe, { method: 'POST' }),
    publishIncoming(db, deps, campaign, reply).then(() => ({ statusCode: 0 })),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 200, 200, 302, 302, 302, 200, 200, 0,
  ]);
  expect(await counts()).toEqual([6, 0, 0, 3, 0]);
  const happened = await eventsOf(db, campaign);
  for (const once of ['optedOut', 'replied', 'opened person', 'clicked person']) {
    expect([once, happened.filter((kind) => kind === once).length]).toEqual([once, 1]);
  }
});

describe('a link', () => {
  test('leads where the mail pointed, and a person’s click counts', async () => {
    const { links, counts, campaign, db } = await setUp();
    const { statusCode, headers } = await ask(links.click(OFFER));
    expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([302, OFFER, 'no-referrer']);
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
    expect(await eventsOf(db, campaign)).toEqual(['clicked person']);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'file:///etc/passwd', ''])(
    'to %s leads nowhere, though it is signed',
    async (target) => {
      const { links } = await setUp();
      const { statusCode, headers } = await ask(links.click(target));
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );

  test('that was changed or made up leads nowhere', async () => {
    const { links, counts, ledgerId } = await setUp();
    const evil = Buffer.from('https://evil.test').toString('base64url');
    const signature = links.click(OFFER).split('.').at(-1);
    for (const token of [`${ledgerId}.${evil}.${signature}`, evil, `${ledgerId}.${evil}.`]) {
      const { statusCode, headers } = await ask(`/t/c/${token}`);
      expect([token, statusCode, headers.location]).toEqual([token, 404, undefined]);
    }
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });

  test('followed together with others within seconds corrects what was counted before', async () => {
    const { links, counts, campaign, db } = await setUp();
    await ask(links.pixel);
    await ask(links.click(`${OFFER}&n=1`));
    expect(await counts()).toEqual([1, 0, 0, 1, 0]);
    for (const n of [2, 3]) await ask(links.click(`${OFFER}&n=${n}`));
    expect(await counts()).toEqual([0, 1, 0, 0, 3]);
    expect(await eventsOf(db, campaign)).toEqual(['opened machine', 'clicked machine']);
  });

  test('stops the lead where the campaign says so, and a machine’s click does not', async () => {
    const { campaign, db } = await setUp({
      settings: { ...OPEN_ALWAYS, stops: { onCompanyReply: false, onClick: true } },
    });
    const [first, second] = campaign.mails;
    await ask(linksOf(first?.ledgerId ?? '').click(OFFER));
    await ask(linksOf(second?.ledgerId ?? '').click(OFFER), { agent: 'Mimecast-URL-Protection/1.0' });
    expect(await leadStates(db, campaign.scope)).toEqual({ p1: 'clicked', p2: 'on' });
  });
});

describe('the contact’s timeline', () => {
  const timeline = async ({ scope }: SentCampaign) => {
    const { rows } = await sql<{ event: string }>`select event from contact_events
      where workspace_id = ${scope.workspaceId} order by at, event`.execute(server.database.db);
    const contact = await sql<{ last: string }>`select last_event as last from contacts
      where workspace_id = ${scope.workspaceId}`.execute(server.database.db);
    return { events: rows.map(({ event }) => event), last: contact.rows[0]?.last };
  };

  test('tells what a person did, and takes back what turned out to be a machine’s', async () => {
    const { campaign, links, db } = await setUp();
    const at = new Date('2026-01-05T09:00:00Z');
    await sql`insert into contacts (id, workspace_id, email, created_at, last_event_at)
      values (gen_random_uuid(), ${campaign.scope.workspaceId}, 'p1@nordkai.test', ${at}, ${at})`.execute(db);
    await ask(links.pixel);
    const read = { events: ['openedByPerson', 'verified'], last: 'openedByPerson' };
    expect(await timeline(campaign)).toEqual(read);
    for (const n of [1, 2, 3]) await ask(links.click(`${OFFER}&n=${n}`));
    expect(await timeline(campaign)).toEqual({ events: ['openedByMachine', 'verified'], last: 'openedByMachine' });
  });
});

test('a person’s own data has what was counted of them; once erased nothing is left, and nothing more is learnt', async () => {
  const { campaign, links, db, counts } = await setUp();
  const [mails] = PERSONAL_DATA_OF_CAMPAIGNS;
  const count = async () =>
    (await sql`select from tracking_requests where ledger_id = ${campaign.mails[0]?.ledgerId}`.execute(db)).rows.length;
  await ask(links.pixel);
  await ask(links.click(OFFER));
  await db.transaction().execute(async (trx) => {
    const known = await mails?.export(trx, campaign.scope, 'p1@nordkai.test');
    expect(JSON.stringify(known)).toContain('81.2.69.0/24');
    await mails?.erase(trx, campaign.scope, 'p1@nordkai.test');
  });
  await ask(links.pixel);
  expect((await ask(links.unsubscribe)).statusCode).toBe(404);
  expect(await count()).toBe(0);
  expect(await counts()).toEqual([1, 0, 0, 1, 0]);
});

describe('the way out', () => {
  test('shows a page that changes nothing, in the reader’s language', async () => {
    const { links, campaign, db } = await setUp();
    const english = await ask(links.unsubscribe);
    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(english.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(english.headers['set-cookie']).toBeUndefined();
    expect(english.body).toContain('p•••@nordkai.test');
    const chinese = await ask(links.unsubscribe, { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } });
    expect(chinese.body).toContain('退订');
    expect(await leadStates(db, campaign.scope)).toEqual({ p1: 'on', p2: 'on' });
  });

  test.each([
    ['one click', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'one click as a form of parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['the page’s button', 'application/x-www-form-urlencoded', ''],
  ])('by %s ends all mail of the workspace in that request, and says so', async (_name, type, payload) => {
    const { links, campaign, db } = await setUp();
    for (const _again of [1, 2]) {
      const response = await server.app.inject({
        method: 'POST',
        url: links.unsubscribe,
        headers: { 'content-type': type },
        payload,
      });
      expect([response.statusCode, response.headers.location]).toEqual([200, undefined]);
      expect(response.body).toContain('You are unsubscribed');
      expect(response.body).toContain(campaign.mailboxes[0]?.email);
    }
    expect(await leadStates(db, campaign.scope)).toEqual({ p1: 'optedOut', p2: 'on' });
    expect(await eventsOf(db, campaign)).toEqual(['optedOut']);
    const { rows } = await sql`select 1 from suppressions where workspace_id = ${campaign.scope.workspaceId}
      and scope = 'address' and value = 'p1@nordkai.test' and reason = 'optedOut'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('of a test mail says that nothing was changed', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await ask('/t/u/test', { method });
      expect([statusCode, body.includes('This was a test')]).toEqual([200, true]);
    }
  });

  test('of a link for another purpose, or cut off, does nothing', async () => {
    const { links, campaign, db } = await setUp();
    const pixelToken = links.pixel.split('/').at(-1);
    for (const token of [pixelToken, links.unsubscribe.split('/').at(-1)?.slice(0, -3)]) {
      const response = await ask(`/t/u/${token}`, { method: 'POST' });
      expect(response.statusCode).toBe(404);
    }
    expect(await leadStates(db, campaign.scope)).toEqual({ p1: 'on', p2: 'on' });
  });

  test('asked for too often from one network is asked to wait, and another network is not', async () => {
    const { links } = await setUp();
    await ask(links.unsubscribe, { ip: '151.101.1.9' });
    await sql`update throttles set count = 1000000 where key like 'tracking-leavings:%'`.execute(server.database.db);
    const refused = await ask(links.unsubscribe, { ip: '151.101.1.10', method: 'POST' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(links.unsubscribe, { ip: '151.102.1.10' })).statusCode).toBe(200);
  });
});
