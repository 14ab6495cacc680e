import type { PeopleTemplate } from '../../site.ts';
import { each, esc, reach } from './parts.ts';

export const TABLE_TEMPLATES: Record<string, PeopleTemplate> = {
  table: (block) => {
    const { labels } = block.site.table;
    return `<table class="staff"><thead><tr><th>Name</th><th></th><th>${esc(labels.phone)}</th><th>${esc(labels.email)}</th></tr></thead><tbody>
${each(
  block,
  (person) =>
    `<tr><td>${esc(person.name)}</td><td>${esc(person.title)}${person.note ? `<br><small>${esc(person.note)}</small>` : ''}</td><td>${esc(person.phone ?? '')}</td><td>${person.emailHtml}</td></tr>`,
)}</tbody></table>`;
  },

  'layout-table': (block) =>
    `<table width="100%" border="0" cellpadding="4">${each(
      block,
      (person) => `<tr><td width="120" valign="top"><img src="/bilder/${person.slug}.gif" width="100" height="120"></td>
<td valign="top"><font face="Verdana" size="2"><b>${esc(person.name)}</b></font><br><font face="Verdana" size="1">${esc(person.title)}
${reach(person, (piece) => `<br>${piece}`)}</font></td></tr>`,
    )}</table>`,

  'row-headers': (block) =>
    `<table class="contacts">${each(
      block,
      (person) =>
        `<tr><th scope="row">${esc(person.title)}</th><td>${esc(person.name)}${reach(person, (piece) => `, ${piece}`)}</td></tr>`,
    )}</table>`,
};
