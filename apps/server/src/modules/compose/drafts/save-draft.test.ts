import { randomUUID } from 'node:crypto';
import {
  discardDraft,
  listDrafts,
  listDraftVersions,
  openDraft,
  readDraftVersion,
  restoreDraft,
  undiscardDraft,
} from '@outrider/contract/compose/drafts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aSender, aStoredMailbox } from '../../mailboxes/testing.ts';
import { callCompose, type Info, olderBy } from '../testing.ts';
import { finishDraft, markSending, reopenDraft } from './change-state.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function aWriter() {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server);
  const email = `maya@${randomUUID()}.test`;
  const mailboxId = await aStoredMailbox(db, workspaceId, email);
  const compose = (info: Info, account = email) => callCompose(server, token, info, account);
  const save = (attrs: NonNullable<Extract<Info, { action: 'save' }>['attrs']>, more: Partial<Info> = {}) =>
    compose({ action: 'save', attrs, ...more } as Info);
  const open = async (draftId: string) => (await server.call(openDraft, { draftId }, { token })).data;
  return { db, token, workspaceId, scope: { workspaceId }, email, mailboxId, compose, save, open };
}

describe('a save', () => {
  test('without an id makes a draft, and the next one with its revision changes it', async () => {
    const { save, open, mailboxId, db } = await aWriter();
    const first = await save({ subject: 'Offer', to: ['Nora <nora@nordkai.test>'], content: '<p>Hello</p>' });
    expect(first).toMatchObject({ status: 200, code: 'S_OK', revision: 1 });
    expect(first.var).toBe(first.draftId);
    await olderBy(db, first.draftId, 5_000);
    const attrs = { subject: 'Offer 2', content: '<p>Hello Nora</p>' };
    const second = await save(attrs, { id: first.draftId, revision: 1, returnInfo: true });
    expect(second).toMatchObject({ code: 'S_OK', draftId: first.draftId, revision: 2 });
    expect(second.var).toMatchObject({
      id: first.draftId,
      subject: 'Offer 2',
      content: '<p>Hello Nora</p>',
      revision: 2,
    });
    expect(await open(first.draftId)).toMatchObject({
      draftId: first.draftId,
      revision: 2,
      state: 'open',
      accountId: mailboxId,
      attrs: { subject: 'Offer 2', content: '<p>Hello Nora</p>', to: [] },
    });
  });

  test('takes the id a client has chosen, and keeps what is no address yet', async () => {
    const { save, open } = await aWriter();
    const cid = randomUUID();
    expect(await save({ to: ['not an address', 'nora@nordkai.test'] }, { id: cid })).toMatchObject({ draftId: cid });
    expect((await open(cid)).attrs.to).toEqual(['not an address', 'nora@nordkai.test']);
  });

  test('sooner than five seconds after the last is refused in the specified words, unless it is forced', async () => {
    const { save, db } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    await olderBy(db, draftId, 4_000);
    const refused = await save({ subject: 'two' }, { id: draftId });
    expect(refused).toMatchObject({ code: 'FA_SAVE_TOO_SOON', message: '存草稿过于频繁' });
    expect(await save({ subject: 'two' }, { id: draftId, forced: true })).toMatchObject({ code: 'S_OK', revision: 2 });
    await olderBy(db, draftId, 5_001);
    expect(await save({ subject: 'three' }, { id: draftId })).toMatchObject({ code: 'S_OK', revision: 3 });
  });

  test('with an older revision is refused with the newer one, and overwrites nothing', async () => {
    const { save, open } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    await save({ subject: 'of the other tab' }, { id: draftId, revision: 1, forced: true });
    const late = await save({ subject: 'of this tab' }, { id: draftId, revision: 1, forced: true });
    expect(late).toMatchObject({
      code: 'FA_DRAFT_CHANGED',
      message: 'This draft was changed in another window',
      data: { revision: 2 },
    });
    expect((await open(draftId)).attrs.subject).toBe('of the other tab');
  });

  test('whose answer was lost can be tried again', async () => {
    const { save } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    const again = { id: draftId, revision: 1, forced: true };
    await save({ subject: 'two', content: 'x' }, again);
    expect(await save({ subject: 'two', content: 'x' }, again)).toMatchObject({ code: 'S_OK', revision: 2 });
  });

  test('for a mailbox that is not there is refused', async () => {
    const { save, compose } = await aWriter();
    expect(await compose({ action: 'save' }, 'nobody@nowhere.test')).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
    const { draftId } = await save({ subject: 'one' });
    const moved = { action: 'save', id: draftId, forced: true } as const;
    expect(await compose(moved, 'nobody@nowhere.test')).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
  });

  test('of a draft that is being sent is refused until it is stopped, and for good once it was sent', async () => {
    const { save, open, db, scope } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    const again = () => save({ subject: 'two' }, { id: draftId, forced: true });
    const within = <T>(work: (trx: Parameters<typeof reopenDraft>[0]) => Promise<T>) => db.transaction().execute(work);
    expect(await within((trx) => markSending(trx, scope, draftId, 7))).toBe(false);
    expect(await within((trx) => markSending(trx, scope, draftId, 1))).toBe(true);
    expect(await again()).toMatchObject({ code: 'FA_COMPOSE_NOT_FOUND' });
    expect(await within((trx) => reopenDraft(trx, scope, draftId))).toBe(true);
    expect((await open(draftId)).attrs.subject).toBe('one');
    expect(await again()).toMatchObject({ code: 'S_OK' });
    expect(await within((trx) => markSending(trx, scope, draftId, 2))).toBe(true);
    expect(await within((trx) => finishDraft(trx, scope, draftId, new Date()))).toBe(true);
    expect(await again()).toMatchObject({ code: 'FA_COMPOSE_NOT_FOUND' });
  });

  test('with a revision of a draft that is gone is refused, and does not begin it anew', async () => {
    const { save } = await aWriter();
    expect(await save({ subject: 'one' }, { id: randomUUID(), revision: 4 })).toMatchObject({
      code: 'FA_COMPOSE_NOT_FOUND',
    });
  });

  test('by another workspace finds nothing, and changes nothing', async () => {
    const { save, open } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    const stranger = await aWriter();
    for (const more of [{}, { revision: 1 }, { revision: 0 }]) {
      const answer = await stranger.save({ subject: 'theirs' }, { id: draftId, forced: true, ...more });
      expect(answer).toMatchObject({ code: 'FA_COMPOSE_NOT_FOUND' });
    }
    expect((await open(draftId)).attrs.subject).toBe('one');
  });
});

