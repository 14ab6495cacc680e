import { cutsOn, walkScreens } from '../cut-text.ts';
import { aUserWithLongNames } from '../long-data.ts';
import { expect, test } from '../test.ts';

test('the longest names and addresses cut no words of ours on a phone, in each language', async ({ page, request }) => {
  test.slow();
  const { taskId, contact } = await aUserWithLongNames(page, request);
  const { data, open } = walkScreens(page);
  const found: object[] = [];
  for (const language of ['en', 'zh', 'de']) {
    await page.evaluate((value) => localStorage.setItem('outrider_app_language', value), language);
    await page.goto('/home/accounts/accountList');
    for (const path of [
      '/home/accounts/accountList',
      '/home/accounts/accountAdd',
      '/home/contact/contactList',
      `/home/contact/contactList?contact=${encodeURIComponent(contact)}`,
      '/home/verification/email',
      `/home/verification/email?task=${taskId}`,
      '/home/campaign/list',
      '/inbox',
      '/you',
    ]) {
      await open(path);
      const cuts = await cutsOn(page, data);
      found.push(...cuts.map((cut) => ({ path, language, ...cut })));
    }
  }
  expect(found).toEqual([]);
});
