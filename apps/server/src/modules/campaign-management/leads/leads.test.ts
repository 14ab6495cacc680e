import { randomUUID } from 'node:crypto';
import { explainLead } from '@outrider/contract/campaigns/forecast';
import {
  addLeads,
  listLeads,
  listLeftOut,
  operateLeads,
  readLeadSource,
  removeLeadSource,
  retryLeadSource,
  summariseLeads,
  verifyLeads,
} from '@outrider/contract/campaigns/leads';
import { cancelCampaigns, launchCampaign, pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { getContact } from '@outrider/contract/contacts/contact';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { noteContactEvent, recordVerifications } from '../../contacts/index.ts';
import { aContact } from '../../contacts/testing.ts';
import { aMessage } from '../../inbox/testing.ts';
import {
  aCampaigner,
  aDraft,
  aDraftRound,
  addPeople,
  detailOf,
  eventsOf,
  people,
  startCalls,
  untilTaken,
} from '../calls-testing.ts';
import { aRound, countStates } from '../testing.ts';

const { server, me, call, db } = await startCalls();

/** A domain nobody else in these tests writes to. */
const aDomain = () => `d${randomUUID().slice(0, 8)}.test`;

async function aRunning(
  emails: readonly string[],
  rounds = [aDraftRound('One'), aRound('Two', { delay: { count: 1, unit: 'day' } })],
) {
  const draft = await aDraft(server, me, { rounds });
  const { campaignId, revision } = draft;
  await addPeople(server, me, campaignId, emails);
  const { code, data } = await call(launchCampaign, { campaignId, revision });
  expect(code).toBe(0);
  return data;
}

const leadsOf = async (campaignId: string, wish = {}) => (await call(listLeads, { campaignId, ...wish })).data;
const idOf = async (campaignId: string, email: string) =>
  (await leadsOf(campaignId)).leadList.find((lead) => lead.email === email)?.leadId ?? '';
const operate = async (
  campaignId: string,
  action: 'stop' | 'moveOn' | 'restart' | 'hold' | 'release' | 'remove',
  ids: string[],
) => (await call(operateLeads, { campaignId, action, choice: { leadIds: ids } })).data;
const rowsOf = async (leadId: string) =>
  (
    await sql<{ round: number; state: string }>`select round, state from send_ledger where lead_id = ${leadId}
      order by round`.execute(db)
  ).rows.map(({ round, state }) => `${round} ${state}`);

test('a person who ever wrote to the workspace is left out with their last words, unless they are wanted', async () => {
  const domain = aDomain();
  const at = (name: string) => `${name}@${domain}`;
  const mailbox = { workspaceId: me.workspaceId, mailboxId: me.mailboxId };
  const wrote = (name: string, given = {}) =>
    aMessage(db, mailbox, { from: { name, email: at(name) }, kind: 'human', ...given });
  await wrote('nina', { label: 'interested', at: '2026-11-01T09:00:00Z' });
  await wrote('nina', { label: 'notInterested', at: '2026-11-02T09:00:00Z' });
  await wrote('otto', { label: 'interested' });
  await wrote('paul', { role: 'archive' });
  // What a program wrote, and what lies in spam, is no conversation.
  await wrote('away', { kind: 'autoReply' });
  await wrote('junk', { role: 'spam' });
  // The mailbox of that answer is gone; the contact remembers it.
  await aContact(server, me.token, { email: at('rita') });
  await noteContactEvent(db, me.scope, at('rita'), { event: 'replied', at: new Date() });
  const names = ['nina', 'otto', 'paul', 'away', 'junk', 'rita', 'new'];
  const from = { kind: 'paste' as const, text: names.map(at).join('\n') };
  const { campaignId } = await aDraft(server, me);
  const { data } = await call(addLeads, { campaignId, from });
  expect(data.source).toMatchObject({ rows: 7, added: 3, inConversation: 4 });
  const { rows } = (await call(listLeftOut, { campaignId })).data;
  expect(new Set(rows.map(({ email, why, about }) => `${email} ${why} ${about}`))).toEqual(
    new Set([
      `${at('nina')} inConversation saidNo`,
      `${at('otto')} inConversation interested`,
      `${at('paul')} inConversation wrote`,
      `${at('rita')} inConversation wrote`,
    ]),
  );
  const wanted = await call(addLeads, { campaignId, from, takesConversations: true });
  expect(wanted.data.source).toMatchObject({ added: 4, inConversation: 0, twice: 3 });
});

test('every loss of a source is counted and listed, and the rest are leads and contacts', async () => {
  const domain = aDomain();
  const at = (name: string) => `${name}@${domain}`;
  const other = await aRunning([at('busy')]);
  await call(addSuppressions, { values: [at('never')] });
  await aContact(server, me.token, { email: at('invalid') });
  const verdict = { category: 'INVALID' as const, reason: 'noSuchUser', mx: '', at: new Date() };
  await recordVerifications(db, me.scope, [{ ...verdict, email: at('invalid') }]);
  const { campaignId } = await aDraft(server, me);
  const text = [
    at('anna'),
    `Anna Again <${at('ANNA')}>`,
    at('busy'),
    at('never'),
    at('invalid'),
    'no address',
    '',
    at('ben'),
  ];
  const source = await addPeople(server, me, campaignId, text);
  expect(source).toMatchObject({
    state: 'done',
    kind: 'paste',
    rows: 7,
    added: 2,
    twice: 1,
    inOtherCampaign: 1,
    inConversation: 0,
    suppressed: 1,
    invalid: 2,
  });
  const { rows, counts } = (await call(listLeftOut, { campaignId })).data;
  expect(counts).toEqual({
    twice: 1,
    inOtherCampaign: 1,
    inConversation: 0,
    suppressed: 1,
    invalid: 1,
    notAnAddress: 1,
  });
  expect(rows.map(({ email, why, about }) => [email, why, about])).toEqual(
    expect.arrayContaining([
      [at('anna'), 'twice', ''],
      [at('busy'), 'inOtherCampaign', other.name],
      [at('never'), 'suppressed', 'manual'],
      [at('invalid'), 'invalid', 'INVALID'],
      ['no address', 'notAnAddress', ''],
    ]),
  );
  const contact = (await call(getContact, { email: at('anna') })).data;
  expect(contact.timeline.map(({ event, about }) => [event, about])).toEqual([
    ['addedToCampaign', 'Autumn carriers'],
    ['added', 'Autumn carriers'],
  ]);
  const busy = await call(addLeads, { campaignId, from: { kind: 'paste', text: at('busy') }, takesOthers: true });
  expect(busy.data.source.added).toBe(1);
  const { sourceId } = busy.data.source;
  const held = await call(readLeadSource, { campaignId, sourceId });
  expect(held.data.source).toMatchObject({ rows: 1, added: 1, twice: 0 });
  const brought = (await call(listLeads, { campaignId, sourceId })).data;
  expect([brought.total, brought.leadList.map(({ email }) => email)]).toEqual([1, [at('busy')]]);
  const others = (await call(listLeads, { campaignId, sourceId: source.sourceId })).data;
  expect(others.leadList.map(({ email }) => email)).toEqual([at('anna'), at('ben')]);
  expect((await call(listLeftOut, { campaignId, sourceId })).data.rows).toEqual([]);
  expect((await call(listLeftOut, { campaignId, sourceId: source.sourceId })).data.rows).toHaveLength(5);
});

test('the same file twice adds nobody twice, and values of the file go before the contact’s', async () => {
  const domain = aDomain();
  const { campaignId } = await aDraft(server, me, {
    rounds: [aDraftRound('Hi', '<p>Dear {{firstName}}, {{city}}</p>')],
  });
  await aContact(server, me.token, {
    email: `dana@${domain}`,
    firstName: 'Contact',
    city: 'Hamburg',
    company: 'Nordkai',
  });
  const rows = [
    { email: `dana@${domain}`, fields: { firstName: 'Dana', title: 'COO', city: '' } },
    { email: `li@${domain}`, fields: { firstName: 'Li', timeZone: 'Asia/Shanghai' } },
  ];
  const file = { kind: 'file' as const, fileName: 'carriers.csv', rows };
  const first = (await call(addLeads, { campaignId, from: file })).data.source;
  const again = (await call(addLeads, { campaignId, from: file })).data.source;
  expect([first.added, first.name, again.added, again.twice]).toEqual([2, 'carriers.csv', 0, 2]);
  const more = { ...file, rows: [{ email: `mo@${domain}` }], sourceId: first.sourceId };
  await call(addLeads, { campaignId, from: more });
  expect(await untilTaken(server, me, campaignId, first.sourceId)).toMatchObject({ rows: 3, added: 3 });
  const { leadList } = await leadsOf(campaignId);
  expect(leadList.map(({ name, title, company, zone, group }) => [name, title, company, zone, group])).toEqual([
    ['Dana', 'COO', 'Nordkai', '', expect.any(String)],
    ['Li', '', '', 'Asia/Shanghai', expect.any(String)],
    ['', '', '', '', expect.any(String)],
  ]);
  expect(leadList[0]?.fields).toMatchObject({ city: 'Hamburg', firstName: 'Dana' });
  const summary = (await call(summariseLeads, { campaignId })).data;
  expect(summary).toMatchObject({ leads: 3, companies: 1, colleagues: 3, zonesKnown: 1 });
  expect(summary.byCategory).toMatchObject({ NEVER: 3, VALID: 0 });
  expect(summary.missing).toEqual([
    { variable: 'city', leads: 2, rounds: [0] },
    { variable: 'firstName', leads: 1, rounds: [0] },
  ]);
  expect(summary.fields).toContainEqual({ name: 'firstName', filled: 2, example: 'Dana' });
});

test('fields of a file and of contacts are counted once for each lead, with any names', async () => {
  const domain = aDomain();
  const { campaignId } = await aDraft(server, me, {
    rounds: [aDraftRound('Hi', '<p>{{carriers}} carriers, {{fleet}} lorries</p>')],
  });
  const contacts = { dana: { carriers: '4', fleet: '9' }, li: { fleet: '7' }, mo: {} };
  for (const [name, fields] of Object.entries(contacts))
    await aContact(server, me.token, { email: `${name}@${domain}`, fields });
  const rows = [
    { email: `dana@${domain}`, fields: { carriers: '14' } },
    { email: `li@${domain}`, fields: { carriers: '22', dock: 'North' } },
    { email: `mo@${domain}`, fields: { dock: '  ' } },
  ];
  await call(addLeads, { campaignId, from: { kind: 'file', fileName: 'carriers.csv', rows } });
  const { fields, missing } = (await call(summariseLeads, { campaignId })).data;
  expect(fields).toEqual([
    { name: 'carriers', filled: 2, example: '14' },
    { name: 'fleet', filled: 2, example: '9' },
    { name: 'dock', filled: 1, example: 'North' },
  ]);
  expect(missing).toEqual([
    { variable: 'carriers', leads: 1, rounds: [0] },
    { variable: 'fleet', leads: 1, rounds: [0] },
  ]);
});

test('people come from contacts and from a verification; a source that is empty or not mine is refused', async () => {
  const domain = aDomain();
  await aContact(server, me.token, { email: `one@${domain}`, company: domain });
  await aContact(server, me.token, { email: `two@${domain}`, company: domain });
  const { campaignId } = await aDraft(server, me);
  const condition = { kind: 'field' as const, field: 'company', is: 'anyOf' as const };
  const choose = (value: string) => ({
    kind: 'contacts' as const,
    name: 'By company',
    choice: { filter: { conditions: [{ ...condition, values: [value] }] } },
  });
  const taken = await call(addLeads, { campaignId, from: choose(domain) });
  expect(taken.data.source).toMatchObject({ kind: 'contacts', name: 'By company', state: 'done', added: 2 });
  expect((await call(addLeads, { campaignId, from: choose('nobody is called so') })).code).toBe(14_005);
  expect((await call(addLeads, { campaignId, from: { kind: 'paste', text: ' \n ' } })).code).toBe(14_005);
  const stranger = { kind: 'verification' as const, taskId: randomUUID() };
  expect((await call(addLeads, { campaignId, from: stranger })).code).toBe(404);
  expect((await call(addLeads, { campaignId: randomUUID(), from: choose(domain) })).code).toBe(404);
  expect((await detailOf(server, me, campaignId)).sources).toHaveLength(1);
  const taskId = randomUUID();
  await aFinishedCheck(taskId, [
    [`valid@${domain}`, 'VALID'],
    [`unknown@${domain}`, 'UNKNOWN'],
    [`gone@${domain}`, 'INVALID'],
  ]);
  const categories: ('VALID' | 'INVALID')[] = ['VALID', 'INVALID'];
  const checked = await call(addLeads, { campaignId, from: { kind: 'verification', taskId, categories } });
  expect(checked.data.source).toMatchObject({ name: 'A check', rows: 2, added: 1, invalid: 1 });
  const { leadList } = await leadsOf(campaignId, { search: 'valid@' });
  expect(leadList.map(({ email, category }) => [email, category])).toEqual([[`valid@${domain}`, 'VALID']]);
});

async function aFinishedCheck(taskId: string, verdicts: [string, string][]) {
  const { userId } = (
    await sql<{ userId: string }>`select id as "userId" from users where workspace_id = ${me.workspaceId}`.execute(db)
  ).rows[0] ?? { userId: '' };
  await sql`insert into verify_tasks (id, workspace_id, name, source, file_name, state, names_only, total, quota_period, by_user_id, by_name,
      started_at, ended_at)
    values (${taskId}, ${me.workspaceId}, 'A check', 'paste', '', 'done', false, ${verdicts.length}, '2026-11-01', ${userId}, '',
      now(), now())`.execute(db);
  await sql`insert into verify_rows (task_id, row, workspace_id, email, domain, category, settled_at)
    select ${taskId}, n, ${me.workspaceId}, email, split_part(email, '@', 2), category, now()
    from unnest(${verdicts.map(([email]) => email)}::text[], ${verdicts.map(([, category]) => category)}::text[])
      with ordinality as v (email, category, n)`.execute(db);
}

test('a large text is taken by a job; one that is cut off in the middle and redone takes nobody twice', async () => {
  const { campaignId } = await aDraft(server, me);
  const emails = people(2_300, aDomain());
  const from = { kind: 'paste' as const, text: emails.join('\n') };
  const { data: added } = await call(addLeads, { campaignId, from });
  const { sourceId } = added.source;
  // The last thing a part does is to take its rows away: a worker that wants to waits, and is cut off there.
  const trx = await db.startTransaction().execute();
  const left = await sql`select from campaign_source_rows where source_id = ${sourceId} for update`.execute(trx);
  expect(left.rows.length).toBeGreaterThan(0);
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  await trx.commit().execute();
  const [source] = await vi.waitFor(
    async () => {
      const { sources } = await detailOf(server, me, campaignId);
      expect(sources[0]).toMatchObject({ state: 'done' });
      return sources;
    },
    { timeout: 18_000, interval: 100 },
  );
  expect(source).toMatchObject({ rows: 2_300, added: 2_300, twice: 0 });
  expect((await leadsOf(campaignId)).total).toBe(2_300);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contact_events e join contacts c
    on c.id = e.contact_id where c.campaign_ids @> array[${campaignId}::uuid] and e.event = 'addedToCampaign'`.execute(
    db,
  );
  expect(rows).toEqual([{ n: 2_300 }]);
});

test('what was planned when a campaign was canceled is not shown as coming', async () => {
  const email = `one@${aDomain()}`;
  const { campaignId } = await aRunning([email]);
  await vi.waitFor(async () => expect(await countStates(db, campaignId)).toEqual({ planned: 1 }), {
    timeout: 60_000,
  });
  const roundsOf = async () => (await leadsOf(campaignId)).leadList.map(({ rounds }) => rounds);
  expect(await roundsOf()).toEqual([['next', 'none']]);
  await call(cancelCampaigns, { campaignIds: [campaignId] });
  expect(await roundsOf()).toEqual([['willNotGo', 'willNotGo']]);
  const leadId = await idOf(campaignId, email);
  const { data } = await call(explainLead, { campaignId, leadId });
  expect(data).toMatchObject({ mails: [], next: null, waitReason: { reason: 'canceled' } });
});

test('a source that breaks on the way says so instead of being added forever, and goes on when a user tries again', async () => {
  const { campaignId } = await aDraft(server, me);
  const [sourceId, domain] = [randomUUID(), aDomain()];
  await sql`insert into campaign_sources (id, workspace_id, campaign_id, kind, name, state, at)
    values (${sourceId}, ${me.workspaceId}, ${campaignId}, 'file', 'brokers.csv', 'failed', now())`.execute(db);
  await sql`insert into campaign_source_rows (source_id, workspace_id, n, email)
    select ${sourceId}, ${me.workspaceId}, n, 'p' || n || '@' || ${domain}::text from generate_series(1, 3) n`.execute(
    db,
  );
  const again = async () => {
    const { code, data } = await call(retryLeadSource, { campaignId, sourceId });
    expect(code).toBe(0);
    return data.source;
  };
  const sourceNow = async () => (await detailOf(server, me, campaignId)).sources[0];
  // Nobody can tell from what is kept of it how its people are found.
  expect(await again()).toMatchObject({ state: 'adding', trouble: null });
  await vi.waitFor(async () => expect(await sourceNow()).toMatchObject({ state: 'failed', trouble: 'brokeOff' }), {
    timeout: 60_000,
  });
  await sql`update campaign_sources set wanted = '{"from": "rows", "takesOthers": false}' where id = ${sourceId}`.execute(
    db,
  );
  await again();
  await vi.waitFor(
    async () => expect(await sourceNow()).toMatchObject({ state: 'done', trouble: null, rows: 3, added: 3 }),
    { timeout: 60_000 },
  );
  expect(await again()).toMatchObject({ state: 'done' });
  await call(cancelCampaigns, { campaignIds: [campaignId] });
  expect((await call(retryLeadSource, { campaignId, sourceId })).code).toBe(14_003);
});

test('adding to what runs plans at once, to what is done reopens it, to what was canceled is refused', async () => {
  const domain = aDomain();
  const { campaignId } = await aRunning([`one@${domain}`]);
  await addPeople(server, me, campaignId, [`two@${domain}`]);
  await vi.waitFor(async () => expect(await countStates(db, campaignId)).toEqual({ planned: 2 }), {
    timeout: 60_000,
  });
  await sql`update campaigns set status = 'finished', ended_at = now() where id = ${campaignId}`.execute(db);
  await addPeople(server, me, campaignId, [`two@${domain}`]);
  expect((await detailOf(server, me, campaignId)).status).toBe('finished');
  await addPeople(server, me, campaignId, [`three@${domain}`]);
  expect(await detailOf(server, me, campaignId)).toMatchObject({ status: 'suspend', endedAt: null });
  await call(cancelCampaigns, { campaignIds: [campaignId] });
  const from = { kind: 'paste' as const, text: `four@${domain}` };
  expect((await call(addLeads, { campaignId, from })).code).toBe(14_003);
});

test('no room in the plan for new contacts: nobody is added and no source is left', async () => {
  const poor = await aCampaigner(server);
  const { campaignId } = await aDraft(server, poor);
  await sql`insert into contact_counts (workspace_id, contacts) values (${poor.workspaceId}, 100000000)
    on conflict (workspace_id) do update set contacts = excluded.contacts`.execute(db);
  const from = { kind: 'paste' as const, text: `one@${aDomain()}` };
  const refused = await server.call(addLeads, { campaignId, from }, { token: poor.token });
  expect(refused.message).toMatch(/contacts/i);
  expect(refused.code).not.toBe(0);
  const { sources, totals } = await detailOf(server, poor, campaignId);
  expect([sources, totals.leads]).toEqual([[], 0]);
});

test('a source is taken back with its people, but for those who got a mail', async () => {
  const domain = aDomain();
  const { campaignId, sources } = await aRunning([`kept@${domain}`, `gone@${domain}`]);
  const keptId = await idOf(campaignId, `kept@${domain}`);
  await sql`update send_ledger set state = 'accepted', open = false, settled_at = now()
    where lead_id = ${keptId}`.execute(db);
  const { data } = await call(removeLeadSource, { campaignId, sourceId: sources[0]?.sourceId ?? '' });
  expect(data).toEqual({ removed: 1, kept: 1 });
  expect((await leadsOf(campaignId)).leadList.map(({ email }) => email)).toEqual([`kept@${domain}`]);
  expect((await call(removeLeadSource, { campaignId, sourceId: randomUUID() })).code).toBe(404);
});

test('stop, move on, hold and release do what they say to those they can be done to', async () => {
  const domain = aDomain();
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@${domain}`);
  const { campaignId } = await aRunning(emails);
  const [a = '', b = '', c = '', d = ''] = await Promise.all(emails.map((email) => idOf(campaignId, email)));
  expect(await operate(campaignId, 'stop', [a])).toEqual({ changed: 1, kept: 0 });
  expect(await operate(campaignId, 'stop', [a, b])).toEqual({ changed: 1, kept: 1 });
  expect(await rowsOf(a)).toEqual(['0 stopped']);
  expect(await operate(campaignId, 'moveOn', [a, c])).toEqual({ changed: 1, kept: 1 });
  expect(await rowsOf(c)).toEqual(['0 skipped']);
  expect(await operate(campaignId, 'hold', [a, d])).toEqual({ changed: 1, kept: 1 });
  expect(await operate(campaignId, 'hold', [d])).toEqual({ changed: 0, kept: 1 });
  const { leadList, counts } = await leadsOf(campaignId);
  expect(leadList.find(({ leadId }) => leadId === d)).toMatchObject({ group: 'held', waitReason: { reason: 'held' } });
  expect(leadList.find(({ leadId }) => leadId === a)).toMatchObject({
    group: 'stopped',
    waitReason: { reason: 'stoppedByHand' },
    rounds: ['willNotGo', 'willNotGo'],
    lastEvent: { kind: 'stopped' },
  });
  expect(counts).toMatchObject({ stopped: 2, held: 1 });
  expect(await operate(campaignId, 'release', [d, c])).toEqual({ changed: 1, kept: 1 });
  expect((await leadsOf(campaignId, { reason: 'held' })).total).toBe(0);
  expect((await eventsOf(server, campaignId)).slice(2)).toEqual(['stopped', 'stopped', 'movedOn', 'held', 'released']);
  expect(await operate(campaignId, 'remove', [d])).toEqual({ changed: 1, kept: 0 });
  expect((await leadsOf(campaignId)).total).toBe(3);
  expect((await eventsOf(server, campaignId)).at(-1)).toBe('leadsRemoved');
});

