import type { PeopleTemplate, StatedPerson } from '../../site.ts';
import { each, esc, reach } from './parts.ts';

const jsonLd = (person: StatedPerson) => ({
  '@type': 'Person',
  name: person.name,
  jobTitle: person.title,
  ...(person.email ? { email: `mailto:${person.email}` } : {}),
  ...(person.phone ? { telephone: person.phone } : {}),
  ...(person.note ? { description: person.note } : {}),
});

/** `</script>` inside a string would end the element. */
const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const MARKUP_TEMPLATES: Record<string, PeopleTemplate> = {
  /** Drawn by a script in a browser; robots have the data alone. */
  'json-ld': (block) =>
    `<div id="team-app" data-api="/api/team"></div>${script({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: block.site.company.name,
      employee: block.people.map(jsonLd),
    })}`,

  microdata: (block) =>
    each(
      block,
      (person) => `<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">${esc(person.name)}</span>
<span itemprop="jobTitle">${esc(person.title)}</span>${reach(person, (piece, kind) =>
        kind === 'note'
          ? `<p>${piece}</p>`
          : `<span itemprop="${kind === 'email' ? 'email' : 'telephone'}">${piece}</span>`,
      )}</div>`,
    ),

  hcard: (block) =>
    each(
      block,
      (
        person,
      ) => `<div class="vcard"><span class="fn">${esc(person.name)}</span> <span class="title">${esc(person.title)}</span>
${reach(person, (piece, kind) => `<span class="${kind === 'phone' ? 'tel' : kind}">${piece}</span>`)}</div>`,
    ),
};
