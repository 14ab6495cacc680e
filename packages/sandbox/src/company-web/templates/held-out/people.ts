import type { PeopleTemplate } from '../../site.ts';
import { each, esc, reach } from '../people/parts.ts';

export const HELD_OUT_PEOPLE: Record<string, PeopleTemplate> = {
  rdfa: (block) =>
    `<div vocab="https://schema.org/">${each(
      block,
      (
        person,
      ) => `<div typeof="Person"><h4 property="name">${esc(person.name)}</h4><em property="jobTitle">${esc(person.title)}</em>
${reach(person, (piece) => `<p>${piece}</p>`)}</div>`,
    )}</div>`,

  transposed: ({ people }) => `<table><tr>${people.map(({ name }) => `<th>${esc(name)}</th>`).join('')}</tr>
<tr>${people.map(({ title }) => `<td>${esc(title)}</td>`).join('')}</tr>
<tr>${people.map((person) => `<td>${reach(person, (piece) => `${piece}<br>`)}</td>`).join('')}</tr></table>`,

  'piped-lines': (block) =>
    each(
      block,
      (person) =>
        `<p class="line"><a href="#${person.slug}">${esc(person.name)}</a> | ${esc(person.title)}${reach(person, (piece) => ` | ${piece}`)}</p>`,
    ),

  'custom-elements': (block) =>
    `<team-list>${each(
      block,
      (person) => `<team-member><span slot="name">${esc(person.name)}</span><span slot="job">${esc(person.title)}</span>
${reach(person, (piece, kind) => `<span slot="${kind}">${piece}</span>`)}</team-member>`,
    )}</team-list>`,

  'business-cards': (block) =>
    each(
      block,
      (
        person,
      ) => `<div class="bc"><div class="bc-l"></div><div class="bc-r"><div>${esc(block.site.company.name)}</div><div><div>
<b>${esc(person.name)}</b></div><div><i>${esc(person.title)}</i></div></div>${reach(person, (piece) => `<div>${piece}</div>`)}</div></div>`,
    ),

  'numbered-headings': (block) =>
    `<ol>${each(
      block,
      (person) =>
        `<li><h5>${esc(person.title)}: ${esc(person.name)}</h5>${reach(person, (piece) => `<div>${piece}</div>`)}</li>`,
    )}</ol>`,
};
