import { keepTemplate, listTemplates, readTemplate, renameTemplate } from '@outrider/contract/campaigns/templates';
import { proposeContent, readWritingHelp } from '@outrider/contract/campaigns/writing';
import { ERRORS } from '@outrider/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startChatServer } from '../../platform/llm/chat-server-testing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';
import { untilSomebodyWaits } from '../sending/dispatch/worker-testing.ts';
import { aCampaigner, aDraft, aDraftRound, addPeople, type Campaigner } from './calls-testing.ts';
import { proposeContent as propose } from './writing-help/propose-content.ts';

let chat: Awaited<ReturnType<typeof startChatServer>>;
let server: TestServer;
let maya: Campaigner;
let campaignId: string;
let said = '';

beforeAll(async () => {
  chat = await startChatServer(() => said);
  const { url, key, model } = chat.settings;
  server = await testServer({ OUTRIDER_LLM_URL: url, OUTRIDER_LLM_KEY: key, OUTRIDER_LLM_MODEL: model });
  maya = await aCampaigner(server);
  const rounds = [aDraftRound('Freight audits', '<p>Hello from the first round</p>'), aDraftRound('')];
  ({ campaignId } = await aDraft(server, maya, { rounds }));
  await addPeople(server, maya, campaignId, ['Dana Whitlock <dana@secret-lead.test>']);
});
beforeEach(() => chat.asked.splice(0));
afterAll(async () => {
  await server.close();
  await chat.stop();
});

const CONTENT = {
  subject: 'Two invoices',
  preheader: '',
  html: '<p>It costs 5 cents</p>',
  text: null,
  isPlainText: false,
};
const wanted = (rest = {}) => ({ campaignId, round: 0, task: 'shorten' as const, content: CONTENT, ...rest });
const ask = (rest = {}, by = maya) => server.call(proposeContent, wanted(rest), { token: by.token });

describe('a model', () => {
  test('is named to users who may ask it', async () => {
    expect((await server.call(readWritingHelp, {}, { token: maya.token })).data).toEqual({ model: 'small-model' });
  });

  test('proposes a mail from what the user wrote, is given no lead, and changes nothing', async () => {
    said =
      'Subject: Invoices of {{company | default: "yours"}}\n\nHi {{firstName}}, it costs 7 cents at {{rival}}. See https://x.test';
    const { code, data } = await ask({ round: 1, wish: 'Be kind' });
    expect(code).toBe(0);
    expect(data).toEqual({
      subject: 'Invoices of {{company | default: "yours"}}',
      html: '<p>Hi {{firstName}}, it costs 7 cents at. See</p>',
      text: 'Hi {{firstName}}, it costs 7 cents at. See',
      model: 'small-model',
      leftOut: { variables: ['rival'], links: ['https://x.test'] },
      figures: ['7'],
    });
    const prompt = JSON.stringify(chat.asked[0]?.messages);
    for (const words of ['It costs 5 cents', 'Be kind', 'Hello from the first round', 'firstName']) {
      expect(prompt).toContain(words);
    }
    expect(prompt).not.toMatch(/Dana|Whitlock|secret-lead/);
  });

  test.each([
    ['modelSilent', 'refusal'],
    ['modelSilent', 'Hi, I wanted to…'],
    ['modelUnusable', 'Subject: nothing else'],
  ] as const)('that fails is reported as %s, after %j', async (name, words) => {
    said = words;
    expect(await ask()).toMatchObject({ status: 502, code: ERRORS[name].code });
  });

  test('is not asked about nothing, nor without a wish', async () => {
    expect(await ask({ content: { ...CONTENT, html: '' } })).toMatchObject({ code: ERRORS.nothingToRewrite.code });
    expect(await ask({ task: 'write', wish: ' ' })).toMatchObject({
      code: 10600,
      message: 'Description can’t be blank',
    });
    expect(chat.asked).toEqual([]);
  });

  test('is asked so often and not more', async () => {
    said = 'Hello';
    const busy = await aCampaigner(server);
    const { campaignId: own } = await aDraft(server, busy);
    const codes: (string | number)[] = [];
    for (let tries = 0; tries < 61; tries++) codes.push((await ask({ campaignId: own }, busy)).code);
    expect(codes.slice(0, 60)).toEqual(codes.slice(0, 60).map(() => 0));
    expect(codes.at(-1)).toBe(429);
  });

  test('that nobody set up is not asked, and the refusal says so', async () => {
    const { db } = server.database;
    const deps = { db, now: () => new Date(), model: undefined };
    await expect(propose(deps, maya.scope, { ...wanted(), wish: '' })).rejects.toMatchObject({
      reason: 'writingHelpOff',
    });
  });
});

