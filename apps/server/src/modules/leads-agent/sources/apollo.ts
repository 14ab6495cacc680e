import { z } from 'zod';
import { type ApiDeps, askApi } from './ask-api.ts';
import { failed, NOTHING_SPENT } from './failure.ts';
import { APOLLO_CREDIT_MICROS } from './prices.ts';
import type { PeopleSource, PeopleWish, PersonFound, PersonMatched, SourceAnswer } from './source.ts';

export type ApolloSettings = { url: string; key: string };

const PAGE_SIZE = 100;
/** `bulk_match` takes no more. */
const MATCHED_MAX = 10;
const ID_MAX = 100;

const text = z.string().nullish();

const person = z.object({
  id: z.string().min(1).max(ID_MAX),
  first_name: text,
  title: text,
  has_email: z.boolean().nullish(),
  organization: z.object({ name: text, primary_domain: text, website_url: text }).nullish(),
});

const searched = z.object({
  people: z.array(person),
  total_entries: z.number().int().nonnegative().nullish(),
  pagination: z.object({ total_entries: z.number().int().nonnegative() }).nullish(),
});

const match = z.object({
  id: z.string().min(1).max(ID_MAX),
  name: text,
  first_name: text,
  last_name: text,
  title: text,
  email: text,
  linkedin_url: text,
  city: text,
  country: text,
  organization: z
    .object({
      name: text,
      primary_domain: text,
      website_url: text,
      city: text,
      country: text,
      estimated_num_employees: z.number().int().nonnegative().nullish(),
    })
    .nullish(),
});

const matched = z.object({
  // Null as a whole, or in a place of it, where nobody was found.
  matches: z.array(match.nullable()).nullish(),
  credits_consumed: z.number().nonnegative().nullish(),
});

/** Stands where an address was not bought. */
const LOCKED_EMAIL = /^email_not_unlocked@/i;

/** Apollo.io. Searching is free and tells neither last names nor addresses; matching costs a credit for each person found. */
export function createApollo({ url, key }: ApolloSettings, deps: ApiDeps): PeopleSource {
  const ask = <T>(path: string, body: unknown, signal: AbortSignal, shape: z.ZodType<T>) =>
    askApi(
      deps,
      { url: new URL(`${url}/api/v1/${path}`), headers: { 'x-api-key': key }, body, signal, secret: key },
      shape,
    );

  async function search(
    wish: PeopleWish,
    signal: AbortSignal,
  ): Promise<SourceAnswer<{ found: PersonFound[]; total: number }>> {
    const spent = { requests: 1, micros: 0 };
    const got = await ask('mixed_people/api_search', filtersOf(wish), signal, searched);
    if (got.kind === 'failed') return { ...got.failure, spent };
    const { people, total_entries: total, pagination } = got.value;
    return {
      kind: 'answered',
      value: { found: people.map(readFound), total: total ?? pagination?.total_entries ?? people.length },
      spent,
    };
  }

  async function matchPeople(ids: string[], signal: AbortSignal): Promise<SourceAnswer<PersonMatched[]>> {
    if (ids.length === 0) return { kind: 'answered', value: [], spent: NOTHING_SPENT };
    if (ids.length > MATCHED_MAX) {
      return failed('refused', { said: `At most ${MATCHED_MAX} people are matched at a time.` });
    }
    const body = {
      details: ids.map((id) => ({ id })),
      // Business addresses only; a mobile number would cost eight credits more.
      reveal_personal_emails: false,
      reveal_phone_number: false,
    };
    const got = await ask('people/bulk_match', body, signal, matched);
    if (got.kind === 'failed') {
      const micros = got.isCharged ? ids.length * APOLLO_CREDIT_MICROS : 0;
      return { ...got.failure, spent: { requests: 1, micros } };
    }
    const { matches, credits_consumed: credits } = got.value;
    const found = (matches ?? []).filter((one) => one !== null);
    return {
      kind: 'answered',
      value: found.map(readMatch),
      spent: { requests: 1, micros: Math.ceil((credits ?? found.length) * APOLLO_CREDIT_MICROS) },
    };
  }

  return { search, match: matchPeople };
}

const filtersOf = ({ titles, places, words, range, page }: PeopleWish) => ({
  page: page + 1,
  per_page: PAGE_SIZE,
  ...(titles.length > 0 ? { person_titles: titles } : {}),
  ...(places.length > 0 ? { organization_locations: places } : {}),
  ...(words.length > 0 ? { q_keywords: words.join(' ') } : {}),
  ...(range ? { organization_num_employees_ranges: [`${range.min ?? 1},${range.max ?? 1_000_000}`] } : {}),
});

const readFound = (found: z.infer<typeof person>): PersonFound => ({
  id: found.id,
  firstName: found.first_name ?? '',
  title: found.title ?? '',
  hasEmail: found.has_email ?? false,
  company: { name: found.organization?.name ?? '', domain: domainOf(found.organization) },
});

function readMatch(found: z.infer<typeof match>): PersonMatched {
  const { organization: company } = found;
  const email = found.email ?? '';
  return {
    id: found.id,
    name: found.name ?? [found.first_name, found.last_name].filter(Boolean).join(' '),
    title: found.title ?? '',
    email: LOCKED_EMAIL.test(email) ? '' : email,
    url: found.linkedin_url ?? `https://app.apollo.io/#/people/${encodeURIComponent(found.id)}`,
    company: {
      name: company?.name ?? '',
      domain: domainOf(company),
      city: company?.city ?? found.city ?? '',
      country: company?.country ?? found.country ?? '',
      people: company?.estimated_num_employees ?? null,
    },
  };
}

const domainOf = (company: z.infer<typeof person>['organization']) =>
  company?.primary_domain ?? URL.parse(company?.website_url ?? '')?.hostname.replace(/^www\./, '') ?? '';
