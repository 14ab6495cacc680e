import { writeAddress } from '../address-forms.ts';
import { infoAddress, switchboard } from '../facts.ts';
import { escapeHtml as esc } from '../fill.ts';
import type { BodyTemplate, Site } from '../site.ts';
import { contactStaff, statePerson } from '../stated-people.ts';
import { reach } from './people/parts.ts';

const people = (site: Site) => contactStaff(site).map((person) => statePerson(site, person));

const house = (site: Site) => writeAddress(site.traits.addressForm, infoAddress(site), site.table.labels.email);

export const CONTACTS: Record<string, BodyTemplate> = {
  block: (site) => `<p>${esc(site.company.legalName)}<br>${esc(site.company.street)}<br>${esc(site.company.city)}</p>
<p>${esc(site.table.labels.phone)}: ${switchboard(site)}<br>${esc(site.table.labels.email)}: ${house(site)}</p>${people(
    site,
  )
    .map(
      (person) =>
        `<h3>${esc(person.name)}</h3><p>${esc(person.title)}</p>${reach(person, (piece) => `<p>${piece}</p>`)}`,
    )
    .join('')}`,

  form: (
    site,
  ) => `<form method="post"><input name="name"><input name="email"><textarea name="text"></textarea><button>OK</button></form>
<div class="side">${people(site)
    .map(
      (person) =>
        `<div class="contact-person"><strong>${esc(person.name)}</strong><br><span>${esc(person.title)}</span>${reach(person, (piece) => `<br>${piece}`)}</div>`,
    )
    .join('')}<p>${house(site)}</p></div>`,

  table: (
    site,
  ) => `<table><tr><td>${esc(site.table.labels.address)}</td><td>${esc(site.company.street)}, ${esc(site.company.city)}</td></tr>
<tr><td>${esc(site.table.labels.phone)}</td><td>${switchboard(site)}</td></tr><tr><td>${esc(site.table.labels.email)}</td><td>${house(site)}</td></tr></table>
<table>${people(site)
    .map(
      (person) =>
        `<tr><td>${esc(person.name)}</td><td>${esc(person.title)}</td><td>${reach(person, (piece) => `${piece} `)}</td></tr>`,
    )
    .join('')}</table>`,

  cards: (
    site,
  ) => `<div class="contact-cards"><div class="card"><h4>${esc(site.company.name)}</h4><p>${esc(site.company.street)}, ${esc(site.company.city)}</p><p>${house(site)}</p></div>
${people(site)
  .map(
    (person) =>
      `<div class="card"><h4>${esc(person.name)}</h4><p>${esc(person.title)}</p>${reach(person, (piece) => `<p>${piece}</p>`)}</div>`,
  )
  .join('')}</div>`,
};
