import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { affected, mentions, type PersonalData, toRows, without } from '../../../platform/personal-data.ts';
import { FIELD_COLUMNS } from '../contact-columns.ts';
import { changeContactCount, lockContactCount } from '../contact-counts.repository.ts';

/** Of those who can still come back; one that names the person does not. Their timelines go with them. */
const deletedContacts: PersonalData = {
  name: 'deletedContacts',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select to_jsonb(c) - '{workspace_id,facets,search_text,alias_email,name_key,is_settled}'::text[]
          || jsonb_build_object(
            'timeline', (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'about', e.about, 'words', e.words)
              order by e.at) from contact_events e where e.contact_id = c.id),
            'notes', (select jsonb_agg(jsonb_build_object('at', n.at, 'text', n.text, 'by', n.by_name) order by n.at)
              from contact_notes n where n.contact_id = c.id)) as row
        from deleted_contacts c where c.workspace_id = ${workspaceId} and c.email = ${email}
        union all
        select jsonb_build_object('source', c.source, 'lastEventAbout', c.last_event_about, 'fields', c.fields) as row
        from deleted_contacts c where ${isMentioned(workspaceId, email)}`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`delete from deleted_contacts c where c.workspace_id = ${workspaceId}
        and (c.email = ${email} or ${isMentioned(workspaceId, email)})`,
      trx,
    ),
};

/** Merges that can be undone; one that knows the person ends. */
const mergedContacts: PersonalData = {
  name: 'mergedContacts',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select to_jsonb(c) - '{workspace_id,facets,search_text,alias_email,name_key,is_settled,merge_id,note_ids}'::text[]
          as row
        from merged_contacts c where c.workspace_id = ${workspaceId} and c.email = ${email}
        union all
        select jsonb_build_object('source', c.source, 'lastEventAbout', c.last_event_about, 'fields', c.fields) as row
        from merged_contacts c where ${isMentioned(workspaceId, email)}`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`delete from contact_merges where workspace_id = ${workspaceId} and (id in (
          select c.merge_id from merged_contacts c where c.workspace_id = ${workspaceId}
            and (c.email = ${email} or ${email} = any(c.other_addresses) or ${isMentioned(workspaceId, email)}))
        or strpos(lower(joined::text), ${email}) > 0)`,
      trx,
    ),
};

/** Of contacts the person was merged into. What happened there goes by the timeline. */
const otherAddresses: PersonalData = {
  name: 'otherAddresses',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('address', a.address, 'of', c.email) as row
        from contact_addresses a join contacts c on c.id = a.contact_id
        where a.workspace_id = ${workspaceId} and (a.address = ${email} or c.email = ${email})`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`delete from contact_addresses a where a.workspace_id = ${workspaceId} and (a.address = ${email}
        or a.contact_id in (select id from contacts where workspace_id = ${workspaceId} and email = ${email}))`,
      trx,
    ),
};

const contact: PersonalData = {
  name: 'contact',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select to_jsonb(c) - '{workspace_id,facets,search_text,alias_email,name_key,is_settled}'::text[] as row
        from contacts c where workspace_id = ${workspaceId} and email = ${email}`,
      trx,
    ),
  erase: async (trx, scope, email) => {
    await lockContactCount(trx, scope);
    const gone = await affected(
      sql`delete from contacts where workspace_id = ${scope.workspaceId} and email = ${email}`,
      trx,
    );
    if (gone > 0) await changeContactCount(trx, scope, -gone);
    return gone;
  },
};

