import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../platform/start/free-port.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../../campaign-management/testing.ts';
import { createMessageIds } from '../../ledger/index.ts';
import { aConnectedMailbox, aSender, boxOf } from '../../mailboxes/testing.ts';

/**
 * The whole way through the box: mails go out by SMTP, its people open, follow links, answer, leave and complain over the
 * real protocols, and what the ledger then says is laid beside the box's own log.
 */
let server: TestServer;
beforeAll(async () => {
  const port = await freePort();
  server = await testServer({
    OUTRIDER_APP_URL: `http://127.0.0.1:${port}`,
    OUTRIDER_SYNC_MAILBOXES: '5',
    OUTRIDER_SEND_MAILBOXES: '5',
  });
  await server.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => server.close());

const LEADS = 24;
const settings = { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, perDomain: 1_000 } };
const html =
  '<p>Hello, see <a href="https://harborline.test/offer">this</a>. <a href="{{unsubscribeUrl}}">Unsubscribe</a></p>';

async function sendCampaign(): Promise<TestCampaign> {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server, 'scale');
  const mailbox = await aConnectedMailbox(server, token);
  await sql`update mailboxes set warmup = false, warmup_state = 'off', sent_filer_known = true where id = ${mailbox.accountId}`.execute(
    db,
  );
  const [content] = aRound('Freight audits').variants;
  const campaign = await aCampaign(db, {
    leads: LEADS,
    messageIds: createMessageIds([server.config.secret]),
    // Everybody one writes to exists there.
    domain: 'ostravacold.test',
    settings,
    // The second round is far away, so that the campaign goes on.
    rounds: [
      aRound('', { variants: content ? [{ ...content, html }] : [] }),
      aRound('', { delay: { count: 30, unit: 'day' } }),
    ],
    inside: { workspaceId, mailboxes: [{ id: mailbox.accountId, email: mailbox.email }] },
  });
  await expect
    .poll(() => campaign.leads.filter(({ address }) => boxOf(server).truth.receivedBy(address).length === 1).length, {
      timeout: 90_000,
    })
    .toBe(LEADS);
  return campaign;
}

/**
 * Lets people do what is in their nature, one after the other, as if days passed. Each is done before time goes on: who
 * looked at a mail right away would otherwise be seen an hour later.
 */
async function livesOn(days: number) {
  const box = boxOf(server);
  const horizon = box.now().getTime() + days * 86_400_000;
  for (let next = box.people.nextAt(); next && next.getTime() < horizon; next = box.people.nextAt()) {
    const due = next;
    box.moveClock({ skipMs: Math.max(0, due.getTime() - box.now().getTime()) });
    await vi.waitFor(() => expect(box.people.nextAt()).not.toEqual(due), { timeout: 60_000, interval: 5 });
    await box.people.settled();
  }
}

type Seen = Record<'person' | 'machine' | 'click' | 'machineClick', number> & { outcomes: string[] };

const OUTCOMES: [RegExp, string][] = [
  [/answer, /, 'replied'],
  [/^out of office/, 'autoReplied'],
  [/^bounce/, 'bounced'],
  [/^complaint/, 'complained'],
  [/^(?:one-click )?unsubscribe$/, 'optedOut'],
];

/** What the box says each mail met with. */
function truthOf(messageId: string): Seen {
  const seen: Seen = { person: 0, machine: 0, click: 0, machineClick: 0, outcomes: [] };
  const events = boxOf(server).truth.list({ search: messageId, limit: 20_000 });
  for (const { direction, what, from, code } of events.filter((event) => event.messageId === messageId)) {
    if (direction !== 'out' || !/^(?:200|250|302)/.test(code)) continue;
    const isMachine = /^(?:apple-proxy|gateway|host-\d)/.test(from);
    if (what === 'open pixel') seen[isMachine ? 'machine' : 'person'] += 1;
    if (what === 'click' || (what === 'scan link' && code === '302')) seen[isMachine ? 'machineClick' : 'click'] += 1;
    seen.outcomes.push(...OUTCOMES.filter(([words]) => words.test(what)).map(([, outcome]) => outcome));
  }
  return { ...seen, outcomes: [...new Set(seen.outcomes)].toSorted() };
}

