import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Builder, Look } from '../furniture.ts';
import { footerHtml } from '../parts/footers.ts';
import { newsletterForm, searchForm } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, scriptNotes, skipLink } from '../parts/notices.ts';
import { lazyPicture } from '../parts/pictures.ts';
import { counterScript, pageState } from '../parts/scripts.ts';
import { styleRules } from '../parts/styles.ts';

const CLASSES = 60;
const STEMS = ['k', 'm'] as const;
/** Where a framework marks what belongs to which of its components. */
const MARK = '<!--/-->';

/** Drawn on the server and woken in the browser: classes without words, marks between elements, the state of it all at the end. */
export const scriptFramework: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  const root = dice.token(6);
  return {
    head: `${siteHead(owner, dice, { icons: 4, fonts: 3, sheets: 2 })}${times(
      Math.round(14 * size),
      () => `<link rel="modulepreload" as="script" crossorigin href="/_build/${dice.token(8)}.${dice.token(10)}.js">\n`,
    )}<style data-css="${dice.token(5)}">${styleRules(dice, STEMS, Math.round(50 * size))}</style>
${counterScript(dice, owner)}`,
    attributes: ` data-theme="${dice.pick(['light', 'system'])}"`,
    top: `<div id="${root}" data-server-drawn="true"><div${look.of('page')}>${skipLink(owner, look)}${menuHtml(owner, look)}${dice.perhaps(0.5, () => drawerHtml(owner, dice, look))}${searchForm(owner, dice, look)}${MARK}<div${look.of('hero')}>${lazyPicture(dice, owner.name, look.of('picture'))}</div>${MARK}`,
    before: `<div${look.of('content')}>${MARK}<div${look.of('stack')}><div${look.of('item')}>`,
    after: `</div></div>${MARK}</div>`,
    bottom: `${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}${MARK}${footerHtml(owner, dice, look)}${consentHtml(owner, dice, look, dice.happens(0.4))}${scriptNotes(owner, look)}</div></div>
<div id="${root}-modals"></div>${pageState(dice, owner, size)}
${times(Math.round(6 * size), () => `<script type="module" crossorigin src="/_build/${dice.token(8)}.${dice.token(10)}.js"></script>\n`)}`,
  };
};

function lookOf(dice: Dice): Look {
  const [first = 'k-0', ...more] = Array.from({ length: CLASSES }, () => `k-${dice.token(6)}`);
  const names = new Map<string, string>();
  return {
    nav: dice.happens(0.7) ? 'nav' : 'div',
    footer: dice.happens(0.7) ? 'footer' : 'div',
    of(part) {
      const known = names.get(part) ?? `${dice.pick([first, ...more])} e${dice.token(6)}${dice.number(0, 9)}`;
      names.set(part, known);
      return ` class="${known}"`;
    },
    title: (text) => `<p class="${first} ${first}-t">${esc(text)}</p>`,
    wrap: (_part, html) => `<div class="${dice.pick([first, ...more])}"><div>${MARK}${html}${MARK}</div></div>`,
  };
}
