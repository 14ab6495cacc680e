import { escapeHtml, fill } from './fill.ts';
import type { Site } from './site.ts';

/** Which of a few wordings a company uses: by its number, so that it says the same on every page. */
const wording = (site: Site, words: readonly [string, ...string[]]): string =>
  words[Number(site.company.id.slice(1)) % words.length] ?? words[0];

export function say(
  site: Site,
  words: readonly [string, ...string[]] | string,
  more: Record<string, string> = {},
): string {
  const { company, table } = site;
  const sentence = typeof words === 'string' ? words : wording(site, words);
  const { offer } = table.industries[company.industry];
  return escapeHtml(
    fill(sentence, { company: company.name, city: company.city, year: company.founded, offer, ...more }),
  );
}

/** How large the company is, in the way this site says it; nothing where it does not. */
export function sizeHtml(site: Site): string {
  const { company, table, traits } = site;
  const sentence = (n: string) => `<p>${say(site, table.sentences.size, { n })}</p>`;
  switch (traits.statesSize) {
    case 'sentence':
      return sentence(String(company.people));
    case 'words':
      return sentence(table.numbers[company.people] ?? String(company.people));
    case 'json-ld':
      return `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: company.name,
        foundingDate: String(company.founded),
        numberOfEmployees: { '@type': 'QuantitativeValue', value: company.people },
        address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.country },
      })}</script>`;
    case 'facts':
    case 'none':
      return '';
  }
}

/** Industry, seat, founding year and, where the site has it among its facts, the size. */
export function factPairs({ company, table, traits }: Site): [label: string, value: string][] {
  const { labels } = table;
  return [
    [labels.industry, company.industryLabel],
    [labels.seat, company.city],
    [labels.founded, String(company.founded)],
    ...(traits.statesSize === 'facts' ? [[labels.employees, String(company.people)] as [string, string]] : []),
  ];
}

export const customersHtml = (site: Site): string =>
  `<p>${say(site, site.table.sentences.customers, {
    market: site.table.markets[site.company.market],
    names: site.customers.join(', '),
  })}</p>`;

/** The address of the house, which belongs to nobody. */
export const infoAddress = ({ company }: Site): string => `info@${company.host}`;

export const switchboard = ({ company, table }: Site): string => {
  const country = table.countries.find(({ code }) => code === company.country) ?? table.countries[0];
  return `${country.dial} 555 ${String(company.founded)}`;
};