/** The timeline of the contact itself goes with it; so these run first, to be counted. */
const timeline: PersonalData = {
  name: 'timeline',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('at', e.at, 'event', e.event, 'about', e.about, 'words', e.words) as row
        from contact_events e left join contacts c on c.id = e.contact_id
        where e.workspace_id = ${workspaceId}
          and (c.email = ${email} or e.address = ${email} or ${mentions('e.about', email)} or ${mentions('e.words', email)})
        order by e.at`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) =>
    (await affected(
      sql`delete from contact_events e where e.workspace_id = ${workspaceId} and (e.address = ${email}
        or e.contact_id in (select id from contacts where workspace_id = ${workspaceId} and email = ${email}))`,
      trx,
    )) +
    (await affected(
      sql`update contact_events set about = ${without('about', email)}, words = ${without('words', email)}
        where workspace_id = ${workspaceId} and (${mentions('about', email)} or ${mentions('words', email)})`,
      trx,
    )),
};

const notes: PersonalData = {
  name: 'notes',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('at', n.at, 'text', n.text, 'by', n.by_name) as row
        from contact_notes n left join contacts c on c.id = n.contact_id
        where n.workspace_id = ${workspaceId} and (c.email = ${email} or ${mentions('n.text', email)}) order by n.at`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) =>
    (await affected(
      sql`delete from contact_notes using contacts c where c.id = contact_id and c.email = ${email}
        and contact_notes.workspace_id = ${workspaceId}`,
      trx,
    )) +
    (await affected(
      sql`update contact_notes set text = ${without('text', email)}
        where workspace_id = ${workspaceId} and ${mentions('text', email)}`,
      trx,
    )),
};

/** Other contacts whose fields name the address, and their last event. */
const mentionsElsewhere: PersonalData = {
  name: 'otherContacts',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('source', c.source, 'lastEventAbout', c.last_event_about, 'fields', c.fields) as row
        from contacts c where ${isMentioned(workspaceId, email)}`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`update contacts c set
          fields = (select coalesce(jsonb_object_agg(key, ${without('value', email)}), '{}') from jsonb_each_text(c.fields)),
          source = ${without('source', email)}, last_event_about = ${without('last_event_about', email)},
          ${sql.join(TEXTS.map((column) => sql`${sql.ref(column)} = ${without(column, email)}`))}
        where ${isMentioned(workspaceId, email)}`,
      trx,
    ),
};

/** A time zone names nobody. */
const TEXTS = Object.values(FIELD_COLUMNS).filter((column) => column !== FIELD_COLUMNS.timeZone);

const isMentioned = (workspaceId: string, email: string) => sql<boolean>`c.workspace_id = ${workspaceId}
  and c.email <> ${email} and (strpos(lower(c.fields::text), ${email}) > 0 or strpos(lower(c.last_event_about), ${email}) > 0
    or strpos(lower(${sql.join(
      ['source', ...TEXTS].map((column) => sql.ref(`c.${column}`)),
      sql` || ' ' || `,
    )}), ${email}) > 0)`;

const savedFilters: PersonalData = {
  name: 'savedFilters',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('name', name, 'filter', filter) as row from contact_filters f
        where workspace_id = ${workspaceId} and strpos(lower(name || filter::text), ${email}) > 0`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`delete from contact_filters where workspace_id = ${workspaceId}
        and strpos(lower(name || filter::text), ${email}) > 0`,
      trx,
    ),
};

export const PERSONAL_DATA_OF_CONTACTS: readonly PersonalData[] = [
  mergedContacts,
  deletedContacts,
  otherAddresses,
  timeline,
  notes,
  mentionsElsewhere,
  savedFilters,
  contact,
];

/** What is known of an address that may not be written to. */
export const listSuppressionsOf = (trx: Trx, { workspaceId }: Scope, hashes: readonly string[]) =>
  trx
    .selectFrom('suppressions')
    .select(['scope', 'value', 'reason', 'about', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute();

/** Leaves the hash alone of these, and takes the address out of what is said about others. Gives how many it changed. */
export async function forgetSuppressed(
  trx: Trx,
  { workspaceId }: Scope,
  email: string,
  hashes: readonly string[],
): Promise<number> {
  const forgotten = await affected(
    sql`update suppressions set value = null, about = '' where workspace_id = ${workspaceId}
      and hash = any(${[...hashes]}::text[])`,
    trx,
  );
  const mentioned = await affected(
    sql`update suppressions set about = ${without('about', email)}
      where workspace_id = ${workspaceId} and ${mentions('about', email)}`,
    trx,
  );
  return forgotten + mentioned;
}

type Erasure = { id: string; hash: string; at: Date; erased: Record<string, number>; proof: string };

export const insertErasure = (trx: Trx, { workspaceId }: Scope, { id, hash, at, erased, proof }: Erasure) =>
  trx
    .insertInto('contact_erasures')
    .values({ id, workspace_id: workspaceId, hash, erased_at: at, erased: JSON.stringify(erased), proof })
    .execute();
