import { DEFAULT_CHOICES, saveNotificationSettings } from '@outrider/contract/notifications';
import { aSignedInUser, headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

const PLAN = 200;
const MOST = 165;
const REST = PLAN - MOST;

/** At a domain that does not exist: a verdict that is counted, without a mail host to ask. */
const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `person${index}@quota-notice.test`).join('\n');

test('when most of a quota is used, its owner is notified in the app and by mail, and what does not fit is refused', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const person = await aSignedInUser(page);
  const { channels } = DEFAULT_CHOICES;
  const wanted = {
    ...DEFAULT_CHOICES,
    channels: { ...channels, quotaNearlyUsed: { ...channels.quotaNearlyUsed, mail: 'atOnce' } },
  };
  const chosen = await request.post(saveNotificationSettings.path, { data: wanted, headers: headersOf(person) });
  expect(chosen.ok()).toBe(true);

  await page.goto('/home/verification/email');
  await page.getByRole('textbox', { name: 'Paste addresses' }).fill(addresses(MOST));
  await page.getByRole('button', { name: `Verify ${MOST} addresses` }).click();
  await expect(page).toHaveURL(/task=/);
  const notice = page.getByRole('link', { name: /80% of a quota used: Verifications/i });
  await expect(async () => {
    await page.goto(isMobile ? '/notifications' : '/home/dashboard');
    if (!isMobile) await page.getByRole('button', { name: /^Notifications, / }).click({ timeout: 5_000 });
    await expect(notice).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });

  const mail = async () => {
    const list = await request.get('/sirius/api/pub/sandbox/mail/list', { params: { search: person.email } });
    const mails: { id: string; subject: string }[] = (await list.json()).data.mails;
    const found = mails.find(({ subject }) => /80% of a quota used/i.test(subject));
    if (!found) return '';
    const read = await request.get('/sirius/api/pub/sandbox/mail/read', { params: { id: found.id } });
    return (await read.json()).data.text as string;
  };
  await expect.poll(mail, { timeout: 60_000 }).toContain(`of ${PLAN} used`);

  await notice.click();
  await expect(page).toHaveURL('/setting/billing');
  await page.goto('/home/verification/email');
  await page.getByRole('textbox', { name: 'Paste addresses' }).fill(addresses(REST + 1).replaceAll('person', 'other'));
  await page.getByRole('button', { name: `Verify ${REST + 1} addresses` }).click();
  await expect(
    page.getByText(`${REST + 1} addresses, but only ${REST} verifications left this month`).first(),
  ).toBeVisible();
});