describe('a template', () => {
  const keep = (name: string, content = CONTENT) => server.call(keepTemplate, { name, content }, { token: maya.token });
  const list = async (token: string, language = 'en') =>
    (await server.call(listTemplates, {}, { token, headers: { 'accept-language': language } })).data.templateList;

  test('is kept, listed before the built-in ones, read and renamed, by the workspace alone', async () => {
    const { data: kept } = await keep(' First try ');
    expect(kept).toMatchObject({
      name: 'First try',
      subject: 'Two invoices',
      begins: 'It costs 5 cents',
      isBuiltIn: false,
    });
    const { templateId } = kept;
    expect((await list(maya.token))[0]).toEqual(kept);
    const read = await server.call(readTemplate, { templateId }, { token: maya.token });
    expect(read.data).toEqual({ name: 'First try', content: CONTENT });
    await server.call(renameTemplate, { templateId, name: 'Second' }, { token: maya.token });
    expect((await list(maya.token))[0]).toMatchObject({ templateId, name: 'Second' });

    const { token } = await aUser(server);
    expect((await list(token)).every(({ isBuiltIn }) => isBuiltIn)).toBe(true);
    expect((await server.call(readTemplate, { templateId }, { token })).code).toBe(404);
  });

  test('has a name nobody else has, and something in it', async () => {
    await keep('Taken');
    const { data: other } = await keep('Other');
    expect(await keep('taken')).toMatchObject({ status: 409, code: ERRORS.templateNameTaken.code });
    const renamed = { templateId: other.templateId, name: 'TAKEN' };
    expect(await server.call(renameTemplate, renamed, { token: maya.token })).toMatchObject({ status: 409 });
    expect(await server.call(renameTemplate, { ...renamed, name: 'OTHER' }, { token: maya.token })).toMatchObject({
      code: 0,
    });
    const empty = { ...CONTENT, subject: '', html: '' };
    expect(await keep('Empty', empty)).toMatchObject({ code: ERRORS.nothingToKeep.code });
  });

  test('that gets a name in the same moment as another one is refused it', async () => {
    const [{ data: one }, { data: other }] = [await keep('One'), await keep('Two')];
    const { db } = server.database;
    const trx = await db.startTransaction().execute();
    await sql`update mail_templates set name = 'Both' where id = ${one.templateId}`.execute(trx);
    const renaming = server.call(renameTemplate, { templateId: other.templateId, name: 'both' }, { token: maya.token });
    await untilSomebodyWaits(db);
    await trx.commit().execute();
    expect(await renaming).toMatchObject({ status: 409, code: ERRORS.templateNameTaken.code });
  });

  test('of the product is there in the reader’s language', async () => {
    const builtIn = (await list(maya.token, 'zh')).find(({ templateId }) => templateId === 'one-question');
    expect(builtIn).toMatchObject({ name: '一个问题', isBuiltIn: true, changedAt: null });
    const { data } = await server.call(readTemplate, { templateId: 'one-question' }, { token: maya.token });
    expect(data.content.html).toContain('{{firstName | default: "there"}}');
    expect((await server.call(readTemplate, { templateId: 'no-such' }, { token: maya.token })).code).toBe(404);
  });
});
