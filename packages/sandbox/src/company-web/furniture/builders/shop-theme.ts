import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Builder, Look } from '../furniture.ts';
import { footerHtml } from '../parts/footers.ts';
import { newsletterForm, searchForm, shopDrawers, shopLinks } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { crumbsHtml, drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, scriptNotes, skipLink, topLink } from '../parts/notices.ts';
import { lazyPicture } from '../parts/pictures.ts';
import { consentScript, counterScript, scriptFiles, settingsScript } from '../parts/scripts.ts';
import { styleRules, styleVariables } from '../parts/styles.ts';

const STEMS = ['shop', 'goods', 'price', 'cart', 'shelf', 'button'] as const;

/** A shop that also has pages: cart, account and templates of goods are on all of them. */
export const shopTheme: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  return {
    head: `${siteHead(owner, dice, { icons: 4, fonts: 2, sheets: 5 })}<style>${styleVariables(dice, 'shop', Math.round(24 * size))}${styleRules(dice, STEMS, Math.round(30 * size))}</style>
<script>window.shop={money:"EUR",paths:{front:"/",cart:"/#cart"},look:"${dice.token(9)}",version:${dice.number(1, 90)}};</script>
${counterScript(dice, owner)}${consentScript(dice)}`,
    attributes: ` class="shop-body shop-body--text shop-${dice.token(4)}"`,
    top: `${skipLink(owner, look)}${shopDrawers(owner, dice, look)}<div class="announcement" role="region"><p>${owner.claims.at(-1) ?? ''}</p></div>${dice.perhaps(0.7, () => shopLinks(owner, dice, look))}${dice.perhaps(0.7, () => searchForm(owner, dice, look))}${menuHtml(owner, look)}${dice.perhaps(0.6, () => drawerHtml(owner, dice, look))}`,
    crumbs: crumbsHtml(owner, look),
    before: `<div class="shop-page shop-page--narrow"><div class="shop-words shop-fade-in">`,
    after: '</div></div>',
    bottom: `${goodsTemplates(dice, size)}${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}${footerHtml(owner, dice, look)}${topLink(owner, dice, look)}${scriptNotes(owner, look)}${consentHtml(owner, dice, look, false)}
${times(Math.round(3 * size), () => settingsScript(dice, Math.round(16 * size)))}${scriptFiles(dice, 6)}`,
  };
};

const lookOf = (dice: Dice): Look => ({
  nav: dice.happens(0.5) ? 'nav' : 'div',
  footer: dice.happens(0.8) ? 'footer' : 'div',
  of: (part) =>
    ` id="${part}-${dice.token(5)}" class="shop-${part} shop-${part}--${dice.pick(['wide', 'narrow', 'inline'])} shop-tone-${dice.number(1, 5)}"`,
  title: (text) => `<h2 class="shop-title shop-title--small">${esc(text)}</h2>`,
  wrap: (part, html) =>
    `<div id="shop-part-${dice.number(1e6, 9e6)}-${part}" class="shop-part shop-part--${part}">${html}</div>\n`,
});

/** What a script fills with goods when the visitor searches. */
const goodsTemplates = (dice: Dice, size: number): string =>
  times(
    Math.round(2 * size),
    () =>
      `<template id="goods-${dice.token(4)}"><li class="goods-entry"><div class="goods-card" data-goods="{{id}}">${lazyPicture(dice, '', ' class="goods-picture"')}<h3 class="goods-name"><a href="{{url}}">{{title}}</a></h3><div class="goods-price"><s>{{before}}</s> {{price}}</div></div></li></template>\n`,
  );