describe('at the same moment', () => {
  /** All of them wait for the row, and are let go at once. */
  async function together<T>(draftId: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    const held = await holdRow(server.database.db, 'drafts', 'id', draftId);
    const answers = calls.map((call) => call());
    await held.untilWaiting(calls.length);
    await held.release();
    return Promise.all(answers);
  }

  test('of two auto-saves that are due, one is saved and the other comes too soon', async () => {
    const { save, db } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    await olderBy(db, draftId, 10_000);
    const answers = await together(
      draftId,
      ['two', 'three', 'four'].map((subject) => () => save({ subject }, { id: draftId })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['FA_SAVE_TOO_SOON', 'FA_SAVE_TOO_SOON', 'S_OK']);
  });

  test('of two windows that save what they have, the later is refused', async () => {
    const { save, open } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    const answers = await together(
      draftId,
      ['two', 'three'].map((subject) => () => save({ subject }, { id: draftId, revision: 1, forced: true })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['FA_DRAFT_CHANGED', 'S_OK']);
    expect((await open(draftId)).revision).toBe(2);
  });

  test('a file that is added while the text is saved is refused too, and can be added then', async () => {
    const { save, compose, open } = await aWriter();
    const { draftId } = await save({ subject: 'one' });
    const added = (revision: number) =>
      compose({ action: 'continue', id: draftId, revision, attrs: { attachments: [{ id: 'f1', name: 'plan.pdf' }] } });
    const answers = await together(draftId, [
      () => save({ subject: 'two' }, { id: draftId, revision: 1, forced: true }),
      () => added(1),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['FA_DRAFT_CHANGED', 'S_OK']);
    if (answers[1]?.code !== 'S_OK') expect(await added(2)).toMatchObject({ code: 'S_OK', revision: 3 });
    expect((await open(draftId)).attrs.attachments).toMatchObject([{ id: 'f1', name: 'plan.pdf' }]);
  });
});

test('a light change names what changes, is never too soon, and leaves the rest', async () => {
  const { save, compose, open } = await aWriter();
  const attachments = [
    { id: 'a', name: 'a.pdf', fileSize: 7 },
    { id: 'b', name: 'b.pdf' },
  ];
  const { draftId } = await save({ subject: 'one', content: 'kept', attachments });
  const change = (attrs: object) => compose({ action: 'continue', id: draftId, attrs, returnInfo: true });
  expect(await change({ attachments: [{ id: 'a', deleted: true }] })).toMatchObject({ code: 'S_OK', revision: 2 });
  expect(
    await change({
      attachments: [
        { id: 'b', name: 'plan.pdf' },
        { id: 'c', fileSize: 9 },
      ],
    }),
  ).toMatchObject({
    revision: 3,
    var: {
      attachments: [
        { id: 'b', name: 'plan.pdf' },
        { id: 'c', fileSize: 9 },
      ],
    },
  });
  expect(await change({ to: ['nora@nordkai.test'], priority: 1 })).toMatchObject({ code: 'S_OK', revision: 4 });
  expect((await open(draftId)).attrs).toMatchObject({
    subject: 'one',
    content: 'kept',
    to: ['nora@nordkai.test'],
    priority: 1,
    attachments: [{ id: 'b' }, { id: 'c' }],
  });
  expect(await compose({ action: 'continue', attrs: { subject: 'begun by a file' } })).toMatchObject({ revision: 1 });
});

test('the last twenty versions can be looked at, and one brought back without losing what it was', async () => {
  const { save, token, open } = await aWriter();
  const { draftId } = await save({ subject: 'version 1', content: '<p>first words</p>' });
  for (let version = 2; version <= 22; version += 1) {
    await save({ subject: `version ${version}`, content: '<p>later words</p>' }, { id: draftId, forced: true });
  }
  const { data } = await server.call(listDraftVersions, { draftId }, { token });
  expect(data.versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
  expect(data.versions[0]).toMatchObject({ subject: 'version 22', summary: 'later words', length: 18 });
  const third = await server.call(readDraftVersion, { draftId, version: 3 }, { token });
  expect(third.data.attrs.subject).toBe('version 3');
  const stale = await server.call(restoreDraft, { draftId, version: 3, revision: 5 }, { token });
  expect(stale).toMatchObject({ code: 'FA_DRAFT_CHANGED' });
  const { data: restored } = await server.call(restoreDraft, { draftId, version: 3, revision: 22 }, { token });
  expect(restored).toMatchObject({ revision: 23, attrs: { subject: 'version 3' } });
  const before = await server.call(readDraftVersion, { draftId, version: 22 }, { token });
  expect(before.data.attrs.subject).toBe('version 22');
  expect((await open(draftId)).revision).toBe(23);
});

test('open drafts are listed a page at a time, the last saved first, without those that were thrown away', async () => {
  const { save, token, mailboxId, email } = await aWriter();
  const ids: string[] = [];
  for (const subject of ['one', 'two', 'three'])
    ids.unshift((await save({ subject, content: '<b>Some</b> words' })).draftId);
  const page = async (input: { after?: string; limit?: number }) =>
    (await server.call(listDrafts, { limit: 2, accountId: mailboxId, ...input }, { token })).data;
  const first = await page({});
  expect(first).toMatchObject({ total: 3, drafts: [{ draftId: ids[0], subject: 'three', summary: 'Some words' }, {}] });
  const second = await page({ after: first.next });
  expect([...first.drafts, ...second.drafts].map(({ draftId }) => draftId)).toEqual(ids);
  expect(second.next).toBe('');
  const [gone = ''] = ids;
  expect(await server.call(discardDraft, { draftId: gone }, { token })).toMatchObject({ code: 0 });
  expect((await page({})).drafts.map(({ draftId }) => draftId)).toEqual(ids.slice(1));
  const save2 = await callCompose(server, token, { action: 'save', id: gone, forced: true }, email);
  expect(save2).toMatchObject({ code: 'FA_COMPOSE_NOT_FOUND' });
  const back = await server.call(undiscardDraft, { draftId: gone }, { token });
  expect(back.data).toMatchObject({ draftId: gone, state: 'open', attrs: { subject: 'three' } });
});
