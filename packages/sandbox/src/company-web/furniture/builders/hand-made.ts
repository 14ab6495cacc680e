import { escapeHtml as esc } from '../../fill.ts';
import type { Builder, Look } from '../furniture.ts';
import { languagesHtml } from '../parts/footers.ts';
import { searchForm } from '../parts/forms.ts';
import { menuHtml } from '../parts/menus.ts';
import { consentHtml } from '../parts/notices.ts';
import { styleRules } from '../parts/styles.ts';

const STEMS = ['box', 'col', 'txt'] as const;
/** What has less than usual has no menu with entries below, and one that is smaller yet no notice either. */
const MENU_FROM = 0.7;
const NOTICE_FROM = 0.5;

const LOOK: Look = {
  nav: 'div',
  footer: 'div',
  of: (part) => ` class="${part}"`,
  title: (text) => `<h3>${esc(text)}</h3>`,
  wrap: (_part, html) => `${html}\n`,
};

/** Files that somebody wrote by hand and copies from page to page: light, with a few rules and remarks. */
export const handMade: Builder = ({ owner, dice, size }) => {
  const { words, menu, holder } = owner;
  const line = menu.map(({ label, path }) => `<a href="${path}">${esc(label)}</a>`).join(' |\n');
  return {
    isSilent: size < NOTICE_FROM,
    head: `
<meta name="description" content="${owner.description}">
<link rel="shortcut icon" href="/favicon.ico">
<style type="text/css">
<!--
${styleRules(dice, STEMS, Math.round(18 * size))}-->
</style>
`,
    attributes: '',
    top: `<!-- top: the same in all files! -->
${size > NOTICE_FROM ? consentHtml(owner, dice, LOOK, false) : ''}${size > MENU_FROM ? menuHtml(owner, LOOK) : ''}`,
    before: '\n<!-- text begins here -->\n<div id="text">\n',
    after: `\n</div>\n<!-- text ends here -->\n<p><a href="#">${esc(words.top)}</a></p>\n`,
    bottom: `<!-- below: the same in all files! -->
${size > MENU_FROM ? searchForm(owner, dice, LOOK) + languagesHtml(owner, dice, LOOK) : ''}<p class="small">${line}</p>
<p class="small">${esc(holder)}. ${esc(words.footer.rights)}.</p>
`,
  };
};
