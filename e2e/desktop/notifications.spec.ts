import { aGuardRail, aUsedQuota, tellPerson } from '../notifications.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('a bell tells at once, leads to what it tells of, and forgets what was read', async ({ page }) => {
  const { email } = await aSignedInUser(page);
  await tellPerson(email, aUsedQuota, 60);
  await page.goto('/setting/profile');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await tellPerson(email, aGuardRail('Autumn carriers'));
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toContainText([
    '“Autumn carriers” was paused by a guardrail',
    '80% of a quota used',
  ]);
  await panel.getByRole('link', { name: /80% of a quota used/ }).click();
  await expect(page).toHaveURL('/setting/billing');
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('what the user chooses holds after a reload, and the browser is asked only when they switch it on', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const original = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      asked.push('asked');
      return original();
    };
    Object.assign(window, { asked });
  });
  await aSignedInUser(page);
  await page.goto('/setting/notifications');
  const mail = page.getByLabel('Campaign completed: Email');
  await expect(mail).toHaveValue('digest');
  await mail.selectOption('Off');
  await page.getByRole('switch', { name: '19:00 to 07:30' }).check();
  await page.getByLabel('Until').selectOption('06:30');
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"digestAt":"09:00"') ?? false,
  );
  await page.getByLabel('Every working day at').selectOption('09:00');
  await saved;
  await page.reload();
  await expect(mail).toHaveValue('off');
  await expect(page.getByRole('switch', { name: '19:00 to 06:30' })).toBeChecked();
  await expect(page.getByLabel('Every working day at')).toHaveValue('09:00');

  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length);
  expect(await asked()).toBe(0);
  await context.grantPermissions(['notifications']);
  await page.getByRole('switch', { name: 'This browser' }).click();
  await expect.poll(asked).toBe(1);
});
