import { randomUUID } from 'node:crypto';
import { headerOf, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  memoryServer,
  OPEN_ALWAYS,
  type TestCampaign,
  testSigner,
} from '../../campaign-management/testing.ts';
import { createMailBuilder, createPictureStore } from '../../campaigns/index.ts';
import { testForecastDeps } from '../states/forecast-testing.ts';
import type { PreviewDeps } from './preview-deps.ts';
import { previewMail } from './preview-mail.ts';
import { readReturnedTest, sendTest } from './send-test.ts';

const APP = 'https://app.box.test';
const NOW = new Date('2026-11-16T08:00:00Z');
const [content] = aRound('About {{company}}').variants as [ReturnType<typeof aRound>['variants'][number]];

let database: TestDatabase;
let campaign: TestCampaign;
const server = memoryServer();
beforeAll(async () => {
  database = await testDatabase();
  campaign = await aCampaign(database.db, { leads: 2, rounds: [aRound('About {{company}}'), aRound('')] });
  const settings = {
    ...OPEN_ALWAYS,
    senders: { mailboxIds: campaign.mailboxes.map(({ id }) => id), tagIds: [] },
    footer: { postalAddress: '4 Speicherstadt, Hamburg', optOutLine: 'Not for you?' },
  };
  await sql`update campaigns set settings = ${JSON.stringify(settings)}::jsonb where id = ${campaign.campaignId}`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const deps = (): PreviewDeps => ({
  ...testForecastDeps(database.db, () => NOW, {
    listValues: async (_db, _scope, emails) => new Map(emails.map((email) => [email, { company: 'Nordkai' }])),
  }),
  appUrl: APP,
  openSmtp: server.openSmtp,
  buildMail: createMailBuilder({ signer: testSigner, trackerUrl: APP, appUrl: APP }),
  picturesOf: createPictureStore(),
});
const wanted = (rest = {}) => ({ campaignId: campaign.campaignId, round: 0, variant: content, ...rest });

describe('a preview', () => {
  test('is the mail as the lead would get it, with nothing in it that leads back', async () => {
    const preview = await previewMail(deps(), campaign.scope, wanted());
    expect(preview).toMatchObject({
      subject: 'About Nordkai',
      to: { name: 'P1', company: 'Nordkai' },
      from: { email: campaign.mailboxes[0]?.email },
      missing: [],
      startsThread: true,
      links: 1,
      images: 0,
      hasOptOut: true,
      hasPostalAddress: true,
    });
    expect(preview.html).toContain('Hello P1');
    expect(preview.html).toContain('4 Speicherstadt');
    expect(preview.html).not.toMatch(/\/t\/[oc]\//);
  });

  test('shows a value that is missing by its name', async () => {
    const variant = { ...content, html: '<p>With {{carrierCount}} carriers</p>' };
    const preview = await previewMail(deps(), campaign.scope, wanted({ variant }));
    expect(preview.missing).toEqual(['carrierCount']);
    expect(preview.html).toContain('With {{carrierCount}} carriers');
  });

  test('of a follow-up without a subject goes on in the thread', async () => {
    const preview = await previewMail(
      deps(),
      campaign.scope,
      wanted({ round: 1, variant: { ...content, subject: '' } }),
    );
    expect(preview).toMatchObject({ subject: 'Re: About Nordkai', startsThread: false });
  });

  test('runs nothing the user wrote into the mail', async () => {
    const variant = { ...content, html: '<p onclick="a()">Hi<script>b()</script><a href="javascript:c()">x</a></p>' };
    const { html } = await previewMail(deps(), campaign.scope, wanted({ variant }));
    expect(html).not.toMatch(/script|onclick/i);
  });

  test('is nobody else’s, and of nobody who is not a lead', async () => {
    const other = { workspaceId: randomUUID() };
    await expect(previewMail(deps(), other, wanted())).rejects.toMatchObject({ name: 'AppError' });
    await expect(previewMail(deps(), campaign.scope, wanted({ leadId: '999999999' }))).rejects.toMatchObject({
      name: 'AppError',
    });
  });
});

describe('a test', () => {
  const to = 'maya@harborline.test';
  const testOf = (rest = {}) => ({ ...wanted(rest), to });

  test('goes to the given address as a lead would get it, and counts nowhere', async () => {
    const before = await sql`select * from send_ledger order by id`.execute(database.db);
    const { sentFrom } = await sendTest(deps(), campaign.scope, testOf());
    expect(sentFrom).toBe(campaign.mailboxes[0]?.email);
    const sent = server.taken.at(-1);
    expect(sent).toMatchObject({ to, from: sentFrom });
    const message = readMimeMessage(Buffer.from(sent?.raw ?? ''));
    expect(headerOf(message, 'subject')).toBe('About Nordkai');
    expect(headerOf(message, 'list-unsubscribe')).toBe(
      `<${APP}/t/u/test>, <mailto:${sentFrom}?subject=unsubscribe%20test>`,
    );
    expect(headerOf(message, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(messageBodies(message).html).toContain('https://harborline.test/offer?a=1&amp;b=2');
    const after = await sql`select * from send_ledger order by id`.execute(database.db);
    expect(after.rows).toEqual(before.rows);
  });

  test('is shown with what its server answered, and that it came back once its mailbox got the report', async () => {
    const test = await sendTest(deps(), campaign.scope, testOf());
    expect(test.words).toMatch(/^250 /);
    const { mailboxId, messageId } = test;
    const returned = () => readReturnedTest(deps(), campaign.scope, test);
    expect(await returned()).toEqual({ returned: null });
    const { workspaceId } = campaign.scope;
    await sql`insert into inbox_folders (workspace_id, mailbox_id, path, name, uid_validity)
      values (${workspaceId}, ${mailboxId}, 'INBOX', 'INBOX', 1)`.execute(database.db);
    await sql`insert into inbox_messages (id, workspace_id, mailbox_id, folder_id, uid, message_id, thread_id, subject,
        from_name, from_address, receivers, received_at, size, kind, summary, classification)
      select gen_random_uuid(), ${workspaceId}, ${mailboxId}, id, 1, 'report', gen_random_uuid(), 'Undelivered', '', '', '{}',
        ${test.sentAt}, 1, 'bounce', '550 5.1.1 No such user', ${JSON.stringify({ originalMessageId: messageId })}
      from inbox_folders where mailbox_id = ${mailboxId}`.execute(database.db);
    expect(await returned()).toMatchObject({ returned: { words: '550 5.1.1 No such user' } });
    expect(await readReturnedTest(deps(), { workspaceId: randomUUID() }, test)).toEqual({ returned: null });
  });

  test('with a hole in it is not sent', async () => {
    const variant = { ...content, html: '<p>{{carrierCount}}</p>' };
    await expect(sendTest(deps(), campaign.scope, testOf({ variant }))).rejects.toMatchObject({
      reason: 'contentIncomplete',
    });
  });

  test('that the server refuses says so in the server’s words', async () => {
    server.answerWith(() => ({
      kind: 'refused',
      failure: { kind: 'rejected', reply: { code: '550', enhanced: '5.7.1', text: 'not today' } },
      recipients: [],
    }));
    await expect(sendTest(deps(), campaign.scope, testOf())).rejects.toMatchObject({
      values: { words: '550 5.7.1 not today' },
    });
    server.answerWith(() => undefined);
  });

  test('needs a mailbox that can send', async () => {
    await sql`update mailboxes set status = 'error' where workspace_id = ${campaign.scope.workspaceId}`.execute(
      database.db,
    );
    await expect(sendTest(deps(), campaign.scope, testOf())).rejects.toMatchObject({ reason: 'noSender' });
    await sql`update mailboxes set status = 'active' where workspace_id = ${campaign.scope.workspaceId}`.execute(
      database.db,
    );
  });

  test('cannot be used to write to many', async () => {
    const tries = Array.from({ length: 32 }, () => sendTest(deps(), campaign.scope, testOf()));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { reason: 'tooManyRequests' } });
  });
});
