import { fill } from '../../fill.ts';
import type { PeopleTemplate } from '../../site.ts';
import { each, esc, reach } from './parts.ts';

export const PROSE_TEMPLATES: Record<string, PeopleTemplate> = {
  headings: (block) =>
    each(
      block,
      (person) =>
        `<h3>${esc(person.name)}</h3><p>${esc(person.title)}</p>${reach(person, (piece) => `<p>${piece}</p>`)}`,
    ),

  sentences: (block) => {
    const { profile } = block.site.table.sentences;
    return each(block, (person, index) => {
      const sentence = profile[index % profile.length] ?? profile[0];
      const filled = fill(sentence, { name: esc(person.name), title: esc(person.title), year: person.since });
      return `<p>${filled}${reach(person, (piece) => ` ${piece}`)}</p>`;
    });
  },

  addresses: (block) =>
    each(
      block,
      (person) =>
        `<address><span>${esc(person.name)}</span><br>${esc(person.title)}${reach(person, (piece) => `<br>${piece}`)}</address>`,
    ),
};
