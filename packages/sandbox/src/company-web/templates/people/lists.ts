import type { PeopleTemplate } from '../../site.ts';
import { byDepartment, each, esc, reach } from './parts.ts';

export const LIST_TEMPLATES: Record<string, PeopleTemplate> = {
  'definition-list': (block) =>
    `<dl>${each(
      block,
      (person) =>
        `<dt>${esc(person.name)}</dt><dd>${esc(person.title)}</dd>${reach(person, (piece) => `<dd>${piece}</dd>`)}`,
    )}</dl>`,

  'comma-list': (block) =>
    `<ul class="list">${each(
      block,
      (person) => `<li>${esc(person.name)}, ${esc(person.title)}${reach(person, (piece) => `<br>${piece}`)}</li>`,
    )}</ul>`,

  'dashed-lines': (block) =>
    `<p>${each(
      block,
      (person) => `${esc(person.name)} – ${esc(person.title)}${reach(person, (piece) => `<br>${piece}`)}<br><br>`,
    )}</p>`,

  'bold-lists': (block) =>
    byDepartment(block)
      .map(
        ({ label, people }) =>
          `<h3>${esc(label)}</h3><ul>${people
            .map(
              (person) =>
                `<li><strong>${esc(person.name)}</strong> (${esc(person.title)})${reach(person, (piece) => ` · ${piece}`)}</li>`,
            )
            .join('\n')}</ul>`,
      )
      .join('\n'),
};
