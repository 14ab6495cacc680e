import { PROXY_FUNCTIONS } from '@outrider/contract/inbox/proxy';
import type { searchEverything as call, FoundPerson, SearchAnswer, SearchKind } from '@outrider/contract/search';
import type { z } from 'zod';
import type { Scope } from '../../platform/db.ts';
import { findCampaignsByName } from '../campaigns/index.ts';
import { findCompanies, findPeople, type PersonHit } from '../contacts/index.ts';
import { searchMessages } from '../inbox/index.ts';
import { findMailboxesByName } from '../mailboxes/index.ts';
import type { SearchDeps } from './search-deps.ts';

type Wanted = z.output<typeof call.input>;

const NOTHING = { hits: [], total: { count: 0, isExact: true } };

/** Looks everywhere at once, or in one place where the reader narrowed it. */
export async function searchEverything(deps: SearchDeps, scope: Scope, wanted: Wanted): Promise<SearchAnswer> {
  const isWanted = (kind: SearchKind) => wanted.kind === undefined || wanted.kind === kind;
  const [people, companies, mails, campaigns, mailboxes] = await Promise.all([
    isWanted('people') ? searchPeople(deps, scope, wanted) : NOTHING,
    isWanted('companies') ? searchCompanies(deps, scope, wanted) : NOTHING,
    isWanted('mails') ? searchMails(deps, scope, wanted) : NOTHING,
    isWanted('campaigns') ? searchCampaigns(deps, scope, wanted) : NOTHING,
    isWanted('mailboxes') ? searchMailboxes(deps, scope, wanted) : NOTHING,
  ]);
  return { people, companies, mails, campaigns, mailboxes };
}

async function searchPeople({ db, now }: SearchDeps, scope: Scope, { words, limit }: Wanted) {
  const { hits, total } = await findPeople(db, scope, words, { limit, now: now() });
  return { total, hits: hits.map(describePerson) };
}

const describePerson = ({ id, suppressedReason, suppressedAt, lastEvent, ...hit }: PersonHit): FoundPerson => ({
  contactId: id,
  email: hit.email,
  firstName: hit.firstName,
  lastName: hit.lastName,
  title: hit.title,
  company: hit.company,
  suppressed: suppressedReason && suppressedAt ? { reason: suppressedReason, at: suppressedAt.toISOString() } : null,
  lastEvent: { event: lastEvent, at: hit.lastEventAt.toISOString(), about: hit.lastEventAbout },
});

async function searchCompanies({ db, now }: SearchDeps, scope: Scope, { words, limit }: Wanted) {
  const { hits, total } = await findCompanies(db, scope, words, { limit, now: now() });
  return { total, hits: hits.map(({ company, people }) => ({ company, people: total.isExact ? people : null })) };
}

async function searchMails(deps: SearchDeps, scope: Scope, { words, limit }: Wanted): Promise<SearchAnswer['mails']> {
  const info = { searchInfo: { pattern: words, limit, returnTotal: true } };
  const found = await searchMessages(deps, scope, PROXY_FUNCTIONS['mbox:searchMessages'].input.parse(info));
  return {
    total: { count: found.total < 0 ? limit : found.total, isExact: found.total >= 0 },
    hits: found.messages.map(({ id, tid, subject, sender, receivedDate }) => ({
      mid: id,
      tid,
      subject: found.hits[id]?.subject || subject,
      text: found.hits[id]?.text ?? '',
      file: found.hits[id]?.file ?? '',
      from: sender.name || sender.email,
      at: receivedDate,
    })),
  };
}

async function searchCampaigns({ db }: SearchDeps, scope: Scope, { words, limit }: Wanted) {
  const rows = await findCampaignsByName(db, scope, words.split(/\s+/), limit);
  return {
    total: { count: rows[0]?.all ?? 0, isExact: true },
    hits: rows.map(({ id, name, status }) => ({ campaignId: id, name, status })),
  };
}

async function searchMailboxes({ db }: SearchDeps, scope: Scope, { words, limit }: Wanted) {
  const rows = await findMailboxesByName(db, scope, words, limit);
  return {
    total: { count: rows[0]?.all ?? 0, isExact: true },
    hits: rows.map(({ id, email, senderName, status }) => ({ accountId: id, email, senderName, status })),
  };
}