test('a restart goes on behind the last mail that went out, and never for a lead that answered or opted out', async () => {
  const domain = aDomain();
  const emails = ['fresh', 'midway', 'replied', 'optedout', 'done', 'goingon'].map((name) => `${name}@${domain}`);
  const { campaignId } = await aRunning(emails);
  const ids = await Promise.all(emails.map((email) => idOf(campaignId, email)));
  const [fresh = '', midway = '', replied = '', optedOut = '', done = '', goingOn = ''] = ids;
  const sent = sql`state = 'accepted', open = false, settled_at = now()`;
  await sql`update send_ledger set ${sent} where lead_id = any(${[midway, replied, done]}::bigint[])`.execute(db);
  await sql`update send_ledger set replied_at = now() where lead_id = ${replied}`.execute(db);
  await sql`insert into send_ledger (workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at,
      state, open) select workspace_id, campaign_id, lead_id, 1, mailbox_id, recipient_id, 'x' || lead_id, now(),
      case lead_id when ${done} then 'accepted' else 'stopped' end, false
    from send_ledger where lead_id = any(${[midway, replied, done]}::bigint[]) and round = 0`.execute(db);
  await operate(campaignId, 'stop', [fresh, midway, optedOut, done]);
  await sql`update campaign_leads set stop = 'replied' where id = ${replied}`.execute(db);
  await call(addSuppressions, { values: [`optedout@${domain}`] });
  expect(await operate(campaignId, 'restart', ids)).toEqual({ changed: 2, kept: 4 });
  await vi.waitFor(async () => expect(await rowsOf(fresh)).toEqual(['0 planned']), { timeout: 60_000 });
  expect(await rowsOf(midway)).toEqual(['0 accepted', '1 planned']);
  expect(await rowsOf(replied)).toEqual(['0 accepted', '1 stopped']);
  expect(await rowsOf(done)).toEqual(['0 accepted', '1 accepted']);
  expect(await rowsOf(goingOn)).toEqual(['0 planned']);
});

