import {
  copyCampaign,
  copyCampaigns,
  createCampaign,
  deleteCampaigns,
  getCampaign,
  listDeletedCampaigns,
  restoreCampaigns,
  saveCampaign,
} from '@outrider/contract/campaigns/campaign';
import { listCampaignChanges, undoCampaignChanges } from '@outrider/contract/campaigns/operate';
import { isOpen } from '@outrider/send-planner/window';
import { addDays } from '@outrider/warmup-planner/days';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweep } from '../../../platform/sweep.job.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { KEPT_BY_CAMPAIGNS } from '../../campaigns/index.ts';
import {
  aCampaigner,
  aDraft,
  aDraftRound,
  aRunningCampaign,
  detailOf,
  eventsOf,
  startCalls,
  untilTaken,
} from '../calls-testing.ts';

const { server, me, call, db } = await startCalls();

test('a new draft has the usual rules, one empty round and the footer of the last campaign', async () => {
  const { token } = await aCampaigner(server);
  const first = await server.call(createCampaign, { name: 'First', zone: 'Europe/Berlin' }, { token });
  expect(first.data).toMatchObject({
    name: 'First',
    status: 'new',
    lifecycle: null,
    waitReason: { reason: 'notLaunched', fix: 'launch' },
    settings: {
      schedule: { zone: 'Europe/Berlin', usesLeadZone: false, holidaysOf: [] },
      limits: { daily: null, perDomain: 2, newLeadShare: 0.3 },
      tracking: { opens: true, clicks: false, unknownOpens: 'asNotOpen' },
      stops: { onCompanyReply: false, onClick: false },
      footer: { postalAddress: '' },
    },
    rounds: [{ condition: 'all', variants: [{ subject: '', weight: 1 }] }],
    hasChanges: false,
  });
  expect(first.data.settings.footer.optOutLine).not.toBe('');
  const footer = { postalAddress: 'Speicherstadt 4, Hamburg', optOutLine: 'Say so and I stop.' };
  const { campaignId, revision, settings } = first.data;
  await server.call(saveCampaign, { campaignId, revision, settings: { ...settings, footer } }, { token });
  const second = await server.call(createCampaign, { zone: 'Nowhere/AtAll' }, { token });
  expect(second.data.settings.footer).toEqual(footer);
  expect(second.data.settings.schedule.zone).toBe('UTC');
});

test('a first campaign in the box may send at once and ends in a month; later ones have the usual hours', async () => {
  const { token } = await aCampaigner(server);
  const zone = 'Europe/Berlin';
  const first = await server.call(createCampaign, { name: 'First', zone }, { token });
  const { schedule } = first.data.settings;
  expect(isOpen(schedule, zone, Date.parse(first.data.createdAt))).toBe(true);
  expect(schedule.endDay).toBe(addDays(schedule.startDay, 30));
  await sql`update campaigns set launched_at = now() where id = ${first.data.campaignId}`.execute(db);
  const second = await server.call(createCampaign, { name: 'Second', zone }, { token });
  expect(second.data.settings.schedule).toMatchObject({ days: [1, 2, 3, 4, 5], from: 540, to: 1_020 });
});

test('a name or a sequence that is too long is refused with the sentences of the editor', async () => {
  const { campaignId, revision } = await aDraft(server, me);
  const long = await call(saveCampaign, { campaignId, revision, name: 'x'.repeat(51) });
  expect([long.status, long.message]).toEqual([400, 'Campaign name at most 50 characters']);
  const rounds = Array.from({ length: 21 }, () => aDraftRound('Again'));
  const many = await call(saveCampaign, { campaignId, revision, rounds });
  expect([many.status, many.message]).toEqual([400, 'At most 20 rounds']);
});

test('a save is based on a revision: of two tabs the later one is refused, and nothing of the first is lost', async () => {
  const { campaignId, revision } = await aDraft(server, me);
  const held = await holdRow(db, 'campaigns', 'id', campaignId);
  const tabs = ['Mine', 'Yours'].map((name) => call(saveCampaign, { campaignId, revision, name }));
  await held.untilWaiting(2);
  await held.release();
  const codes = (await Promise.all(tabs)).map(({ code }) => Number(code)).sort((one, other) => one - other);
  expect(codes).toEqual([0, 14_001]);
  const kept = await detailOf(server, me, campaignId);
  expect(kept.revision).toBe(revision + 1);
  expect((await call(saveCampaign, { campaignId, revision: kept.revision, name: 'Third' })).data.name).toBe('Third');
});

