import { randomUUID } from 'node:crypto';
import { openDraft } from '@outrider/contract/compose/drafts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aMessage, aReaderOf } from '../../inbox/testing.ts';
import { aConnectedMailbox, aSender, boxOf } from '../../mailboxes/testing.ts';
import { callCompose } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Kind = 'reply' | 'replyAll' | 'forward' | 'resend';

async function aReader() {
  const reader = await aReaderOf(server);
  const answer = async (mid: string, kind: Kind, language = 'en') =>
    (
      await server.call(
        openDraft,
        { reference: { mid, kind } },
        { token: reader.token, headers: { 'accept-language': language } },
      )
    ).data;
  /** A mail whose Reply-To the sync has read. */
  const aMail = async (replyTo: object[], given: Parameters<typeof aMessage>[2] = {}, cc: object[] = []) => {
    const to = given.to ?? [{ name: 'Maya', email: reader.maya.email }];
    const id = await aMessage(reader.db, reader.maya, { text: 'Hello', ...given, to });
    await reader.db
      .updateTable('inbox_messages')
      .set({ reply_to: JSON.stringify(replyTo), receivers: JSON.stringify({ to, cc, bcc: [] }) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  return { ...reader, answer, aMail };
}

test('a reply goes where its writer wants it, from the address that was written to, and is not saved before it is written on', async () => {
  const { answer, aMail, maya, finn, db, workspaceId } = await aReader();
  const mid = await aMail([], { subject: '报价' });
  const draft = await answer(mid, 'reply');
  expect(draft).toMatchObject({
    revision: 0,
    savedAt: null,
    accountId: maya.mailboxId,
    attrs: {
      account: maya.email,
      to: ['Nora Nord <nora@nordkai.test>'],
      cc: [],
      subject: 'Re: 报价',
      reference: { mid, kind: 'reply' },
      quote: { mid, head: 'On 10 Nov 2026, 09:00, Nora Nord <nora@nordkai.test> wrote:' },
    },
  });
  expect((await answer(mid, 'reply', 'zh')).attrs.quote?.head).toMatch(/^在 2026年11月10日.*写道：$/);
  const { n } = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(0);
  const elsewhere = await aMail([{ name: 'Sales', email: 'sales@nordkai.test' }], { subject: 'RE: Offer' });
  expect((await answer(elsewhere, 'reply')).attrs).toMatchObject({
    to: ['Sales <sales@nordkai.test>'],
    subject: 'RE: Offer',
  });
  const others = [
    { name: 'Maya', email: maya.email },
    { name: 'Olaf', email: 'olaf@nordkai.test' },
  ];
  const many = await aMail([], { to: others }, [
    { name: '', email: finn.email },
    { name: 'Pia', email: 'pia@nordkai.test' },
    { name: 'Nora', email: 'NORA@nordkai.test' },
  ]);
  expect((await answer(many, 'replyAll')).attrs).toMatchObject({
    to: ['Nora Nord <nora@nordkai.test>', 'Olaf <olaf@nordkai.test>'],
    cc: ['Pia <pia@nordkai.test>'],
  });
});

test('a mail that is passed on brings its files, and one that is sent again is the same mail', async () => {
  const { answer, aMail, maya, token } = await aReader();
  const file = { id: '2', name: 'plan.pdf', mimeType: 'application/pdf', size: 9, contentId: '', inlined: false };
  const logo = { id: '3', name: 'logo.png', mimeType: 'image/png', size: 9, contentId: 'logo@x', inlined: true };
  const mid = await aMail([], {
    subject: 'Offer',
    html: '<p onclick="x()">Hi <img src="cid:logo@x"><script>alert(1)</script></p>',
    attachments: [file, logo],
  });
  const forward = await answer(mid, 'forward');
  expect(forward.attrs).toMatchObject({
    to: [],
    subject: 'Fw: Offer',
    attachments: [
      { type: 'fromInternalMail', name: 'plan.pdf', midOfSourceMail: mid, partOfSourceMail: '2', fileSize: 9 },
      { type: 'fromInternalMail', contentId: 'logo@x', inlined: true },
    ],
  });
  expect(forward.attrs.quote?.head).toContain(
    '---------- Forwarded message ----------\nFrom: Nora Nord <nora@nordkai.test>',
  );
  expect((await answer(mid, 'reply')).attrs.attachments).toMatchObject([{ contentId: 'logo@x' }]);
  const again = await answer(mid, 'resend');
  expect(again.attrs).toMatchObject({ subject: 'Offer', to: [`Maya <${maya.email}>`], quote: null, isHtml: true });
  expect(again.attrs.content).toContain('src="cid:logo@x"');
  expect(again.attrs.content).not.toMatch(/script|onclick/);
  const { data } = await server.call(openDraft, { attach: [mid, await aMail([], { subject: 'a/b' })] }, { token });
  expect(data.attrs.attachments).toMatchObject([
    { name: 'Offer.eml', mimeType: 'message/rfc822', midOfSourceMail: mid, partOfSourceMail: '' },
    { name: 'a b.eml' },
  ]);
  const gone = await server.call(openDraft, { reference: { mid: randomUUID(), kind: 'reply' } }, { token });
  expect(gone).toMatchObject({ code: 'FA_MAIL_NOT_FOUND' });
});

test('a draft of another program is taken in once, with its own id, and one of ours is opened by its header', async () => {
  const { db, token, maya } = await aReader();
  const mid = await aMessage(db, maya, { role: 'drafts', isOwn: true, subject: 'theirs', text: 'half a sentence' });
  const openAt = async (id: string) => (await server.call(openDraft, { mid: id }, { token })).data;
  const [one, two] = await Promise.all([openAt(mid), openAt(mid)]);
  expect(one).toMatchObject({
    draftId: mid,
    revision: 1,
    attrs: { subject: 'theirs', content: 'half a sentence', isHtml: false },
  });
  expect(two).toMatchObject({ draftId: mid, revision: 1 });
  const { draftId } = await callCompose(server, token, { action: 'save', attrs: { subject: 'ours' } }, maya.email);
  const ours = await aMessage(db, maya, { role: 'drafts', isOwn: true, text: 'an old copy' });
  await db
    .updateTable('inbox_messages')
    .set({ draft_mark: `${draftId}; revision=1` })
    .where('id', '=', ours)
    .execute();
  expect(await openAt(ours)).toMatchObject({ draftId, attrs: { subject: 'ours' } });
  const inInbox = await aMessage(db, maya, { text: 'no draft' });
  expect(await server.call(openDraft, { mid: inInbox }, { token })).toMatchObject({ code: 'FA_MAIL_NOT_FOUND' });
});

test('another sender is checked: it is ours, and its server lets it through', async () => {
  const { token } = await aSender(server);
  const mailbox = await aConnectedMailbox(server, token);
  const check = (optSenderStr: string) =>
    callCompose(server, token, { action: 'continue', sendCheck: true, attrs: { optSenderStr } }, mailbox.email);
  const own = await check(`Maya <${mailbox.email}>`);
  expect(own).toMatchObject({ code: 'S_OK', var: { account: `Maya <${mailbox.email}>` } });
  const alias = `info-${randomUUID()}@harborline-hq.test`;
  const first = await check(`Info <${alias}>`);
  expect(first).toMatchObject({ code: 'S_OK', var: { account: `Info <${alias}>` } });
  const { data } = await server.call(openDraft, { draftId: first.draftId }, { token });
  expect(data).toMatchObject({ accountId: mailbox.accountId, attrs: { account: `Info <${alias}>` } });
  expect(data.attrs.aliasSender).toMatch(/^[\da-f-]{36}$/);
  expect(await check('boss@elsewhere.test')).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
  expect(await check('no address')).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
  boxOf(server).mailboxes.setTrouble(mailbox.email, 'revoked');
  expect(await check(mailbox.email)).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
});
