import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Builder, Look } from '../furniture.ts';
import { footerHtml } from '../parts/footers.ts';
import { newsletterForm, searchForm } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { crumbsHtml, drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, scriptNotes, skipLink } from '../parts/notices.ts';
import { icon, lazyPicture } from '../parts/pictures.ts';
import { consentScript, counterScript, pageState, scriptFiles } from '../parts/scripts.ts';
import { inlineStyle, styleRules, styleVariables } from '../parts/styles.ts';

const STEMS = ['u', 'o', 'c'] as const;
const UTILITIES = [
  'u-row',
  'u-stack',
  'u-gap2',
  'u-pad3',
  'u-wide',
  'u-small',
  'u-mid',
  'u-round',
  'u-far:off',
] as const;

/** Elements of the site's own, each with its styles in a template, and classes for single properties. For the bench alone. */
export const siteComponents: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice, size);
  return {
    head: `${siteHead(owner, dice, { icons: 5, fonts: 2, sheets: 3 })}<style>${styleVariables(dice, 'u', Math.round(30 * size))}${styleRules(dice, STEMS, Math.round(40 * size))}</style>
${counterScript(dice, owner)}${consentScript(dice)}`,
    attributes: ` class="${utilities(dice)}"`,
    top: `<site-frame>${skipLink(owner, look)}${menuHtml(owner, look)}${dice.perhaps(0.6, () => drawerHtml(owner, dice, look))}${searchForm(owner, dice, look)}<site-stage>${lazyPicture(dice, owner.name)}</site-stage>`,
    crumbs: crumbsHtml(owner, look),
    before: `<site-text class="${utilities(dice)}"><div class="${utilities(dice)}"><div class="${utilities(dice)}">`,
    after: '</div></div></site-text>',
    bottom: `${times(owner.claims.length, (index) => `<site-tile class="${utilities(dice)}">${icon(dice)}<p>${owner.claims[index] ?? ''}</p></site-tile>`)}${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}${footerHtml(owner, dice, look)}</site-frame>${consentHtml(owner, dice, look, dice.happens(0.5))}${scriptNotes(owner, look)}
${size > 1 ? pageState(dice, owner, size / 2) : ''}${scriptFiles(dice, 5)}`,
  };
};

const utilities = (dice: Dice): string =>
  Array.from({ length: dice.number(2, 9) }, () => dice.pick(UTILITIES)).join(' ');

function lookOf(dice: Dice, size: number): Look {
  return {
    nav: dice.happens(0.5) ? 'nav' : 'div',
    footer: dice.happens(0.5) ? 'footer' : 'div',
    of: () => ` class="${utilities(dice)}"${dice.happens(0.1) ? ` style="${inlineStyle(dice)}"` : ''}`,
    title: (text) => `<h2 class="${utilities(dice)}">${esc(text)}</h2>`,
    wrap: (part, html) =>
      `<site-${part}><template shadowrootmode="open"><style>${styleRules(dice, STEMS, Math.round(3 * size))}</style><slot></slot></template>${html}</site-${part}>\n`,
  };
}
