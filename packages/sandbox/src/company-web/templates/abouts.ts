import { customersHtml, factPairs, say, sizeHtml } from '../facts.ts';
import { escapeHtml as esc } from '../fill.ts';
import type { BodyTemplate } from '../site.ts';

export const ABOUTS: Record<string, BodyTemplate> = {
  paragraphs: (
    site,
  ) => `<p>${say(site, site.table.sentences.intro)}</p>${sizeHtml(site)}<p>${say(site, site.table.sentences.founded)}</p>
<ul>${factPairs(site)
    .map(([label, value]) => `<li>${esc(label)}: ${esc(value)}</li>`)
    .join('')}</ul>`,

  'fact-table': (site) =>
    `<table>${factPairs(site)
      .map(([label, value]) => `<tr><th>${esc(label)}</th><td>${esc(value)}</td></tr>`)
      .join('')}</table>${sizeHtml(site)}<p>${esc(site.table.sentences.filler[0])}</p>`,

  'fact-list': (site) =>
    `<p>${say(site, site.table.sentences.intro)}</p><dl>${factPairs(site)
      .map(([label, value]) => `<dt>${esc(label)}</dt><dd>${esc(value)}</dd>`)
      .join('')}</dl>${sizeHtml(site)}${customersHtml(site)}`,

  timeline: (
    site,
  ) => `<div class="timeline"><div class="event"><b>${site.company.founded}</b> ${say(site, site.table.sentences.founded)}</div>
<div class="event"><b>2025</b> ${sizeHtml(site)}</div></div><div class="numbers">${factPairs(site)
    .map(
      ([label, value]) => `<div class="number"><span class="big">${esc(value)}</span><span>${esc(label)}</span></div>`,
    )
    .join('')}</div>`,
};
