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

const STEMS = ['shop', 'card', 'price', 'cart', 'grid', 'btn'] as const;

/** A shop that also has pages: cart, account and templates of goods are on all of them. */
export const shopTheme: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  return {
    head: `${siteHead(owner, dice, { icons: 4, fonts: 2, sheets: 5 })}<style>${styleVariables(dice, 'shop', Math.round(24 * size))}${styleRules(dice, STEMS, Math.round(30 * size))}</style>
<script>window.shop=window.shop||{};shop.currency={active:"EUR",rate:"1.0"};shop.routes={root:"/",cart:"/#cart",search:"/"};shop.theme={id:${dice.number(1e8, 9e8)},role:"main"};</script>
${counterScript(dice, owner)}${consentScript(dice)}`,
    attributes: ` class="gradient template-page shop-${dice.token(4)}"`,
    top: `${skipLink(owner, look)}${shopDrawers(owner, dice, look)}<div class="announcement" role="region"><p>${owner.claims.at(-1) ?? ''}</p></div>${dice.perhaps(0.7, () => shopLinks(owner, dice, look))}${dice.perhaps(0.7, () => searchForm(owner, dice, look))}${menuHtml(owner, look)}${dice.perhaps(0.6, () => drawerHtml(owner, dice, look))}`,
    crumbs: crumbsHtml(owner, look),
    before: `<div class="shop-page page-width page-width--narrow"><div class="rte scroll-trigger animate--slide-in">`,
    after: '</div></div>',
    bottom: `${goodsTemplates(dice, size)}${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}${footerHtml(owner, dice, look)}${topLink(owner, dice, look)}${scriptNotes(owner, look)}${consentHtml(owner, dice, look, false)}
${times(Math.round(3 * size), () => settingsScript(dice, Math.round(16 * size)))}${scriptFiles(dice, 6)}`,
  };
};

const lookOf = (dice: Dice): Look => ({
  nav: dice.happens(0.5) ? 'nav' : 'div',
  footer: dice.happens(0.8) ? 'footer' : 'div',
  of: (part) =>
    ` id="${part}-${dice.token(5)}" class="shop-${part} shop-${part}--${dice.pick(['wide', 'narrow', 'inline'])} color-${dice.number(1, 5)} isolate"`,
  title: (text) => `<h2 class="shop-title inline-richtext">${esc(text)}</h2>`,
  wrap: (part, html) =>
    `<div id="shop-section-${dice.number(1e6, 9e6)}__${part}" class="shop-section section-group">${html}</div>\n`,
});

/** What a script fills with goods when the visitor searches. */
const goodsTemplates = (dice: Dice, size: number): string =>
  times(
    Math.round(2 * size),
    () =>
      `<template id="goods-${dice.token(4)}"><li class="grid-item"><div class="card-wrapper" data-goods="{{id}}">${lazyPicture(dice, '', ' class="motion-reduce"')}<h3 class="card-heading"><a href="{{url}}">{{title}}</a></h3><div class="price"><s>{{before}}</s> {{price}}</div></div></li></template>\n`,
  );
