import { expect, test } from '@playwright/test';
import { aSignedInUser } from '../person.ts';

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
  await aSignedInUser(page, request);
  for (const target of HOSTILE) {
    await page.goto(`/sign/sign-in?redirectUrl=${encodeURIComponent(target)}`);
    await expect(page, target).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin, target).toBe(baseURL);
  }
});