test('a stop and a reservation of the same person come one after the other', async () => {
  const domain = aDomain();
  const { campaignId } = await aRunning([`race@${domain}`]);
  const leadId = await idOf(campaignId, `race@${domain}`);
  const { rows } = await sql<{
    id: string;
  }>`select recipient_id as id from campaign_leads where id = ${leadId}`.execute(db);
  const held = await holdRow(db, 'recipients', 'id', rows[0]?.id ?? '');
  const stopping = operate(campaignId, 'stop', [leadId]);
  await held.untilWaiting(1);
  expect(await rowsOf(leadId)).toEqual(['0 planned']);
  await held.release();
  expect(await stopping).toEqual({ changed: 1, kept: 0 });
  expect(await rowsOf(leadId)).toEqual(['0 stopped']);
});

test('leads are found by group, reason, text and what is to be looked at, a page at a time', async () => {
  const domain = aDomain();
  const emails = people(5, domain);
  const { campaignId } = await aRunning(emails, [aDraftRound('Hi', '<p>Dear {{firstName}}</p>')]);
  await aContact(server, me.token, { email: `unrelated@${domain}`, firstName: 'Zenobia' });
  await sql`update contacts set first_name = 'Zenobia' where workspace_id = ${me.workspaceId}
    and email = ${emails[1]}`.execute(db);
  const fields = JSON.stringify({ firstName: 'Own', note: 'Pays 50% of "Rück_frachten" \\ early' });
  await sql`update campaign_leads set category = 'VALID', fields = ${fields}::jsonb
    where campaign_id = ${campaignId} and id = ${await idOf(campaignId, emails[0] ?? '')}`.execute(db);
  const first = await leadsOf(campaignId, { pageSize: 2 });
  const second = await leadsOf(campaignId, { pageSize: 2, after: first.next });
  const third = await leadsOf(campaignId, { pageSize: 2, after: second.next });
  expect([first, second, third].flatMap(({ leadList }) => leadList.map(({ email }) => email))).toEqual(emails);
  expect([first.total, third.next]).toEqual([5, '']);
  const found = async (wish: object) => (await leadsOf(campaignId, wish)).leadList.map(({ email }) => email);
  expect(await found({ search: 'zenobia' })).toEqual([emails[1]]);
  expect(await found({ search: 'P3@' })).toEqual([emails[2]]);
  for (const search of ['OWN', '50% of', '"Rück_', '_frachten" \\ E'])
    expect(await found({ search })).toEqual([emails[0]]);
  for (const search of ['50_ of', 'note', 'O%n', '": "Own']) expect(await found({ search })).toEqual([]);
  expect(await found({ toLookAt: true })).toEqual(emails.slice(1));
  await operate(campaignId, 'stop', [await idOf(campaignId, emails[4] ?? '')]);
  expect(await found({ group: 'stopped' })).toEqual([emails[4]]);
  expect(await found({ reason: 'stoppedByHand' })).toEqual([emails[4]]);
  expect(await found({ group: 'stopped', search: 'p1@' })).toEqual([]);
  const everybody = await call(operateLeads, { campaignId, action: 'hold', choice: { categories: ['NEVER'] } });
  expect(everybody.data).toEqual({ changed: 3, kept: 1 });
});

