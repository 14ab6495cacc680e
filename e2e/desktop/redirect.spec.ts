import { expect, test } from '@playwright/test';
import { ACCOUNT_LIST, aUser, signIn } from '../person.ts';

const HOSTILE = [
  '//evil.test',
  '/\\evil.test',
  '%2F%2Fevil.test',
  '/%5Cevil.test',
  '%252F%252Fevil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
];

test('no redirectUrl leads a signed-in person to another site', async ({ page, request, baseURL }) => {
  await page.goto('/sign/sign-in');
  await signIn(page, await aUser(request));
  await expect(page).toHaveURL(ACCOUNT_LIST);
  for (const target of HOSTILE) {
    await page.goto(`/sign/sign-in?redirectUrl=${encodeURIComponent(target)}`);
    await expect(page, target).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin, target).toBe(baseURL);
  }
});
