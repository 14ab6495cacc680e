import { type BoxState, getBoxState } from '@outrider/contract/sandbox';
import type { APIRequestContext, Page } from '@playwright/test';
import { planOf } from '../../packages/sandbox/src/people/nature.ts';
import { createChance } from '../../packages/sandbox/src/world/chance.ts';
import { createWorld } from '../../packages/sandbox/src/world/world.ts';
import {
  aSender,
  chooseSender,
  emailText,
  inDays,
  isSaved,
  NEW,
  nameIt,
  next,
  pasteLeads,
  subject,
} from '../campaign-editor.ts';
import { campaignRow } from '../campaigns.ts';
import { expect, test } from '../test.ts';

/** What the box does when it is asked to. */
async function tellBox(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(`/sirius/api/pub/sandbox/${path}`, { data });
  const { code, message } = await answer.json();
  expect(code, message).toBe(0);
}

/** Until a person of the box has the mail. */
const untilReceived = (request: APIRequestContext, address: string) =>
  expect
    .poll(
      async () => {
        const answer = await request.get('/sirius/api/pub/sandbox/person/read', { params: { address } });
        return (await answer.json()).data.received;
      },
      { timeout: 45_000, intervals: [200] },
    )
    .toBe(1);

/** As many as a new mailbox writes to on its first day. */
const PEOPLE = 4;
/** People of the box are on leave, or have a machine before their mailbox; these do nothing by themselves for a while. */
const QUIET_MS = 30 * 60_000;

/** Every person one writes to exists there. What they will do is drawn from the seed of the box. */
async function quietPeople(request: APIRequestContext): Promise<string[]> {
  const { seed, now }: BoxState = (await (await request.get(getBoxState.path)).json()).data;
  const chance = createChance(seed);
  const world = createWorld(chance);
  const isQuiet = (address: string) =>
    planOf(chance, world.personAt(address), { earlier: 0, automatic: false }, new Date(now)).every(
      ({ at }) => at.getTime() > Date.parse(now) + QUIET_MS,
    );
  const own = crypto.randomUUID().slice(0, 8);
  const people = Array.from({ length: 100 }, (_none, index) => `p${index}.${own}@ostravacold.test`);
  return people.filter(isQuiet).slice(0, PEOPLE);
}

/** Nobody who opens a mail in its first seconds is taken for a person. */
const BEFORE_ANYBODY_READS_MS = 15_000;

const inFunnel = (page: Page, step: string) =>
  page.locator('dt', { hasText: new RegExp(`^${step}$`) }).locator('xpath=following-sibling::dd[1]');
const dayWith = (page: Page, words: string) =>
  page.getByRole('img', { name: 'Emails and replies by day' }).locator('title', { hasText: words });

async function writeThreeRounds(page: Page) {
  await subject(page).click();
  await page.keyboard.type('Two invoices, one mistake');
  await emailText(page).click();
  await page.keyboard.type('Hi {{firstName | default: "there"}}, we went through 1,400 invoices of carriers.');
  for (const words of ['Did it reach you?', 'Should I close the file?']) {
    await page.getByRole('button', { name: 'Round', exact: true }).click();
    await emailText(page).click();
    await page.keyboard.type(words);
  }
  await isSaved(page);
}

async function sendAtAnyHour(page: Page, email: string) {
  await chooseSender(page, email);
  for (const day of ['Sat', 'Sun']) await page.getByRole('button', { name: day, exact: true }).click();
  await page.getByLabel('Send time from').fill('00:00');
  await page.getByLabel('Send time to').fill('00:00');
  await page.getByLabel('End day').fill(inDays(60));
  await page.getByLabel('Per-domain limit').fill('4');
  await page.getByLabel('Unchecked').click();
  await page.getByTitle('sent', { exact: true }).click();
  await page.getByLabel('Postal address').fill('4 Speicherstadt, 20457 Hamburg');
}

test('from nothing to an answer: three rounds are launched, people read and reply, and the page shows it by itself', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const { email } = await aSender(page, request, { gapMinutes: 0, burst: true, warmup: false });
  const people = await quietPeople(request);
  const [reader = '', answerer = ''] = people;
  await page.goto(NEW);
  await nameIt(page, 'US Midwest brokers');
  await pasteLeads(page, people.join('\n'));
  await next(page, 'sequence').click();
  await writeThreeRounds(page);
  await next(page, 'schedule').click();
  await sendAtAnyHour(page, email);
  await next(page, 'review').click();
  await expect(page.getByText('Ready to launch')).toBeVisible();
  await page.getByRole('button', { name: 'Launch', exact: true }).click();

  // From here on nobody reloads anything.
  await expect(page).toHaveURL(/campaignDetail/);
  await expect(inFunnel(page, 'Delivered')).toHaveText('4', { timeout: 60_000 });
  await expect(dayWith(page, '4 new leads, 0 follow-ups')).toHaveCount(1);
  await Promise.all(people.map((address) => untilReceived(request, address)));
  await tellBox(request, 'clock/move', { skipMs: BEFORE_ANYBODY_READS_MS });
  await tellBox(request, 'person/act', { address: reader, act: 'read' });
  await expect(inFunnel(page, 'Read by a person')).toHaveText('1', { timeout: 30_000 });

  await page.getByRole('tab', { name: /^Leads/ }).click();
  const [readers, answerers] = [campaignRow(page, reader), campaignRow(page, answerer)];
  await expect(readers).toContainText('Person');
  await expect(answerers).toContainText(/Round 2 /);
  await tellBox(request, 'person/act', { address: answerer, act: 'answer', answer: 'interested' });
  await expect(answerers).toContainText('Stopped: reply from a person', { timeout: 45_000 });
  await expect(
    answerers.getByRole('img', { name: 'Rounds: 1 sent, 2 will not be sent, 3 will not be sent' }),
  ).toBeVisible();
  await expect(readers).toContainText(/Round 2 /);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(inFunnel(page, 'Replied')).toHaveText('1');
  await expect(dayWith(page, '1 replies')).toHaveCount(1);
});
