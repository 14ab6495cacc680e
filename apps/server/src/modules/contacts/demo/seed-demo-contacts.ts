import { randomUUID } from 'node:crypto';
import type { Scope, Trx } from '../../../platform/db.ts';
import { changeContactCount, claimContactCount } from '../contact-counts.repository.ts';
import { insertFirstContacts, type NewContact } from '../contacts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { ensureFields } from '../fields.repository.ts';
import { ensureLabels } from '../labels.repository.ts';
import { saveFilter } from '../listing/filters.repository.ts';
import { recordVerifications, type VerdictOf } from '../ports/verification.repository.ts';
import { suppress } from '../suppressions/suppress.ts';
import { noteContactEvent } from '../timeline/events.repository.ts';
import { insertNote } from '../timeline/notes.repository.ts';
import { type DemoContact, type DemoPeople, demoContacts } from './demo-contacts.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'now'>;

const DAY_MS = 86_400_000;
const ANSWERED = { mx: '', category: 'VALID', reason: 'accepted' } as const;
const SOURCE = 'Transport Logistic, exhibitors';

/** Gives the demo company its contacts once: a user who deletes them does not find them again after a restart. */
export async function seedDemoContacts(
  deps: Deps,
  scope: Scope,
  people: DemoPeople,
  /** Those the company writes with: they were checked before, and nobody asked to leave them alone. */
  written: ReadonlySet<string>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await claimContactCount(trx, scope))) return;
    const contacts = demoContacts(people);
    await ensureFields(trx, scope, new Map([['carrierCount', 'number']]));
    const tagOf = new Map<string, string[]>();
    for (const { tag } of contacts) if (!tagOf.has(tag)) tagOf.set(tag, await ensureLabels(trx, scope, 'tag', [tag]));
    const lists = await ensureLabels(trx, scope, 'list', ['Spring exhibitors']);
    const rows = contacts.map((contact, index) =>
      describeContact(deps.now(), contact, index, { tags: tagOf.get(contact.tag) ?? [], lists }),
    );
    await insertFirstContacts(trx, scope, rows);
    await noteSome(deps, trx, scope, rows);
    await changeContactCount(trx, scope, contacts.length);
    await keepSomeAway(deps, trx, scope, contacts, written);
    await tellVerdicts(deps, trx, scope, contacts, { people, written });
    const dach = tagOf.get('DACH') ?? [];
    const conditions = [
      { kind: 'tag' as const, ids: dach, not: false },
      { kind: 'verification' as const, categories: ['VALID' as const, 'UNKNOWN' as const] },
      { kind: 'suppressed' as const, is: false },
    ];
    await saveFilter(trx, scope, 'DACH, can be written to', { search: '', conditions });
  });
}

const daysAgo = (now: Date, days: number, index: number) => new Date(now.getTime() - days * DAY_MS - index * 97_000);

function describeContact(
  now: Date,
  { email, person, city, country }: DemoContact,
  index: number,
  { tags, lists }: { tags: string[]; lists: string[] },
): NewContact {
  const addedAt = daysAgo(now, 40, index);
  return {
    id: randomUUID(),
    email,
    first_name: person.firstName,
    last_name: person.name.replace(person.firstName, '').trim(),
    title: person.title,
    company: person.company,
    city,
    country,
    time_zone: person.zone,
    website: `https://www.${email.slice(email.indexOf('@') + 1)}`,
    source: SOURCE,
    fields: JSON.stringify({ carrierCount: String(4 + ((index * 13) % 60)) }),
    tag_ids: tags,
    list_ids: index % 3 === 0 ? lists : [],
    created_at: addedAt,
    last_event_at: addedAt,
    last_event_about: SOURCE,
    verification_category: null,
    verified_at: null,
    suppressed_reason: null,
    suppressed_at: null,
  };
}

async function noteSome({ now }: Deps, trx: Trx, scope: Scope, contacts: readonly NewContact[]) {
  for (const [index, { id, email }] of contacts.entries()) {
    if (index % 23 !== 0) continue;
    const [at, text] = [daysAgo(now(), 9, index), 'Met at the fair. Wants a quote for the second quarter.'];
    const note = { id: randomUUID(), contact_id: id, at, text, by_user_id: null, by_name: 'Maya Lindqvist' };
    await insertNote(trx, scope, note);
    await noteContactEvent(trx, scope, email, { event: 'noted', at });
  }
}

/** Some were checked again since, a few each day. */
const AGAIN_EACH = 3;
const AGAIN_WITHIN_DAYS = 17;

/** What their hosts would say if they were asked; a few were never looked at. */
async function tellVerdicts(
  { now }: Deps,
  trx: Trx,
  scope: Scope,
  contacts: readonly DemoContact[],
  { people, written }: { people: DemoPeople; written: ReadonlySet<string> },
) {
  const verdicts = contacts.flatMap(({ email }, index): VerdictOf[] => {
    const isKnown = written.has(email);
    const found = index % 8 === 7 && !isKnown ? undefined : people.verdictOf(email);
    const verdict = found ?? (isKnown ? ANSWERED : undefined);
    const at = new Date(now().getTime() - 38 * DAY_MS - index * 61_000);
    return verdict ? [{ email, at, ...verdict }] : [];
  });
  await recordVerifications(trx, scope, verdicts);
  const again = verdicts.flatMap((verdict, index) =>
    index % AGAIN_EACH === 0 ? [{ ...verdict, at: daysAgo(now(), (index / AGAIN_EACH) % AGAIN_WITHIN_DAYS, 1) }] : [],
  );
  await recordVerifications(trx, scope, again);
}

async function keepSomeAway(
  { hasher, now }: Deps,
  trx: Trx,
  scope: Scope,
  contacts: readonly DemoContact[],
  written: ReadonlySet<string>,
) {
  const deps = { hasher, now: () => new Date(now().getTime() - 36 * DAY_MS) };
  const addressesAt = (from: number) =>
    contacts
      .filter(({ email }, index) => index % 41 === from && !written.has(email))
      .map(({ email }) => ({ scope: 'address' as const, value: email }));
  await suppress(deps, trx, scope, addressesAt(11), { reason: 'file', about: 'Opt-outs of the old mailing tool' });
  await suppress(deps, trx, scope, addressesAt(29).slice(0, 3), { reason: 'manual', about: 'Asked on the phone' });
  const rival = [{ scope: 'domain' as const, value: 'corkline.test' }];
  await suppress(deps, trx, scope, rival, { reason: 'manual', about: 'Customer already' });
}
