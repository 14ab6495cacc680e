import type { CompanyWeb, RoleId, WebCompany, WebPerson } from '../company-web/company-web.ts';
import { TABLES } from '../company-web/languages/tables.ts';
import { fieldsOf } from '../serve-json.ts';
import { type ApiReply, type ApiWorld, REFUSALS, type SourceApi, textsOf, withRetryAfter } from './api.ts';

/** The share of people it has ever heard of, and of those whose address it knows. */
const KNOWS = 0.7;
const HAS_EMAIL = 0.85;
/** The person it shows in a search and cannot find again. */
const MISSES = 0.04;
const PAGE_MAX = 100;
const MATCHED_MAX = 10;

const SAYS: Record<string, string> = {
  wrongKey: 'Invalid access credentials.',
  unpaid: 'Insufficient credits.',
  forbidden: 'This endpoint needs a master API key.',
  refused: 'Parameters: details must hold 1 to 10 records.',
  tooMany: 'The maximum number of api calls allowed is 600 times per hour.',
  down: 'Internal Server Error',
};

/** `POST /api/v1/mixed_people/api_search`, which is free and hides who it is, and `/api/v1/people/bulk_match`, which is not. */
export const apollo: SourceApi = {
  quota: 6_000,
  answer({ method, path, headers, body }, world) {
    if (method !== 'POST') return { status: 404, body: { error: 'Not found' } };
    if (headers['x-api-key'] !== world.key) return apollo.refuse('wrongKey', undefined);
    if (path === '/api/v1/mixed_people/api_search') return searchPeople(fieldsOf(body), world);
    if (path === '/api/v1/people/bulk_match') return matchPeople(fieldsOf(body).details, world);
    if (path === '/api/v1/people/match') return matchOne(fieldsOf(body), world);
    return { status: 404, body: { error: 'Not found' } };
  },
  refuse(refusal, retryAfter): ApiReply {
    const error = SAYS[refusal];
    return withRetryAfter({ status: REFUSALS[refusal], body: { error, error_code: refusal } }, retryAfter);
  },
};

function searchPeople(wish: Record<string, unknown>, { web, chance }: ApiWorld): ApiReply {
  const page = typeof wish.page === 'number' ? wish.page : 1;
  const size = typeof wish.per_page === 'number' ? wish.per_page : 10;
  if (!Number.isInteger(page) || page < 1 || !Number.isInteger(size) || size < 1 || size > PAGE_MAX) {
    return apollo.refuse('refused', undefined);
  }
  const companies = new Map(web.companies.filter(companyFilter(wish)).map((company) => [company.id, company]));
  const holdsTitle = titleFilter(textsOf(wish.person_titles));
  const found = web.people.filter(
    (person) =>
      person.isCurrent &&
      companies.has(person.companyId) &&
      holdsTitle(person) &&
      chance.share(`apollo knows ${person.id}`) < KNOWS,
  );
  const shown = found.slice((page - 1) * size, page * size);
  return {
    status: 200,
    body: {
      total_entries: found.length,
      people: shown.map((person) => ({
        id: idOf(person),
        first_name: person.firstName,
        last_name_obfuscated: hideName(person.lastName),
        title: person.title,
        last_refreshed_at: '2026-10-01T00:00:00.000+00:00',
        has_email: knowsEmail(person, { chance }),
        has_city: true,
        has_state: false,
        has_country: true,
        has_direct_phone: person.phone ? 'Yes' : 'Maybe: please request direct dial via people/bulk_match',
        organization: {
          name: companies.get(person.companyId)?.name ?? '',
          has_industry: true,
          has_phone: false,
          has_city: true,
          has_country: true,
          has_employee_count: true,
        },
      })),
    },
  };
}

function matchPeople(details: unknown, { web, chance }: ApiWorld): ApiReply {
  if (!Array.isArray(details) || details.length === 0 || details.length > MATCHED_MAX) {
    return apollo.refuse('refused', undefined);
  }
  const matches = details.map((detail) => findMatch(fieldsOf(detail).id, { web, chance }));
  const found = matches.filter((match) => match !== null);
  return {
    status: 200,
    body: {
      status: 'success',
      error_code: null,
      error_message: null,
      total_requested_enrichments: details.length,
      unique_enriched_records: found.length,
      missing_records: details.length - found.length,
      credits_consumed: found.length,
      matches: found.length > 0 ? matches : null,
    },
  };
}

function matchOne({ id }: Record<string, unknown>, world: ApiWorld): ApiReply {
  return { status: 200, body: { person: findMatch(id, world) } };
}

function findMatch(id: unknown, { web, chance }: Pick<ApiWorld, 'web' | 'chance'>) {
  const person = web.people.find((one) => idOf(one) === id);
  const company = person && web.companies.find((one) => one.id === person.companyId);
  if (!person || !company || chance.share(`apollo misses ${person.id}`) < MISSES) return null;
  const isKnown = knowsEmail(person, { chance });
  return {
    id: idOf(person),
    first_name: person.firstName,
    last_name: person.lastName,
    name: person.name,
    linkedin_url: null,
    title: person.title,
    email_status: isKnown ? 'verified' : null,
    email: isKnown ? person.email : null,
    city: company.city,
    state: null,
    country: countryName(company),
    organization_id: company.id,
    organization: {
      id: company.id,
      name: company.name,
      website_url: `http://www.${company.host}`,
      primary_domain: company.host,
      industry: company.industry,
      estimated_num_employees: company.people,
      city: company.city,
      country: countryName(company),
    },
  };
}

const idOf = ({ id }: WebPerson) => Buffer.from(id).toString('hex').padStart(24, '0');

const knowsEmail = ({ id, email }: WebPerson, { chance }: Pick<ApiWorld, 'chance'>) =>
  email !== null && chance.share(`apollo has the address of ${id}`) < HAS_EMAIL;

const hideName = (name: string) => `${name.slice(0, 2)}***${name.slice(-1)}`;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const countryName = ({ country }: WebCompany) => countryNames.of(country) ?? country;

/** A title counts by its words, or by what it means in any language. */
function titleFilter(titles: string[]): (person: WebPerson) => boolean {
  if (titles.length === 0) return () => true;
  const wanted = titles.map((title) => title.trim().toLowerCase());
  const roles = new Set<RoleId>();
  for (const table of Object.values(TABLES)) {
    for (const [role, names] of Object.entries(table.titles) as [RoleId, readonly string[]][]) {
      if (names.some((name) => wanted.includes(name.toLowerCase()))) roles.add(role);
    }
  }
  return ({ title, role }) => roles.has(role) || wanted.some((one) => title.toLowerCase().includes(one));
}

function companyFilter(wish: Record<string, unknown>): (company: CompanyWeb['companies'][number]) => boolean {
  const places = textsOf(wish.organization_locations).map((place) => place.toLowerCase());
  const words = (typeof wish.q_keywords === 'string' ? wish.q_keywords : '').toLowerCase().split(/\s+/).filter(Boolean);
  const ranges = textsOf(wish.organization_num_employees_ranges).map((range) => range.split(',').map(Number));
  return (company) => {
    const where = [company.city, company.country, countryName(company)].map((place) => place.toLowerCase());
    const what = `${company.name} ${company.industry} ${company.industryLabel} ${company.market}`.toLowerCase();
    return (
      (places.length === 0 ||
        places.some((place) => where.some((one) => place.includes(one) || one.includes(place)))) &&
      words.every((word) => what.includes(word)) &&
      (ranges.length === 0 || ranges.some(([min = 0, max = 0]) => company.people >= min && company.people <= max))
    );
  };
}
