import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

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

test('a redirectUrl keeps its query, and none leads a signed-in person to another site', async ({ page, baseURL }) => {
  await aSignedInUser(page);
  await page.goto(`/sign/sign-in?redirectUrl=${encodeURIComponent('/inbox?q=100%25')}`);
  await expect(page).toHaveURL('/inbox?q=100%25');
  for (const target of HOSTILE) {
    await page.goto(`/sign/sign-in?redirectUrl=${encodeURIComponent(target)}`);
    await expect(page, target).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin, target).toBe(baseURL);
  }
});
