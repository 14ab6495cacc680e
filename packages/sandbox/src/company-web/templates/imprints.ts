import { infoAddress, switchboard } from '../facts.ts';
import { escapeHtml as esc } from '../fill.ts';
import type { BodyTemplate, Site } from '../site.ts';
import { managers, statePerson } from '../stated-people.ts';

const registerNumber = ({ company }: Site) => String(100_000 + Number(company.id.slice(1)) * 37);

/** The managers' names; where the title is another word than the label, it stands beside. */
const heads = (site: Site) => managers(site).map((person) => statePerson(site, person));

const objection = ({ traits, table }: Site) =>
  traits.objects === 'company' ? `<p>${esc(table.sentences.companyObjects)}</p>` : '';

export const IMPRINTS: Record<string, BodyTemplate> = {
  paragraphs: (
    site,
  ) => `<p>${esc(site.company.legalName)}<br>${esc(site.company.street)}<br>${esc(site.company.city)}</p>
<p>${esc(site.table.labels.managedBy)}: ${heads(site)
    .map(({ name, title }) => `${esc(name)} (${esc(title)})`)
    .join(
      ', ',
    )}</p><p>${esc(site.table.labels.register)} ${registerNumber(site)}</p><p>${esc(site.table.labels.email)}: ${infoAddress(site)}</p>${objection(site)}`,

  'definition-list': (
    site,
  ) => `<dl><dt>${esc(site.table.labels.address)}</dt><dd>${esc(site.company.legalName)}, ${esc(site.company.street)}, ${esc(site.company.city)}</dd>
${heads(site)
  .map(({ name, title }) => `<dt>${esc(title)}</dt><dd>${esc(name)}</dd>`)
  .join('')}<dt>${esc(site.table.labels.phone)}</dt><dd>${switchboard(site)}</dd></dl>${objection(site)}`,

  'headed-sections': (
    site,
  ) => `<h3>${esc(site.company.legalName)}</h3><p>${esc(site.company.street)}, ${esc(site.company.city)}</p>
<h3>${esc(site.table.labels.managedBy)}</h3>${heads(site)
    .map(({ name, title }) => `<p>${esc(name)}<br>${esc(title)}</p>`)
    .join('')}<h3>${esc(site.table.labels.register)}</h3><p>${registerNumber(site)}</p>${objection(site)}`,

  'one-paragraph': (site) =>
    `<p>${esc(site.company.legalName)}, ${esc(site.company.street)}, ${esc(site.company.city)}, ${esc(site.table.labels.managedBy)}: ${heads(
      site,
    )
      .map(({ name, title }) => `${esc(name)}, ${esc(title)}`)
      .join(
        '; ',
      )}. ${esc(site.table.labels.register)} ${registerNumber(site)}. ${infoAddress(site)}</p>${objection(site)}`,
};
