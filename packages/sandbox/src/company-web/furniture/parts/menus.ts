import { escapeHtml as esc } from '../../fill.ts';
import type { Dice } from '../dice.ts';
import type { Look, MenuEntry, Owner } from '../furniture.ts';
import { icon } from './pictures.ts';

/** The main menu with what is below each entry. */
export const menuHtml = ({ menu, words }: Owner, look: Look): string =>
  look.wrap(
    'menu',
    `<${look.nav}${look.of('menu')} aria-label="${esc(words.menu)}">${listHtml(menu, '<i></i>', look, 'menu')}</${look.nav}>`,
  );

/** The same again for narrow screens, behind a button. */
export const drawerHtml = ({ menu, words, name }: Owner, dice: Dice, look: Look): string =>
  look.wrap(
    'drawer',
    `<button type="button"${look.of('drawer-toggle')} aria-expanded="false" aria-controls="drawer"><span class="unseen">${esc(words.menu)}</span>${icon(dice)}</button>
<div id="drawer"${look.of('drawer')} aria-hidden="true"><div${look.of('drawer-head')}><a href="/"><img src="/media/logo-${dice.token(6)}.svg" alt="${esc(name)}" width="180" height="48"></a><button type="button">${icon(dice)}${esc(words.close)}</button></div>
${listHtml(menu, icon(dice), look, 'drawer')}</div>`,
  );

const listHtml = (entries: readonly MenuEntry[], arrow: string, look: Look, part: string): string =>
  `<ul${look.of(`${part}-list`)}>${entries
    .map(
      ({ label, path, below }) =>
        `<li${look.of(`${part}-entry`)}><a href="${path}">${esc(label)}</a>${
          below.length === 0
            ? ''
            : `<button type="button" aria-expanded="false">${arrow}</button>${listHtml(below, arrow, look, `${part}-sub`)}`
        }</li>`,
    )
    .join('\n')}</ul>`;

/** Where the visitor is. What is drawn of it is drawn once, so that pages are the same in whatever order they are asked for. */
export function crumbsHtml({ name }: Owner, look: Look): (title: string) => string {
  const attributes = look.of('crumbs');
  return (title) =>
    `<div${attributes}><a href="/">${esc(name)}</a> <span aria-hidden="true">›</span> <span aria-current="page">${esc(title)}</span></div>`;
}
