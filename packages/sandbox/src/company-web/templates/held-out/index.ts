import { customersHtml, factPairs, infoAddress, say, sizeHtml, switchboard } from '../../facts.ts';
import { escapeHtml as esc } from '../../fill.ts';
import { siteComponents } from '../../furniture/builders/site-components.ts';
import type { Templates } from '../../site.ts';
import { contactStaff, managers, statePerson } from '../../stated-people.ts';
import { reach } from '../people/parts.ts';
import { HELD_OUT_PEOPLE } from './people.ts';

/** A fifth of all templates. Only the bench draws them, and no rule, test or page of the product is made with them in view. */
export const HELD_OUT: Templates = {
  people: HELD_OUT_PEOPLE,
  shell: {
    'side-menu': ({ site, title, body, head = '', around }) =>
      `<!doctype html><html lang="${site.company.language}"><head><meta charset="${
        site.traits.encoding === 'utf8' ? 'utf-8' : 'iso-8859-1'
      }"><title>${esc(site.company.name)}: ${esc(title)}</title>${head}${around.head}</head><body${around.attributes}>${around.top}<div class="layout"><aside>${Object.values(
        site.table.pages,
      )
        .map(({ label, path }) => `<div><a href="${path}">${esc(label)}</a></div>`)
        .join(
          '',
        )}</aside><div class="main"><div class="title">${esc(title)}</div>${around.before}${body}${around.after}<div class="small">${esc(site.company.legalName)}</div></div></div>${around.bottom}</body></html>`,
  },
  home: {
    ticker: (site) =>
      `<div class="ticker"><span>${say(site, site.table.sentences.news)}</span></div><p>${say(site, site.table.sentences.intro)}</p>`,
  },
  about: {
    columns: (site) =>
      `<div class="cols"><div><p>${say(site, site.table.sentences.intro)}</p>${sizeHtml(site)}</div><div>${factPairs(
        site,
      )
        .map(([label, value]) => `<span class="k">${esc(label)}</span> <span class="v">${esc(value)}</span><br>`)
        .join('')}</div></div>`,
  },
  contact: {
    columns: (site) =>
      `<div class="cols"><div>${esc(site.company.street)}, ${esc(site.company.city)}, ${switchboard(site)}, ${infoAddress(site)}</div>${contactStaff(
        site,
      )
        .map((person) => statePerson(site, person))
        .map(
          (person) =>
            `<div><div>${esc(person.title)}</div><div>${esc(person.name)}</div>${reach(person, (piece) => `<div>${piece}</div>`)}</div>`,
        )
        .join('')}</div>`,
  },
  imprint: {
    lines: (site) => `<pre>${esc(site.company.legalName)}
${esc(site.company.street)}, ${esc(site.company.city)}
${managers(site)
  .map((person) => `${esc(person.title)}: ${esc(person.writtenName)}`)
  .join('\n')}
${infoAddress(site)}</pre>${site.traits.objects === 'company' ? `<p>${esc(site.table.sentences.companyObjects)}</p>` : ''}`,
  },
  references: {
    cases: (site) =>
      `${customersHtml(site)}${site.customers.map((name) => `<section class="case"><h3>${esc(name)}</h3></section>`).join('')}`,
  },
  furniture: { 'site-components': siteComponents },
};
