import { randomUUID } from 'node:crypto';
import { sendAgain } from '@outrider/contract/compose/delivery';
import { discardDraft, restoreDraft } from '@outrider/contract/compose/drafts';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeFiles } from '../../../composition/deps/files.ts';
import { createLog } from '../../../platform/log.ts';
import { sweep } from '../../../platform/sweep.job.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { anUpload, sweepUploads } from '../../files/testing.ts';
import { boxOf } from '../../mailboxes/testing.ts';
import { aWriter as writerIn } from '../delivery/writer-testing.ts';
import { KEPT_BY_COMPOSE } from '../kept.ts';
import { callCompose, type Info } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SEND_MAILBOXES: '4' });
});
afterAll(() => server.close());

async function aWriter() {
  const writer = await writerIn(server);
  const { db, token, email } = writer;
  const save = (attrs: object, more: Partial<Info> = {}) =>
    callCompose(server, token, { action: 'save', attrs, forced: true, ...more } as Info, email);
  const upload = async (words = 'a tariff') => (await anUpload(server, token, Buffer.from(words))).uploadId;
  const isThere = async (id: string) =>
    (await db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  return { ...writer, save, upload, isThere };
}

const attached = (id: string) => ({ content: '<p>x</p>', attachments: [{ id, name: 'tariff.pdf' }] });

/** What the nightly jobs do so many days from now. */
async function sweepIn(days: number) {
  const { db } = server.database;
  const now = () => new Date(Date.now() + days * 86_400_000);
  await sweep({ db, now, kept: KEPT_BY_COMPOSE });
  await sweepUploads(composeFiles(server.config, { db, log: createLog('silent'), now, isDiskFull: () => false }));
}

describe('the uploads of a draft', () => {
  test('go a week after its mail left', async () => {
    const { deliver, friends, upload, isThere } = await aWriter();
    const id = await upload();
    expect(await deliver({ to: [friends[0] ?? ''], ...attached(id) })).toMatchObject({ sendStatus: 'sent' });
    await sweepIn(6);
    expect(await isThere(id)).toBe(true);
    await sweepIn(8);
    expect(await isThere(id)).toBe(false);
  });

  test('stay while a discarded one can be brought back, and go after it', async () => {
    const { save, token, upload, isThere } = await aWriter();
    const id = await upload();
    const { draftId } = await save(attached(id));
    await server.call(discardDraft, { draftId }, { token });
    await sweepIn(29);
    expect(await isThere(id)).toBe(true);
    await sweepIn(31);
    await sweepIn(8);
    expect(await isThere(id)).toBe(false);
  });

  test('stay with one that was sent again to those it did not reach, brought back, or refused', async () => {
    const { save, deliver, friends, token, email, upload, isThere } = await aWriter();
    const [one = '', two = ''] = friends;
    const [again, back, refused] = [await upload('one'), await upload('two'), await upload('three')];
    const refusal = { at: 'recipient', recipient: two, code: 550, text: '5.2.1 The account is disabled' } as const;
    boxOf(server).mailboxes.refuseMail(email, [refusal]);
    const { deliveryId = '' } = await deliver({ to: [one, two], ...attached(again) });
    await server.call(sendAgain, { deliveryId }, { token });
    const { draftId } = await save(attached(back));
    const other = await upload('four');
    const { revision } = await save(attached(other), { id: draftId });
    await server.call(restoreDraft, { draftId, version: 1, revision }, { token });
    expect(await deliver({ to: ['nobody at all'], ...attached(refused) })).toMatchObject({
      code: 'FA_RECIPIENT_MALFORMED',
    });
    await sweepIn(20);
    for (const id of [again, back, refused]) expect(await isThere(id)).toBe(true);
    expect(await isThere(other)).toBe(false);
  });
});

describe('a file of the attachment space', () => {
  const inSpace = async (token: string, words: string) =>
    (await anUpload(server, token, Buffer.from(words), { purpose: 'space', name: `${randomUUID()}.txt` })).fileId ?? '';
  const internal = (fileId: string) => ({
    content: '<p>x</p>',
    attachments: [{ id: randomUUID(), cloudIdentity: fileId, type: 'internal' as const }],
  });

  test('goes along as a part of the mail', async () => {
    const { deliver, friends, arrived, inbox, token } = await aWriter();
    const [one = ''] = friends;
    const fileId = await inSpace(token, 'prices of the year');
    expect(await deliver({ to: [one], ...internal(fileId) })).toMatchObject({ sendStatus: 'sent' });
    await arrived(one);
    const { attachments } = await simpleParser(inbox(one)[0]?.raw ?? '');
    expect(attachments.map(({ content }) => content.toString())).toEqual(['prices of the year']);
  });

  test('that is too large for a mail, gone or another user’s is refused', async () => {
    const { deliver, friends, token, db } = await aWriter();
    const to = [friends[0] ?? ''];
    const fileId = await inSpace(token, 'much');
    await sql`update uploads set bytes = 26214401 where id = (select upload_id from files where id = ${fileId})`.execute(
      db,
    );
    expect(await deliver({ to, ...internal(fileId) })).toMatchObject({ code: 'FA_UPLOAD_SIZE_EXCEEDED' });
    await sql`update files set deleted_at = now() where id = ${fileId}`.execute(db);
    expect(await deliver({ to, ...internal(fileId) })).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
    const stranger = await aWriter();
    const theirs = await inSpace(stranger.token, 'not yours');
    expect(await deliver({ to, ...internal(theirs) })).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
  });
});

test('a draft that is to be encrypted leaves no version of what it was, and lets go of its files', async () => {
  const { db, save, upload } = await aWriter();
  const id = await upload();
  const { draftId } = await save({ subject: 'the price', ...attached(id) });
  await save({ subject: 'the price', content: '<p>seven hundred</p>' }, { id: draftId });
  await save({}, { id: draftId, encrypt: 1, cl_send: 2 });
  const { rows } = await sql<{ version: number; whole: string }>`select version, v::text as whole from draft_versions v
    where draft_id = ${draftId}`.execute(db);
  expect(rows.map(({ version }) => version)).toEqual([3]);
  expect(rows[0]?.whole).not.toMatch(/price|seven hundred|tariff/);
  const uses = await sql`select from upload_uses where owner_id = ${draftId}`.execute(db);
  expect(uses.rows).toEqual([]);
});
