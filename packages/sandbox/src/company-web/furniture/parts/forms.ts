import { escapeHtml as esc } from '../../fill.ts';
import type { Dice } from '../dice.ts';
import type { Look, Owner } from '../furniture.ts';
import { icon } from './pictures.ts';

export const searchForm = ({ words }: Owner, dice: Dice, look: Look): string =>
  `<form role="search" method="get" action="/"${look.of('search')}><label for="s-${dice.token(3)}">${esc(words.search)}</label><input type="search" name="s" placeholder="${esc(words.searchHint)}"${look.of('field')}><button type="submit" aria-label="${esc(words.search)}">${icon(dice)}</button></form>`;

export function newsletterForm({ words, legalPath }: Owner, dice: Dice, look: Look): string {
  const { newsletter, footer } = words;
  const id = dice.token(5);
  const field = (name: string, label: string, type = 'text') =>
    `<div${look.of('field')}><label for="${id}-${name}">${esc(label)}</label><input id="${id}-${name}" type="${type}" name="${name}"></div>`;
  return look.wrap(
    'newsletter',
    `${look.title(newsletter.title)}<p>${esc(newsletter.text)}</p><form method="post" action="/#newsletter"${look.of('newsletter-form')}>${field('first', newsletter.firstName)}${field('last', newsletter.lastName)}${field('mail', newsletter.address, 'email')}
<label><input type="checkbox" name="agree" required> ${esc(newsletter.agree)} <a href="${legalPath}#privacy">${esc(footer.privacy)}</a></label><button type="submit"${look.of('button')}>${esc(newsletter.send)}</button></form>`,
  );
}

/** A shop's cart and its customers' entrance, both closed. */
export const shopDrawers = ({ words: { account, close } }: Owner, dice: Dice, look: Look): string =>
  look.wrap(
    'cart',
    `<div${look.of('cart')} aria-hidden="true">${look.title(account.cart)}<p>${esc(account.empty)}</p><button type="button">${icon(dice)}${esc(close)}</button></div>
<div${look.of('login')} aria-hidden="true">${look.title(account.account)}<form method="post" action="/#login"><label>${esc(account.account)} <input name="login"></label><label>${esc(account.password)} <input type="password" name="secret"></label><button type="submit">${esc(account.logIn)}</button></form></div>`,
  );

/** The row of small links at the very top of a shop. */
export const shopLinks = ({ words: { account } }: Owner, dice: Dice, look: Look): string =>
  `<ul${look.of('tools')}>${[account.account, account.watchlist, account.cart]
    .map(
      (label) =>
        `<li${look.of('tool')}><a href="#" title="${esc(label)}">${icon(dice)}<span>${esc(label)}</span></a></li>`,
    )
    .join('')}</ul>`;
