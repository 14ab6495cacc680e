import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Builder, Look, Owner } from '../furniture.ts';
import { footerHtml } from '../parts/footers.ts';
import { newsletterForm, searchForm } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, scriptNotes, skipLink, topLink } from '../parts/notices.ts';
import { lazyPicture } from '../parts/pictures.ts';
import { consentScript, counterScript, scriptFiles, settingsScript } from '../parts/scripts.ts';
import { styleRules, styleVariables } from '../parts/styles.ts';

const STEMS = ['entry', 'site', 'area', 'post', 'wide', 'aside', 'tone'] as const;
const MONTHS = 8;

/** A theme of a blog engine with a handful of extensions: each adds its styles, scripts and settings to every page. */
export const blogTheme: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  const extensions = dice.number(2, 5);
  return {
    head: `<!-- head of the theme -->
${siteHead(owner, dice, { icons: 5, fonts: 2, sheets: extensions + 2 })}${times(
  extensions,
  () =>
    `<style id="${dice.token(8)}-style">${styleRules(dice, STEMS, Math.round(6 * size))}</style>\n<link rel="stylesheet" id="${dice.token(6)}-sheet" href="/extensions/${dice.token(8)}/style.css?v=${dice.number(1, 12)}.${dice.number(0, 9)}">\n`,
)}<style id="theme-variables">${styleVariables(dice, 'theme', Math.round(40 * size))}</style>
<link rel="alternate" type="application/rss+xml" title="${esc(owner.name)}" href="/feed">
${counterScript(dice, owner)}`,
    attributes: ` class="single single-${dice.number(2, 900)} theme-${dice.token(5)} with-sidebar"`,
    top: `${skipLink(owner, look)}<div class="site-wrap"><div class="top-bar">${searchForm(owner, dice, look)}</div>${menuHtml(owner, look)}${dice.perhaps(0.4, () => drawerHtml(owner, dice, look))}<div class="banner-image">${lazyPicture(dice, owner.name, ' class="banner-picture"')}</div>`,
    before: `<div id="content" class="entry-words"><!-- the text of this page -->\n<div class="words-group words-${dice.token(6)}">`,
    after: `</div><!-- the text ends --></div>`,
    bottom: `${sidebarHtml(owner, dice, look)}${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}${footerHtml(owner, dice, look)}${topLink(owner, dice, look)}</div>${scriptNotes(owner, look)}${consentHtml(owner, dice, look, dice.happens(0.5))}
${consentScript(dice)}${times(extensions, () => settingsScript(dice, Math.round(12 * size)))}${scriptFiles(dice, extensions * 2)}<!-- page made in 0.${dice.number(100, 999)} seconds -->`,
  };
};

function lookOf(dice: Dice): Look {
  let number = dice.number(20, 400);
  return {
    nav: 'nav',
    footer: dice.happens(0.7) ? 'footer' : 'div',
    of: (part) => {
      number += 1;
      return part.endsWith('entry')
        ? ` id="${part}-${number}" class="${part} ${part}-type-page ${part}-${number} level-${dice.number(0, 2)}"`
        : ` class="${part} site-${part} theme-${part}-${dice.number(1, 4)}"`;
    },
    title: (text) => `<h3 class="aside-title">${esc(text)}</h3>`,
    wrap: (part, html) => `<section id="${part}-${number}" class="area area-${part}">${html}</section>\n`,
  };
}

/** What blogs have beside every page: categories, months and words. */
function sidebarHtml({ menu, words, language }: Owner, dice: Dice, look: Look): string {
  const list = (entries: readonly { label: string; path: string }[]) =>
    `<ul>${entries.map(({ label, path }) => `<li><a href="${path}">${esc(label)}</a> (${dice.number(1, 40)})</li>`).join('\n')}</ul>`;
  const widget = (title: string, html: string) => look.wrap('widget', look.title(title) + html);
  const inMonth = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const news = menu.at(-1)?.path ?? '/';
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    label: inMonth.format(Date.UTC(2026, 9 - index * dice.number(1, 2), 1)),
    path: `${news}#month-${index}`,
  }));
  const parts = words.entries.map((label, index) => ({ label, path: `${news}#part-${index}` }));
  const keywords = parts
    .slice(0, 9)
    .map(({ label, path }) => `<a href="${path}" style="font-size:${dice.number(8, 22)}pt">${esc(label)}</a>`)
    .join(' ');
  return `<div class="sidebar" role="complementary">${widget(words.blog.categories, list(parts.slice(4, 10)))}${widget(words.blog.archive, list(months))}${widget(words.blog.keywords, `<div class="cloud">${keywords}</div>`)}</div>`;
}
