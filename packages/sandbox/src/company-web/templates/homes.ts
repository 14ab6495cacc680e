import { customersHtml, say } from '../facts.ts';
import { escapeHtml as esc } from '../fill.ts';
import type { BodyTemplate, Site } from '../site.ts';

const praiseHtml = ({ praise }: Site) =>
  `<blockquote class="testimonial"><p>${esc(praise.sentence)}</p><cite>${esc(praise.name)}, ${esc(praise.title)}, ${esc(praise.company)}</cite></blockquote>`;

const more = ({ table }: Site) => `<p><a href="${table.pages.about.path}">${esc(table.labels.readMore)}</a></p>`;

export const HOMES: Record<string, BodyTemplate> = {
  short: (site) => `<p>${say(site, site.table.sentences.intro)}</p>${more(site)}`,

  hero: (site) => `<section class="hero"><h2>${say(site, site.table.sentences.intro)}</h2></section>
<section class="usp">${site.table.sentences.filler.map((line) => `<div>${esc(line)}</div>`).join('')}</section>${more(site)}`,

  praised: (site) =>
    `<p>${say(site, site.table.sentences.intro)}</p><div class="quotes">${praiseHtml(site)}</div>${more(site)}`,

  tiles: (site) => `<p class="lead">${say(site, site.table.sentences.intro)}</p><div class="tiles">
<div class="tile"><h3>${esc(site.table.labels.customers)}</h3>${customersHtml(site)}</div>
<div class="tile"><h3>${esc(site.table.pages.news.label)}</h3><p>${say(site, site.table.sentences.news)}</p></div></div>${more(site)}`,
};
