import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runSql } from './database.ts';
import { aConnectedMailbox } from './mailboxes.ts';
import { aSignedInUser, headersOf } from './person.ts';

export const CAMPAIGN_LIST = '/home/campaign/list';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Every day of the week, around the clock. */
const AT_ANY_HOUR = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 };
const CONTENT = { preheader: '', text: null, isPlainText: false, weight: 1 };

/** A user signed in, who calls the server as their browser does. */
async function aCaller(page: Page, request: APIRequestContext) {
  const person = await aSignedInUser(page);
  const headers = headersOf(person);
  async function call(path: string, data: object) {
    const answer = await request.post(`/sirius/api/biz/campaign/${path}`, { headers, data });
    const { code, message, data: result } = await answer.json();
    expect(code, `${path}: ${message} ${JSON.stringify(result)}`).toBe(0);
    return result;
  }
  return { email: person.email, token: person.token, headers, call };
}

type Launch = {
  /** In days; today, mails leave at any hour. */
  startsIn?: number;
  /** Else on weekdays only, so that what is due on days apart may go out on the same Monday. */
  atAnyHour?: boolean;
  /** When everything is ready but launched. */
  before?: (email: string) => Promise<unknown>;
};

/**
 * A user with one mailbox and launched campaigns that begin in two days: everything is planned, and nothing goes out
 * while a test looks.
 */
export async function aCampaignOwner(
  page: Page,
  request: APIRequestContext,
  names: readonly string[],
  { startsIn = 2, atAnyHour = startsIn === 0, before }: Launch = {},
) {
  const { email, token, headers, call } = await aCaller(page, request);
  const sender = `sender-${crypto.randomUUID().slice(0, 8)}@mailhaven.test`;
  await aConnectedMailbox(request, token, sender, 'correct-horse-1');
  const accounts = await request.get('/account/api/biz/outrider/account/list', { headers });
  const [{ accountId }] = (await accounts.json()).data.accountList;
  await vouchFor(request, headers, accountId);
  const campaigns: { campaignId: string; name: string }[] = [];
  for (const [index, name] of names.entries()) {
    const draft = await call('create', { name, zone: 'UTC' });
    const { settings } = draft;
    const saved = await call('save', {
      campaignId: draft.campaignId,
      revision: draft.revision,
      settings: {
        ...settings,
        schedule: {
          ...settings.schedule,
          ...(atAnyHour && AT_ANY_HOUR),
          startDay: inDays(startsIn),
          endDay: inDays(60),
        },
        addresses: { unchecked: 'send', unknown: 'sendLast' },
        senders: { mailboxIds: [accountId], tagIds: [] },
        footer: { postalAddress: 'Kaistraße 4, Hamburg', optOutLine: 'Not for you? Unsubscribe' },
      },
      rounds: [
        {
          delay: { count: 0, unit: 'day' },
          condition: 'all',
          scope: 'anyEarlier',
          letsBestWin: false,
          variants: [{ ...CONTENT, id: 'a', subject: 'Two invoices, one mistake', html: '<p>Hello there</p>' }],
        },
        {
          delay: { count: 3, unit: 'day' },
          condition: 'notOpen',
          scope: 'anyEarlier',
          letsBestWin: false,
          variants: [{ ...CONTENT, id: 'a', subject: '', html: '<p>Did you see it?</p>' }],
        },
      ],
    });
    const people = ['anna', 'bruno', 'carla'].map((person) => `${person}@company${index}.test`);
    await call('leads/add', { campaignId: draft.campaignId, from: { kind: 'paste', text: people.join('\n') } });
    await before?.(email);
    await call('launch', { campaignId: draft.campaignId, revision: saved.revision });
    campaigns.push({ campaignId: draft.campaignId, name });
  }
  return { email, campaigns, sender };
}

/** A campaign of two rounds that was paused, without a mailbox and without anybody in it. */
export async function aPausedCampaign(page: Page, request: APIRequestContext, name: string) {
  const { call } = await aCaller(page, request);
  const { campaignId, revision, settings } = await call('create', { name, zone: 'UTC' });
  const schedule = { ...settings.schedule, startDay: inDays(2), endDay: inDays(60) };
  const variants = [{ ...CONTENT, id: 'a', subject: 'Two invoices, one mistake', html: '<p>Hello there</p>' }];
  const first = { condition: 'all', scope: 'anyEarlier', letsBestWin: false, variants };
  const rounds = [0, 3].map((count) => ({ ...first, delay: { count, unit: 'day' } }));
  await call('save', { campaignId, revision, settings: { ...settings, schedule }, rounds });
  await runSql("update campaigns set status = 'suspend', launched_at = now() where id = $1", [campaignId]);
  return campaignId;
}

/** People drawn by the database, four at a company; every hundredth answered. */
export const fillLeads = (campaignId: string, count: number) =>
  runSql(
    `with c as (select id, workspace_id from campaigns where id = $1),
     people as (insert into recipients (workspace_id, address, stop, stopped_at)
       select c.workspace_id, 'p' || n || '@company' || n / 4 || '.test', case when n % 100 = 0 then 'replied' end,
         case when n % 100 = 0 then now() end
       from c, generate_series(1, $2::int) n returning id, workspace_id, address)
     insert into campaign_leads (workspace_id, campaign_id, recipient_id, fields, added_at, category)
     select p.workspace_id, c.id, p.id, jsonb_build_object('firstName', split_part(p.address, '@', 1)), now(), 'VALID'
     from people p, c order by p.id`,
    [campaignId, count],
  );

/** Nobody may launch from a domain without its records; those of the shared host are not what these tests are about. */
async function vouchFor(request: APIRequestContext, headers: Record<string, string>, accountId: string) {
  await expect
    .poll(
      async () => {
        const answer = await request.get('/account/api/biz/outrider/account/checks', {
          headers,
          params: { accountId },
        });
        const { running, checks } = (await answer.json()).data;
        return !running && checks.length > 0;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
  await runSql("update mailbox_checks set verdict = 'pass' where mailbox_id = $1", [accountId]);
}

/** As a connection leaves it that broke after the last byte, and nothing of it was found in Sent. */
export const leaveInDoubt = (campaignId: string, email: string) =>
  runSql(
    `update send_ledger set state = 'doubt', open = false, holder = 1, variant = 'a', looked_up = 4,
       doubt_at = now() - interval '1 hour'
     where lead_id = (select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
       where l.campaign_id = $1 and r.address = $2)`,
    [campaignId, email],
  );

export const campaignRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
