import { escapeHtml as esc } from '../../fill.ts';
import type { Dice } from '../dice.ts';
import type { Builder, Look, Owner } from '../furniture.ts';
import { footerHtml, languagesHtml } from '../parts/footers.ts';
import { searchForm } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { crumbsHtml, drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, skipLink, topLink } from '../parts/notices.ts';
import { icon, lazyPicture } from '../parts/pictures.ts';
import { consentScript, counterScript, scriptFiles, settingsScript } from '../parts/scripts.ts';
import { styleRules } from '../parts/styles.ts';

const STEMS = ['part', 'column', 'look', 'teaser', 'button'] as const;

/** What agencies set up for companies: a wide menu, a menu beside the text, and elements numbered by the system. */
export const contentSystem: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  const sideMenu = dice.perhaps(0.4, () => menuHtml(owner, look));
  return {
    head: `<!-- this page was made by a content management system -->
${siteHead(owner, dice, { icons: 3, fonts: 2, sheets: 4 })}<style>${styleRules(dice, STEMS, Math.round(30 * size))}</style>
${consentScript(dice)}${counterScript(dice, owner)}`,
    attributes: ` id="p${dice.number(1, 900)}" class="look-${dice.number(1, 6)}"`,
    top: `${skipLink(owner, look)}<div class="part-tools">${languagesHtml(owner, dice, look)}${searchForm(owner, dice, look)}</div>${menuHtml(owner, look)}${dice.perhaps(0.5, () => drawerHtml(owner, dice, look))}<div class="part-stage">${lazyPicture(dice, owner.name)}</div><div class="part-columns">${sideMenu}<div class="part-main">`,
    crumbs: crumbsHtml(owner, look),
    before: `<div id="part-${dice.number(100, 9000)}" class="part part-of-text part-gap-none"><div class="part-holder"><div class="part-inside">`,
    after: `</div></div></div>${shareHtml(owner, dice, look)}`,
    bottom: `</div></div>${footerHtml(owner, dice, look)}${topLink(owner, dice, look)}${consentHtml(owner, dice, look, dice.happens(0.5))}
${settingsScript(dice, Math.round(20 * size))}${scriptFiles(dice, 6)}<!-- cached ${dice.token(32)} -->`,
  };
};

function lookOf(dice: Dice): Look {
  let number = dice.number(100, 4000);
  return {
    nav: dice.happens(0.8) ? 'nav' : 'div',
    footer: 'footer',
    of: (part) => ` class="${part} ${part}-${dice.pick(['main', 'sub', 'meta'])} js-${part}"`,
    title: (text) => `<div class="part-headline"><strong>${esc(text)}</strong></div>`,
    wrap(part, html) {
      number += 1;
      return `<div id="part-${number}" class="part part-of-${part}"><div class="part-holder">${html}</div></div>\n`;
    },
  };
}

const shareHtml = ({ words }: Owner, dice: Dice, look: Look): string =>
  `<div${look.of('share')}>${[words.blog.share, words.blog.print]
    .map((label) => `<button type="button"${look.of('share-button')}>${icon(dice)}<span>${esc(label)}</span></button>`)
    .join('')}</div>`;