async function ledgerOf({ campaignId }: TestCampaign): Promise<Map<string, Seen>> {
  const { rows } = await sql<Omit<Seen, 'outcomes'> & { id: string; outcomes: (string | null)[] }>`
    select l.message_id as id, l.opens as person, l.machine_opens as machine, l.clicks as click,
      l.machine_clicks as "machineClick", array[
        case when l.replied_at is not null then 'replied' end, case when l.auto_replied_at is not null then 'autoReplied' end,
        case when l.bounced_at is not null then 'bounced' end, case when l.complained_at is not null then 'complained' end,
        case when exists (select from campaign_events e where e.ledger_id = l.id and e.kind = 'optedOut') then 'optedOut' end
      ] as outcomes
    from send_ledger l where l.campaign_id = ${campaignId} and l.round = 0`.execute(server.database.db);
  return new Map(
    rows.map(({ id, outcomes, ...counts }) => [
      id,
      { ...counts, outcomes: outcomes.filter((outcome) => outcome !== null).toSorted() },
    ]),
  );
}

test('what boxed people did with their mails is what the ledger says of each', { timeout: 240_000 }, async () => {
  const campaign = await sendCampaign();
  const { people } = boxOf(server);
  const [reads, clicks, answers, passesOn, leaves, leavesByLink, complains, bounces, isAway] = campaign.leads.map(
    ({ address }) => address,
  );
  boxOf(server).moveClock({ skipMs: 0, speed: 0 });
  await livesOn(1);
  for (const [address = '', act] of [
    [reads, { kind: 'read', as: 'thunderbird' }],
    [reads, { kind: 'read', as: 'appleProxy' }],
    [clicks, { kind: 'click', as: 'browser' }],
    [answers, { kind: 'answer', answer: 'interested' }],
    [passesOn, { kind: 'forward', answer: 'question' }],
    [leaves, { kind: 'optOut', by: 'header' }],
    [leavesByLink, { kind: 'optOut', by: 'link' }],
    [complains, { kind: 'complain' }],
    [bounces, { kind: 'bounce', reason: 'unknownUser' }],
    [isAway, { kind: 'goOnLeave', returns: new Date(Date.now() + 20 * 86_400_000) }],
  ] as const) {
    await people.act(address, act);
  }
  await livesOn(7);
  const ids = campaign.leads.map(({ address }) => boxOf(server).truth.receivedBy(address)[0]?.messageId ?? '');
  await expect
    .poll(() => ledgerOf(campaign), { timeout: 60_000, interval: 250 })
    .toEqual(new Map(ids.map((id) => [id, truthOf(id)])));
  const { db } = server.database;
  const [mailbox] = campaign.mailboxes;
  const email = mailbox?.email ?? '';
  const inSent = () =>
    boxOf(server)
      .mailboxes.folder(email, 'Sent')
      .messages.map(({ raw }) => /^Message-ID: (<.*>)\r$/m.exec(raw.toString())?.[1] ?? '')
      .filter((id) => ids.includes(id));
  await expect.poll(() => inSent().toSorted(), { timeout: 60_000, interval: 250 }).toEqual(ids.toSorted());
  const threads = async () => {
    const { rows } = await sql`select from inbox_messages answer join inbox_messages own
        on own.thread_id = answer.thread_id and own.role = 'sent' and own.is_own
      where answer.mailbox_id = ${mailbox?.id} and answer.role = 'inbox' and answer.from_address = ${answers}`.execute(
      db,
    );
    return rows.length;
  };
  await expect.poll(threads, { timeout: 60_000, interval: 250 }).toBe(1);
  const paused = () =>
    db.selectFrom('campaigns').select('status').where('id', '=', campaign.campaignId).executeTakeFirstOrThrow();
  // One of twenty-four came back, and one complained.
  await expect.poll(paused, { timeout: 60_000 }).toEqual({ status: 'suspend' });
  const { rows } = await sql<{ address: string; stop: string }>`select r.address, coalesce(l.stop, r.stop) as stop
    from campaign_leads l join recipients r on r.id = l.recipient_id where l.campaign_id = ${campaign.campaignId}
      and r.address = any(${[answers, passesOn, leaves, leavesByLink, complains, bounces]})`.execute(db);
  expect(Object.fromEntries(rows.map(({ address, stop }) => [address, stop]))).toEqual({
    [answers ?? '']: 'replied',
    [passesOn ?? '']: 'replied',
    [leaves ?? '']: 'optedOut',
    [leavesByLink ?? '']: 'optedOut',
    [complains ?? '']: 'complained',
    [bounces ?? '']: 'bounced',
  });
});