test('saving what runs asks first, then pauses it, and the version that ran can be seen and brought back', async () => {
  const { campaignId, revision, rounds, settings } = await aRunningCampaign(server, me, 'Before');
  const [first] = rounds;
  if (!first) throw new Error('there is no round');
  const changed = {
    campaignId,
    revision,
    name: 'After',
    rounds: [aDraftRound('Another subject'), { ...aDraftRound(''), delay: { count: 3, unit: 'day' as const } }],
    settings: { ...settings, limits: { ...settings.limits, daily: 60 } },
  };
  const refused = await call(saveCampaign, changed);
  expect([refused.status, refused.code]).toEqual([409, 14_002]);
  const saved = await call(saveCampaign, { ...changed, pauses: true });
  expect(saved.data).toMatchObject({ status: 'suspend', lifecycle: 'Paused', hasChanges: true, name: 'After' });
  expect(saved.data.waitReason).toMatchObject({ reason: 'paused', fix: 'relaunch' });
  const { changes, since } = (await call(listCampaignChanges, { campaignId })).data;
  expect(since).not.toBeNull();
  expect(changes.map(({ where, what, round, before, now }) => [where, what, round, before, now])).toEqual([
    ['name', 'name', null, 'Before', 'After'],
    ['sequence', 'subject', 0, 'Freight audits', 'Another subject'],
    ['sequence', 'roundAdded', 1, '', ''],
    ['limits', 'daily', null, '', '60'],
  ]);
  expect(changes.find(({ what }) => what === 'subject')).toMatchObject({ variant: 'A', touches: 2 });
  const undone = await call(undoCampaignChanges, { campaignId, revision: saved.data.revision });
  expect(undone.data).toMatchObject({ name: 'Before', hasChanges: false, status: 'suspend' });
  expect(undone.data.rounds).toEqual(rounds);
  const stale = await call(undoCampaignChanges, { campaignId, revision: saved.data.revision });
  expect(stale.code).toBe(14_001);
  expect(await eventsOf(server, campaignId)).toEqual(['leadsAdded', 'launched', 'changed', 'changed']);
});

test('changes are shown by what differs: words late in a mail, its look alone, and which mailboxes send', async () => {
  const { campaignId, revision, settings } = await aRunningCampaign(server, me, 'Told apart');
  const long = `<p>${'We read every line of a freight bill and find what nobody ordered. '.repeat(8)}</p>`;
  const rounds = (html: string) => [
    { ...aDraftRound('Long'), variants: aDraftRound('Long').variants.map((variant) => ({ ...variant, html })) },
  ];
  const first = await call(saveCampaign, { campaignId, revision, rounds: rounds(`${long}<p>Maya</p>`), pauses: true });
  await db
    .updateTable('campaigns')
    .set((row) => ({
      ran: sql`jsonb_build_object('name', ${row.ref('name')}, 'rounds', rounds, 'settings', settings, 'leads', 2)`,
    }))
    .where('id', '=', campaignId)
    .execute();
  const changed = await call(saveCampaign, {
    campaignId,
    revision: first.data.revision,
    rounds: rounds(`${long}<p>Maya Lindqvist</p>`),
    settings: { ...settings, senders: { mailboxIds: [], tagIds: [] } },
  });
  const waitReason = async () => {
    const { changes } = (await call(listCampaignChanges, { campaignId })).data;
    return changes.map(({ what, before, now }) => [what, before, now]);
  };
  const [text, senders] = await waitReason();
  expect(text).toEqual([
    'text',
    expect.stringMatching(/^… .{1,60} Maya$/),
    expect.stringMatching(/^… .{1,60} Maya Lindqvist$/),
  ]);
  expect(senders).toEqual(['senders', expect.stringContaining('@'), '']);
  await call(saveCampaign, {
    campaignId,
    revision: changed.data.revision,
    rounds: rounds(`${long}<p><strong>Maya</strong></p>`),
  });
  expect((await waitReason())[0]).toEqual(['look', '', '']);
});

test('a copy is a draft with the same mails, and with the people when asked for', async () => {
  const { campaignId, rounds } = await aRunningCampaign(server, me, 'Original', 3);
  const bare = await call(copyCampaign, { campaignId, name: 'Bare copy' });
  expect(bare.data).toMatchObject({ status: 'new', name: 'Bare copy', rounds, sources: [], launchedAt: null });
  const full = await call(copyCampaign, { campaignId, name: 'Full copy', withLeads: true });
  const [source] = full.data.sources;
  const taken = await untilTaken(server, me, full.data.campaignId, source?.sourceId ?? '');
  expect(taken).toMatchObject({ state: 'done', rows: 3, added: 3 });
});

