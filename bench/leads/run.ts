import { extractPeopleOf } from '@outrider/lead-finder';
import { guessAddresses } from '@outrider/lead-finder/email-pattern';
import { pickPagesOf, pickProfilesOf } from '@outrider/lead-finder/find/find-pages';
import { fitOf, judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { rankRows } from '@outrider/lead-finder/judge/rank';
import type { Candidate, Company, Criterion, Judgement, Stated } from '@outrider/lead-finder/lead';
import { planQueries } from '@outrider/lead-finder/plan-queries';
import type { CompanyFacts } from '@outrider/lead-finder/read/company-facts';
import { readCompanyOf } from '@outrider/lead-finder/read/read-company';
import { readPage } from '@outrider/lead-finder/read/read-page';
import { companyKeyOf, mergeCompany, type PersonOnPage, resolvePeople } from '@outrider/lead-finder/resolve';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import type { CompanyWeb } from '@outrider/sandbox';
import { readRobots } from '../../apps/server/src/modules/leads-agent/sources/crawl/robots.ts';

const QUERIES_MAX = 12;
const HITS_EACH = 60;
const PAGES_MAX = 24;
const READ = { readAt: '2026-11-17T09:00:00Z', source: 'crawler' } as const;

/** What a check of an address comes to: there, not there, or a host that does not say. */
export type CheckAddress = (address: string) => 'valid' | 'invalid' | 'unknown';

export type LeadRow = Candidate & { company: Company; judgements: Judgement[] };

/** One question from its words to its ranked rows, by the rules alone: no model, no server, no network. */
export function findLeads(question: string, web: CompanyWeb, check: CheckAddress): LeadRow[] {
  const { criteria } = understandQuestion(question);
  const hosts = new Set<string>();
  for (const query of planQueries(criteria, { limit: QUERIES_MAX })) {
    for (const { url } of web.search(query, { limit: HITS_EACH })) hosts.add(new URL(url).host);
  }
  return rankRows([...hosts].flatMap((host) => leadsOfHost(host, criteria, web, check)));
}

function leadsOfHost(host: string, criteria: Criterion[], web: CompanyWeb, check: CheckAddress): LeadRow[] {
  const { facts, people } = readSite(host, criteria, web);
  const company = mergeCompany(companyKeyOf(`http://${host}`) ?? host, facts);
  if (company.objection !== null) return [];
  const candidates = resolvePeople(people).filter(({ objection }) => objection === undefined);
  const known = candidates.flatMap(({ name, email }) =>
    email ? [{ name: name.value, address: email.value, proofs: email.proofs }] : [],
  );
  return candidates.flatMap((candidate) => {
    const judgements = judgeCandidate(criteria, company, candidate);
    if (fitOf(judgements) !== 'fit') return [];
    return [{ ...candidate, company, judgements, email: addressOf(candidate, host, known, check) }];
  });
}

/** The stated address, else the first guess that the host takes; none that it refuses. */
function addressOf(
  { email, name }: Candidate,
  host: string,
  known: Parameters<typeof guessAddresses>[2],
  check: CheckAddress,
): Stated | null {
  if (email) return check(email.value) === 'invalid' ? null : email;
  const guesses = guessAddresses(name.value, host, known);
  const right =
    guesses.find(({ address }) => check(address) === 'valid') ??
    guesses.slice(0, 1).find(({ address }) => check(address) === 'unknown');
  return right ? { value: right.address, confidence: right.confidence, proofs: right.from } : null;
}

/** The pages of one site as a crawler finds them: from its front page along the links the rules choose. */
function readSite(
  host: string,
  criteria: Criterion[],
  web: CompanyWeb,
): { facts: CompanyFacts[]; people: PersonOnPage[] } {
  const words = criteria.flatMap(({ kind, values }) => (kind === 'other' ? values : []));
  const robotsUrl = `http://${host}/robots.txt`;
  const robots = readRobots(robotsUrl, textAt(web, robotsUrl) ?? '', 'outrider');
  const waiting = [`http://${host}/`];
  const seen = new Set(waiting);
  const facts: CompanyFacts[] = [];
  const people: PersonOnPage[] = [];
  for (const url of waiting) {
    const html = robots.isAllowed(new URL(url)) ? textAt(web, url) : undefined;
    if (html === undefined) continue;
    const page = readPage(html, url);
    const companyKey = companyKeyOf(url) ?? host;
    const named = extractPeopleOf(page);
    facts.push(readCompanyOf({ page, ...READ }, words, named));
    people.push(...named.map((person) => ({ person, companyKey, ...READ })));
    for (const next of [...pickPagesOf(page).map((picked) => picked.url), ...pickProfilesOf(page, named)]) {
      if (seen.size >= PAGES_MAX || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return { facts, people };
}

function textAt(web: CompanyWeb, url: string): string | undefined {
  const page = web.pageAt(url);
  return page?.status === 200 ? page.html : undefined;
}
