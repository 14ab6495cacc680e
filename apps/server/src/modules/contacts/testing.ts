import { randomBytes, randomUUID } from 'node:crypto';
import { addContact } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Scope } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { aUser, newPerson, signInAs } from '../identity/testing.ts';

/** Who signed up first at each server, by mail and link as everybody does. */
const firsts = new WeakMap<TestServer, ReturnType<typeof aUser>>();

/** A user with room for many contacts, and whose they are. After the first, which takes a mail, they are its likes. */
export async function aKeeper(server: TestServer, plan = 'growth') {
  const known = firsts.get(server);
  const user = await (known ? aLike(server, await known) : aFirst(server));
  const { rows } = await sql<{ id: string }>`update workspaces set plan = ${plan}
    where id = (select workspace_id from users where email = ${user.email}) returning id`.execute(server.database.db);
  return { ...user, workspaceId: rows[0]?.id ?? '' };
}

function aFirst(server: TestServer) {
  const first = aUser(server);
  firsts.set(server, first);
  return first;
}

/** A user with the same password, in a workspace of their own. */
async function aLike(server: TestServer, first: Awaited<ReturnType<typeof aUser>>) {
  const person = { ...first, email: newPerson().email };
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  const { db } = server.database;
  await sql`insert into workspaces select (jsonb_populate_record(w, ${JSON.stringify({ id: workspaceId })}::jsonb)).*
    from workspaces w where id = (select workspace_id from users where email = ${first.email})`.execute(db);
  const own = JSON.stringify({ id: userId, workspace_id: workspaceId, email: person.email });
  await sql`insert into users select (jsonb_populate_record(u, ${own}::jsonb)).* from users u
    where email = ${first.email}`.execute(db);
  return { ...person, token: await signInAs(server, person) };
}

export const anAddress = (domain = 'nordkai.test') => `p${randomBytes(5).toString('hex')}@${domain}`;

/** A contact as the call gives it. */
export async function aContact(
  server: TestServer,
  token: string,
  values: Partial<z.input<typeof addContact.input>> = {},
) {
  const { data, message } = await server.call(addContact, { email: anAddress(), ...values }, { token });
  if (!data?.contactId) throw new Error(`the contact was not added: ${message}`);
  return data;
}

/** A row in every table of contacts, with values that could only come from this workspace. */
export async function fillContactTables(db: Db, { workspaceId }: Scope): Promise<void> {
  const of = { workspace_id: workspaceId };
  const at = new Date();
  const [contactId, tagId] = [randomUUID(), randomUUID()];
  const email = anAddress('secret-of-a.test');
  await db
    .insertInto('contact_counts')
    .values({ ...of, contacts: 2, arriving: 1, arriving_from: null, labels_counted_at: null })
    .execute();
  await db
    .insertInto('contact_labels')
    .values({ ...of, id: tagId, kind: 'tag', name: 'a-tag-of-workspace-a' })
    .execute();
  await db
    .insertInto('contacts')
    .values({
      ...of,
      id: contactId,
      email,
      company: 'a-company-of-workspace-a',
      tag_ids: [tagId],
      created_at: at,
      last_event_at: at,
      verification_category: null,
      verified_at: null,
      suppressed_reason: null,
      suppressed_at: null,
    })
    .execute();
  await sql`insert into contact_arrivals (id, workspace_id, email, company, created_at, last_event_at)
    values (${randomUUID()}, ${workspaceId}, ${anAddress('arriving-at-a.test')}, 'an-arrival-of-workspace-a', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into deleted_contacts (deletion_id, deleted_at, id, workspace_id, email, company, created_at, last_event_at)
    values (${randomUUID()}, ${at}, ${randomUUID()}, ${workspaceId}, ${anAddress('deleted-by-a.test')},
      'a-deleted-contact-of-workspace-a', ${at}, ${at})`.execute(db);
  const merge = { ...of, id: randomUUID(), kept_id: contactId, merged_at: at };
  await db
    .insertInto('contact_merges')
    .values({ ...merge, joined: JSON.stringify({ company: 'a-merged-company-of-a' }) })
    .execute();
  const other = anAddress('merged-by-a.test');
  await sql`insert into merged_contacts (merge_id, note_ids, other_addresses, id, workspace_id, email, company, created_at,
      last_event_at)
    values (${merge.id}, '{}', '{}', ${randomUUID()}, ${workspaceId}, ${other}, 'a-merged-contact-of-workspace-a', ${at},
      ${at})`.execute(db);
  await db
    .insertInto('contact_addresses')
    .values({ ...of, address: other, contact_id: contactId, merge_id: merge.id })
    .execute();
  await db
    .insertInto('contact_fields')
    .values({ ...of, name: 'aFieldOfWorkspaceA', type: 'text' })
    .execute();
  await db
    .insertInto('contact_filters')
    .values({
      ...of,
      id: randomUUID(),
      name: 'a-filter-of-workspace-a',
      filter: JSON.stringify({ search: '', conditions: [] }),
    })
    .execute();
  const ofContact = { ...of, id: randomUUID(), contact_id: contactId, at };
  await db
    .insertInto('contact_events')
    .values({ ...ofContact, event: 'sent', about: 'a-campaign-of-workspace-a', words: '' })
    .execute();
  await db
    .insertInto('contact_notes')
    .values({ ...ofContact, id: randomUUID(), text: 'a-note-of-workspace-a', by_user_id: null, by_name: 'Somebody' })
    .execute();
  const hash = 'a-hash-of-workspace-a';
  await db
    .insertInto('suppressions')
    .values({
      ...of,
      id: randomUUID(),
      scope: 'address',
      value: email,
      hash,
      reason: 'manual',
      about: '',
      at,
      merge_id: null,
    })
    .execute();
  await db
    .insertInto('contact_erasures')
    .values({ ...of, id: randomUUID(), hash, erased_at: at, erased: '{}', proof: 'a-proof-of-workspace-a' })
    .execute();
}