test('several are copied at once, with their people when asked for, and none of them where one is not mine', async () => {
  const one = await aRunningCampaign(server, me, 'One', 2);
  const other = await aDraft(server, me, { name: 'Other' });
  const copies = [one, other].map(({ campaignId, name }) => ({ campaignId, name: `${name}, copy` }));
  const { data } = await call(copyCampaigns, { copies, withLeads: true });
  const [first = '', second = ''] = data.campaignIds;
  const made = [await detailOf(server, me, first), await detailOf(server, me, second)];
  expect(made.map(({ name, status }) => [name, status])).toEqual([
    ['One, copy', 'new'],
    ['Other, copy', 'new'],
  ]);
  expect(made[0]?.rounds).toEqual(one.rounds);
  const [source] = made[0]?.sources ?? [];
  expect(await untilTaken(server, me, first, source?.sourceId ?? '')).toMatchObject({ state: 'done', added: 2 });
  const theirs = await aDraft(server, await aCampaigner(server), { name: 'Theirs' });
  const counted = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from campaigns`.execute(db)).rows[0]?.n ?? 0;
  const before = await counted();
  const refused = await call(copyCampaigns, { copies: [...copies, { campaignId: theirs.campaignId, name: 'Mine' }] });
  expect([refused.code, await counted()]).toEqual([404, before]);
});

test('what is deleted is gone for everybody, sends nothing, and comes back paused', async () => {
  const { campaignId } = await aRunningCampaign(server, me, 'To be deleted');
  const draft = await aDraft(server, me, { name: 'Draft to be deleted' });
  const campaignIds = [campaignId, draft.campaignId];
  expect((await call(deleteCampaigns, { campaignIds })).data).toEqual({ changed: 2 });
  expect((await call(deleteCampaigns, { campaignIds })).data).toEqual({ changed: 0 });
  expect((await call(getCampaign, { campaignId })).code).toBe(404);
  expect((await call(saveCampaign, { campaignId, revision: 1, name: 'x' })).code).toBe(404);
  const { rows } = await sql<{ status: string }>`select status from campaigns where id = ${campaignId}`.execute(db);
  expect(rows).toEqual([{ status: 'suspend' }]);
  const deleted = async () => (await call(listDeletedCampaigns, {})).data.campaignList;
  const listed = await deleted();
  expect(
    listed
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, status, leads }) => [name, status, leads]),
  ).toEqual([
    ['Draft to be deleted', 'new', 0],
    ['To be deleted', 'suspend', 2],
  ]);
  for (const { deletedAt, keptUntil } of listed) {
    expect(Date.parse(keptUntil) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
  }
  expect((await call(restoreCampaigns, { campaignIds })).data).toEqual({ changed: 2 });
  expect(await deleted()).toEqual([]);
  expect(await detailOf(server, me, campaignId)).toMatchObject({ status: 'suspend', totals: { leads: 2 } });
  expect(await detailOf(server, me, draft.campaignId)).toMatchObject({ status: 'new' });
});

test('what was deleted a month ago is swept away with its people and mails', async () => {
  const { db } = server.database;
  const gone = await aRunningCampaign(server, me, 'Swept');
  const stays = await aRunningCampaign(server, me, 'Deleted yesterday');
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await call(deleteCampaigns, { campaignIds: [gone.campaignId, stays.campaignId] });
  await db
    .updateTable('campaigns')
    .set({ deleted_at: daysAgo(31) })
    .where('id', '=', gone.campaignId)
    .execute();
  await db
    .updateTable('campaigns')
    .set({ deleted_at: daysAgo(1) })
    .where('id', '=', stays.campaignId)
    .execute();
  await sweep({ db, now: () => now, kept: KEPT_BY_CAMPAIGNS });
  const left = async (id: string) =>
    (await sql`select from send_ledger where campaign_id = ${id}`.execute(db)).rows.length;
  expect([await left(gone.campaignId), await left(stays.campaignId)]).toEqual([0, 2]);
  expect((await call(restoreCampaigns, { campaignIds: [gone.campaignId] })).data).toEqual({ changed: 0 });
});
