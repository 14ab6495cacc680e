import { randomUUID } from 'node:crypto';
import { createTaskCard, listMeetingAnswers, readTaskCards } from '@outrider/contract/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleMeetingAnswer } from '../../modules/cards/index.ts';
import { mailTo } from '../../modules/identity/testing.ts';
import { aMessage } from '../../modules/inbox/testing.ts';
import { aSender, aStoredMailbox } from '../../modules/mailboxes/testing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
let maya: Awaited<ReturnType<typeof aSender>>;
beforeAll(async () => {
  server = await testServer();
  maya = await aSender(server);
});
afterAll(() => server.close());

const aTask = async (title: string) => {
  const { data } = await server.call(createTaskCard, { title, due: '2026-11-20' }, maya);
  const { pathname } = new URL(data.link);
  return { pathname, token: pathname.slice('/d/'.length) };
};

const stateOf = async (token: string, who = maya) =>
  (await server.call(readTaskCards, { tokens: [token] }, who)).data.tasks[0];

test('the page of a task changes nothing by being looked at, and its button does so once', async () => {
  const { pathname, token } = await aTask('Send <the> contract');
  const page = await server.app.inject({ url: pathname });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Send &lt;the&gt; contract');
  expect(page.body).toContain('<form method="post">');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await stateOf(token)).toMatchObject({ title: 'Send <the> contract', doneAt: null });

  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh' };
  for (let times = 0; times < 2; times += 1) {
    const done = await server.app.inject({ method: 'POST', url: pathname, headers, payload: '' });
    expect(done.body).toContain('任务已标记为完成');
    expect(done.body).not.toContain('<form');
  }
  expect(await stateOf(token)).toMatchObject({ doneAt: expect.any(String) });
  await mailTo(server, maya.email, 'Done: Send <the> contract');
  expect(server.box?.systemMail.list(maya.email).filter(({ subject }) => subject.startsWith('Done:'))).toHaveLength(1);
});

test('a task is nobody else’s to see, and a changed link leads nowhere', async () => {
  const { pathname, token } = await aTask('Mine');
  expect(await stateOf(token, await aSender(server))).toBeUndefined();
  const changed = await server.app.inject({ url: `${pathname.slice(0, -4)}AAAA` });
  expect(changed.statusCode).toBe(404);
  expect(changed.body).toContain('Task not found');
});

test('an answer to an invitation is given with the message it came in', async () => {
  const { db } = server.database;
  const mailboxId = await aStoredMailbox(db, maya.workspaceId, `maya@${randomUUID()}.test`);
  const mid = await aMessage(db, { ...maya, mailboxId }, { subject: 'Accepted: Three invoices' });
  const meetingAnswer = { uid: 'm1', attendee: 'katrin@nordkai.test', answer: 'accepted' as const };
  const incoming = { messageId: mid, from: 'katrin@nordkai.test', at: new Date(), meetingAnswer };
  for (let times = 0; times < 2; times += 1) {
    await db.transaction().execute((trx) => handleMeetingAnswer(trx, maya, incoming));
  }
  expect((await server.call(listMeetingAnswers, { mids: [mid] }, maya)).data.answers).toEqual([
    { mid, attendee: 'katrin@nordkai.test', answer: 'accepted' },
  ]);
});
