import type { PeopleTemplate } from '../../site.ts';
import { byDepartment, each, esc, reach } from './parts.ts';

export const CARD_TEMPLATES: Record<string, PeopleTemplate> = {
  cards: (block) =>
    `<div class="team">${each(
      block,
      (person) => `<div class="team-card"><img src="/img/${person.slug}.jpg" alt=""><h3>${esc(person.name)}</h3>
<p class="role">${esc(person.title)}</p>${reach(person, (piece, kind) => `<p class="${kind}">${piece}</p>`)}</div>`,
    )}</div>`,

  'utility-classes': (block) =>
    `<section class="py-12"><div class="grid gap-8 md:grid-cols-3">${each(
      block,
      (person) => `<div class="flex flex-col"><div class="rounded-xl p-6 shadow"><div class="mt-4"><div
 class="text-lg font-semibold">${esc(person.name)}</div><div class="text-sm text-slate-500">${esc(person.title)}</div>
<div class="mt-2 text-sm">${reach(person, (piece) => `<div>${piece}</div>`)}</div></div></div></div>`,
    )}</div></section>`,

  figures: (block) =>
    each(
      block,
      (
        person,
      ) => `<figure><img src="/fotos/${person.slug}.png" alt="${esc(person.name)}"><figcaption><strong>${esc(person.name)}</strong>
<br>${esc(person.title)}${reach(person, (piece) => `<br>${piece}`)}</figcaption></figure>`,
    ),

  'icon-links': (block) =>
    `<ul class="people-grid">${each(
      block,
      (
        person,
      ) => `<li><div class="photo"></div><h4>${esc(person.name)}</h4><span>${esc(person.title)}</span><div class="icons">
<a href="https://social.test/in/${person.slug}" aria-label="Profile"><i class="fab fa-linkedin"></i></a>
${reach(person, (piece) => `<span class="i">${piece}</span>`)}</div></li>`,
    )}</ul>`,

  accordion: (block) =>
    each(
      block,
      (person) => `<details><summary>${esc(person.name)} <em>${esc(person.title)}</em></summary>
<div class="panel">${reach(person, (piece) => `<p>${piece}</p>`)}<p>${person.since}–</p></div></details>`,
    ),

  'title-first': (block) =>
    `<div class="members">${each(
      block,
      (
        person,
      ) => `<article class="member"><p class="eyebrow">${esc(person.title)}</p><h3 class="name">${esc(person.name)}</h3>
${reach(person, (piece, kind) => `<div class="member-${kind}">${piece}</div>`)}</article>`,
    )}</div>`,

  'department-sections': (block) =>
    byDepartment(block)
      .map(
        ({ label, people }) =>
          `<section><h2>${esc(label)}</h2><div class="row">${people
            .map(
              (person) => `<div class="col"><b>${esc(person.name)}</b><div><small>${esc(person.title)}</small></div>
${reach(person, (piece) => `<div>${piece}</div>`)}</div>`,
            )
            .join('\n')}</div></section>`,
      )
      .join('\n'),

  /** Names alone; a page for each tells the rest. */
  'profile-links': (block) =>
    `<ul class="profiles">${each(
      block,
      (person) =>
        `<li><a href="${block.site.table.pages.team.path}/${person.slug}"><img src="/p/${person.slug}.webp" alt=""> ${esc(person.name)}</a></li>`,
    )}</ul>`,

  carousel: (block) =>
    `<div class="swiper"><div class="swiper-wrapper">${each(
      block,
      (
        person,
        index,
      ) => `<div class="swiper-slide" data-index="${index}"><div class="content"><span class="h5">${esc(person.name)}</span>
<span class="position">${esc(person.title)}</span>${reach(person, (piece) => `<span class="line">${piece}</span>`)}</div></div>`,
    )}</div></div>`,
};
