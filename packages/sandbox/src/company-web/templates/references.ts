import { customersHtml } from '../facts.ts';
import { escapeHtml as esc } from '../fill.ts';
import type { BodyTemplate } from '../site.ts';

export const REFERENCES: Record<string, BodyTemplate> = {
  sentence: (site) => `<h2>${esc(site.table.labels.customers)}</h2>${customersHtml(site)}`,

  logos: (site) =>
    `${customersHtml(site)}<div class="logos">${site.customers
      .map((name) => `<img src="/logos/${esc(name.toLowerCase().replaceAll(' ', '-'))}.svg" alt="${esc(name)}">`)
      .join('')}</div>`,

  /** Customers' people, who are not the company's own. */
  quotes: (
    site,
  ) => `${customersHtml(site)}<div class="testimonials"><div class="item"><p>${esc(site.praise.sentence)}</p>
<h4>${esc(site.praise.name)}</h4><span>${esc(site.praise.title)}, ${esc(site.praise.company)}</span></div></div>`,

  list: (site) => `<ul>${site.customers.map((name) => `<li>${esc(name)}</li>`).join('')}</ul>${customersHtml(site)}
<blockquote>${esc(site.praise.sentence)}<footer>— ${esc(site.praise.name)}, ${esc(site.praise.company)}</footer></blockquote>`,
};
