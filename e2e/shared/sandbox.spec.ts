import { newPerson } from '../person.ts';
import { expect, test } from '../test.ts';

test('a newcomer reads the mail in the box and confirms from there', async ({ page, request, context }) => {
  const person = newPerson();
  await request.post('/sirius/api/pub/user/signup/email', {
    data: { ...person, companyName: 'Newcomer Ltd', agree: true },
  });
  await page.goto('/sandbox');
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('button', { name: person.email }).click();
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm this address' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(tab).toHaveURL(/\/sign\/verification\/success/);
});