test('addresses nobody has checked are handed to a verification, and there must be some', async () => {
  const domain = aDomain();
  const { campaignId } = await aDraft(server, me, { name: 'To be checked' });
  expect((await call(verifyLeads, { campaignId })).code).not.toBe(0);
  await addPeople(server, me, campaignId, [`one@${domain}`, `two@${domain}`]);
  const { code, data } = await call(verifyLeads, { campaignId });
  expect([code, data.addresses]).toEqual([0, 2]);
  expect((await call(summariseLeads, { campaignId })).data.verifyTaskId).toBe(data.taskId);
});

test('leads of a campaign that is over, or of another workspace, are left alone', async () => {
  const { campaignId } = await aRunning([`one@${aDomain()}`]);
  const [lead] = (await leadsOf(campaignId)).leadList;
  const choice = { leadIds: [lead?.leadId ?? ''] };
  const stranger = await aCampaigner(server);
  const foreign = await server.call(operateLeads, { campaignId, choice, action: 'stop' }, { token: stranger.token });
  expect(foreign.code).toBe(404);
  const own = await aDraft(server, stranger);
  const mixed = { campaignId: own.campaignId, choice, action: 'remove' as const };
  expect((await server.call(operateLeads, mixed, { token: stranger.token })).data).toEqual({ changed: 0, kept: 0 });
  await call(pauseCampaigns, { campaignIds: [campaignId] });
  await call(cancelCampaigns, { campaignIds: [campaignId] });
  expect((await call(operateLeads, { campaignId, choice, action: 'stop' })).code).toBe(14_003);
});
