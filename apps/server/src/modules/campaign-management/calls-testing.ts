import { type Campaign, createCampaign, getCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { addLeads, readLeadSource } from '@outrider/contract/campaigns/leads';
import { launchCampaign } from '@outrider/contract/campaigns/operate';
import { afterAll, expect, vi } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aSender } from '../mailboxes/testing.ts';
import { addMailbox } from '../warmup/testing.ts';
import { aRound, OPEN_ALWAYS } from './testing.ts';

export type Campaigner = {
  token: string;
  workspaceId: string;
  scope: { workspaceId: string };
  mailboxId: string;
  mailbox: string;
};

/** A user with a mailbox to send from. */
export async function aCampaigner(server: TestServer): Promise<Campaigner> {
  const { token, workspaceId } = await aSender(server, 'scale');
  const email = `maya-${workspaceId.slice(0, 8)}@harborline.test`;
  const { id: mailboxId } = await addMailbox(server.database, workspaceId, { email, isOn: false });
  return { token, workspaceId, scope: { workspaceId }, mailboxId, mailbox: email };
}

/** The product for the tests of one file, and a user who calls it. */
export async function startCalls() {
  const server = await testServer();
  afterAll(() => server.close());
  const me = await aCampaigner(server);
  const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token: me.token });
  return { server, me, call, db: server.database.db };
}

export const aDraftRound = (subject: string, html = '<p>Hello, a word on freight audits.</p>') =>
  aRound(subject, {
    variants: [{ id: 'a', subject, preheader: '', html, text: null, isPlainText: false, weight: 1 }],
  });

type Wish = { name?: string; rounds?: Campaign['rounds']; settings?: Partial<Campaign['settings']> };

/** A draft that lacks nothing but leads. */
export async function aDraft(server: TestServer, by: Campaigner, wish: Wish = {}): Promise<Campaign> {
  const { token } = by;
  const { data: created } = await server.call(createCampaign, { name: wish.name ?? 'Autumn carriers' }, { token });
  const { code, data } = await server.call(
    saveCampaign,
    {
      campaignId: created.campaignId,
      revision: created.revision,
      rounds: wish.rounds ?? [aDraftRound('Freight audits')],
      settings: {
        ...OPEN_ALWAYS,
        senders: { mailboxIds: [by.mailboxId], tagIds: [] },
        footer: { postalAddress: 'Speicherstadt 4, 20457 Hamburg', optOutLine: 'One click and I stop.' },
        ...wish.settings,
      },
    },
    { token },
  );
  expect(code).toBe(0);
  return data;
}

/** It is launched, with so many people at a domain of its own. */
export async function aRunningCampaign(
  server: TestServer,
  by: Campaigner,
  name = 'Runs',
  count = 2,
): Promise<Campaign> {
  const { campaignId, revision } = await aDraft(server, by, { name });
  await addPeople(server, by, campaignId, people(count, `${campaignId.slice(0, 8)}.test`));
  const { code, message, data } = await server.call(launchCampaign, { campaignId, revision }, { token: by.token });
  expect([code, message]).toEqual([0, '']);
  return data;
}

export const detailOf = async (server: TestServer, { token }: Campaigner, campaignId: string): Promise<Campaign> =>
  (await server.call(getCampaign, { campaignId }, { token })).data;

/** Adds people by their addresses and waits until all are taken. */
export async function addPeople(server: TestServer, by: Campaigner, campaignId: string, emails: readonly string[]) {
  const { token } = by;
  const from = { kind: 'paste' as const, text: emails.join('\n') };
  const added = await server.call(addLeads, { campaignId, from }, { token });
  expect([added.code, added.message]).toEqual([0, '']);
  return untilTaken(server, by, campaignId, added.data.source.sourceId);
}

export const untilTaken = (server: TestServer, { token }: Campaigner, campaignId: string, sourceId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await server.call(readLeadSource, { campaignId, sourceId }, { token });
      expect(data.source.state).not.toBe('adding');
      return data.source;
    },
    { timeout: 60_000, interval: 50 },
  );

export const people = (count: number, domain = 'nordkai.test') =>
  Array.from({ length: count }, (_, index) => `p${index + 1}@${domain}`);

/** What happened, oldest first. */
export async function eventsOf({ database: { db } }: TestServer, campaignId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_events')
    .select('kind')
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}
