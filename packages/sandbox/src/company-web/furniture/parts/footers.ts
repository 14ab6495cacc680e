import { escapeHtml as esc } from '../../fill.ts';
import { SITE_WORDS } from '../../languages/site-words/all-site-words.ts';
import type { Dice } from '../dice.ts';
import type { Look, Owner } from '../furniture.ts';
import { icon } from './pictures.ts';

const YEAR = 2026;
const COLUMNS_MOST = 3;
/** How many of the other languages a site offers. */
const LANGUAGE_SHARE = 0.25;
/** Where companies show themselves. */
const NETWORKS = ['social.test', 'video.test', 'photos.test', 'short.test'];

/** Columns of links, networks, languages and whose the rights are. */
export function footerHtml(owner: Owner, dice: Dice, look: Look): string {
  const { words, holder } = owner;
  return look.wrap(
    'footer',
    `<${look.footer}${look.of('footer')}><div${look.of('columns')}>${columnsHtml(owner, look)}</div>${dice.perhaps(0.5, () => networksHtml(owner, dice, look))}${dice.perhaps(0.5, () => languagesHtml(owner, dice, look))}
<div${look.of('rights')}><span>© ${YEAR} ${esc(holder)}</span> <span>${esc(words.footer.rights)}</span></div></${look.footer}>`,
  );
}

function columnsHtml({ menu, words: { footer }, legalPath }: Owner, look: Look): string {
  const column = (title: string, links: readonly { label: string; path: string }[]) =>
    `<div${look.of('column')}>${look.title(title)}<ul${look.of('column-list')}>${links
      .map(({ label, path }) => `<li><a href="${path}">${esc(label)}</a></li>`)
      .join('\n')}</ul></div>`;
  const legal = [
    { label: footer.privacy, path: `${legalPath}#privacy` },
    { label: footer.terms, path: `${legalPath}#terms` },
    { label: footer.accessible, path: `${legalPath}#accessibility` },
    { label: footer.sitemap, path: '/sitemap.xml' },
  ];
  return menu
    .filter(({ below }) => below.length > 0)
    .slice(0, COLUMNS_MOST)
    .map(({ label, path, below }) => column(label, [{ label, path }, ...below]))
    .concat(column(footer.service, legal))
    .join('\n');
}

/** The company's own pages there, without a word that is seen. */
export const networksHtml = ({ words, host }: Owner, dice: Dice, look: Look): string =>
  `<div${look.of('networks')}>${look.title(words.footer.follow)}<ul>${NETWORKS.map(
    (network) =>
      `<li><a href="https://${network}/company/${host.split('.')[0]}" rel="noopener nofollow" target="_blank" aria-label="${network}"${look.of('network')}>${icon(dice)}</a></li>`,
  ).join('')}</ul></div>`;

/** A script reads the page in another language: no page of its own is behind any of them. */
export const languagesHtml = ({ words, language }: Owner, dice: Dice, look: Look): string =>
  `<div${look.of('languages')}><span>${esc(words.language)}</span><ul>${Object.entries(SITE_WORDS)
    .filter(([code]) => code === language || dice.happens(LANGUAGE_SHARE))
    .map(
      ([code, { ownName }]) =>
        `<li><a href="#" lang="${code}" hreflang="${code}" data-lang="${code}"${code === language ? ' aria-current="true"' : ''}>${ownName}</a></li>`,
    )
    .join('')}</ul></div>`;
