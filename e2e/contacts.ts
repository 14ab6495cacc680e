import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { aSignedInUser, headersOf } from './person.ts';

export const CONTACT_LIST = '/home/contact/contactList';

type Person = {
  email: string;
  firstName: string;
  lastName: string;
  company?: string;
  country?: string;
  tags?: string[];
};

/** A user signed in with these contacts, on their list. */
export async function aContactBook(page: Page, request: APIRequestContext, people: readonly Person[]) {
  const person = await aSignedInUser(page);
  const headers = headersOf(person);
  for (const data of people) {
    const answer = await request.post('/sirius/api/biz/contact/add', { headers, data });
    const { code, message } = await answer.json();
    expect(code, message).toBe(0);
  }
  await page.goto(CONTACT_LIST);
  return person;
}

export const contactRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
