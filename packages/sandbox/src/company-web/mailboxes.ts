import type { Chance } from '../world/chance.ts';
import type { Tongue } from '../world/companies.ts';
import type { BoxedDomain, HostManner, Provider } from '../world/domains.ts';
import type { DrawnPerson } from './draw-people.ts';
import type { WebPlan } from './plan-web.ts';
import type { WebCompany } from './web-types.ts';

/** How a company's mail is taken; what a check of an address can come to depends on it. */
export type MailManner = 'accept' | 'catchAll' | 'greylist' | 'policy' | 'none';

const MANNERS: Record<MailManner, number> = { accept: 84, catchAll: 8, greylist: 3, policy: 3, none: 2 };

/** One host for all companies of a manner: a server each would make the box slow to start. */
const HOSTS: Record<Exclude<MailManner, 'none'>, { host: string; provider: Provider; manner: HostManner }> = {
  accept: { host: 'mx1.mailpark.test', provider: 'postfix', manner: 'accept' },
  catchAll: { host: 'mx2.mailpark.test', provider: 'exim', manner: 'catchAll' },
  greylist: { host: 'mx3.mailpark.test', provider: 'postfix', manner: 'greylist' },
  policy: { host: 'mx4.mailpark.test', provider: 'exim', manner: 'policy' },
};

/** The languages people of the box answer in; the others answer in English. */
const TONGUES: ReadonlySet<string> = new Set<Tongue>(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl']);
const isTongue = (language: string): language is Tongue => TONGUES.has(language);

export const mailMannerOf = (chance: Chance, { id }: WebCompany): MailManner =>
  chance.weighted(`mail of ${id}`, MANNERS);

export const companiesWithoutMail = ({ companies, chance }: WebPlan): WebCompany[] =>
  companies.filter((company) => mailMannerOf(chance, company) === 'none');

/** The mail domains of the others. */
export function mailDomainsOf({ companies, chance }: WebPlan): BoxedDomain[] {
  return companies.flatMap((company) => {
    const taken = mailMannerOf(chance, company);
    if (taken === 'none') return [];
    const { host, provider, manner } = HOSTS[taken];
    const { host: name, language, zone } = company;
    return [
      {
        name,
        company: company.name,
        provider,
        kind: 'company' as const,
        mx: [{ host, preference: 10 }],
        language: isTongue(language) ? language : 'en',
        zone,
        manner,
        txt: [{ name, value: 'v=spf1 mx -all' }],
      },
    ];
  });
}

/** RFC 2142 and what every company has. */
const SHARED: ReadonlySet<string> = new Set(['info', 'postmaster', 'abuse']);

export type MailboxBook = {
  /** Whether there is such a mailbox; undefined for an address at none of the companies. */
  has(address: string): boolean | undefined;
  /** Who has or had it. */
  ownerOf(address: string): DrawnPerson | undefined;
};

/** Who has which address, asked in lower case. A company's people are drawn when the first of its addresses is asked for. */
export function makeMailboxBook({ companies, peopleOf }: WebPlan): MailboxBook {
  const byHost = new Map(companies.map((company) => [company.host, company]));
  const companyAt = (address: string) => byHost.get(address.slice(address.lastIndexOf('@') + 1));

  function ownerOf(address: string): DrawnPerson | undefined {
    const company = companyAt(address);
    return company && peopleOf(company).find(({ email }) => email === address);
  }

  return {
    ownerOf,
    has(address) {
      if (!companyAt(address)) return undefined;
      const owner = ownerOf(address);
      return owner ? owner.isCurrent && owner.hasMailbox : SHARED.has(address.slice(0, address.lastIndexOf('@')));
    },
  };
}
