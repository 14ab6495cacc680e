import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { listContacts } from '../../../api/contacts/read-contacts.ts';
import type { Question } from './contact-asks.tsx';

/** As much as one answer carries. */
const PAGE_SIZE = 200;

/** The addresses a question is about, a batch at a time, so that any number of them can be handled. */
export async function* readEmails({ choice, contacts }: Question, atOnce: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const emails of 'filter' in choice ? pagesOf(choice.filter) : [contacts.map(({ email }) => email)]) {
    batch.push(...emails);
    while (batch.length >= atOnce) {
      yield batch.slice(0, atOnce);
      batch = batch.slice(atOnce);
    }
  }
  if (batch.length > 0) yield batch;
}

async function* pagesOf(filter: ContactFilter): AsyncGenerator<string[]> {
  let after = '';
  do {
    // By address: an order that does not change while it is read.
    const page = await listContacts({ ...filter, sort: 'email', order: 'asc', after, pageSize: PAGE_SIZE });
    yield page.contactList.map(({ email }) => email);
    after = page.next;
  } while (after !== '');
}
