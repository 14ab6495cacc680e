import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Builder, Look } from '../furniture.ts';
import { footerHtml, networksHtml } from '../parts/footers.ts';
import { newsletterForm, searchForm } from '../parts/forms.ts';
import { siteHead } from '../parts/head.ts';
import { drawerHtml, menuHtml } from '../parts/menus.ts';
import { consentHtml, scriptNotes, skipLink, topLink } from '../parts/notices.ts';
import { icon, lazyPicture } from '../parts/pictures.ts';
import { consentScript, counterScript, scriptFiles, settingsScript } from '../parts/scripts.ts';
import { inlineStyle, styleRules, styleVariables } from '../parts/styles.ts';

const STEMS = ['blk', 'blk-section', 'blk-column', 'blk-widget', 'blk-el'] as const;
const LAYERS = ['section', 'column', 'inner', 'widget', 'widget-body'] as const;

/** A builder in which everything is dragged into place: each piece stands in a stack of elements with rules of its own. */
export const dragAndDrop: Builder = ({ owner, dice, size }) => {
  const look = lookOf(dice);
  const rounds = dice.number(1, 3);
  const opened = times(rounds, () => LAYERS.map((layer) => `<div${block(dice, layer)}>`).join('\n'));
  return {
    head: `${siteHead(owner, dice, { icons: 6, fonts: 3, sheets: 7 })}<style>${styleVariables(dice, 'blk', Math.round(50 * size))}</style>
<style id="blk-page-${dice.number(10, 999)}">${styleRules(dice, STEMS, Math.round(70 * size))}</style>
${counterScript(dice, owner)}${consentScript(dice)}`,
    attributes: ` class="blk-page blk-kit-${dice.number(3, 90)} blk-loading" data-view="wide"`,
    top: `${skipLink(owner, look)}<div class="blk-document" data-kind="header">${look.wrap('tools', searchForm(owner, dice, look) + networksHtml(owner, dice, look))}${menuHtml(owner, look)}${dice.perhaps(0.6, () => drawerHtml(owner, dice, look))}</div>
<div class="blk-document" data-kind="page">${look.wrap(
      'slides',
      times(dice.number(1, 3), () => `<div${look.of('slide')}>${lazyPicture(dice, owner.name)}</div>`),
    )}`,
    before: opened,
    after: '</div>'.repeat(rounds * LAYERS.length),
    bottom: `${claimsHtml(owner.claims, dice, look)}${dice.perhaps(0.4, () =>
      look.wrap(
        'gallery',
        times(Math.round(5 * size), () => lazyPicture(dice, '', look.of('picture'))),
      ),
    )}${dice.perhaps(0.5, () => newsletterForm(owner, dice, look))}</div>
<div class="blk-document" data-kind="footer">${footerHtml(owner, dice, look)}${topLink(owner, dice, look)}</div>${scriptNotes(owner, look)}${consentHtml(owner, dice, look, true)}
${times(Math.round(4 * size), () => settingsScript(dice, 16))}${scriptFiles(dice, 8)}`,
  };
};

const block = (dice: Dice, kind: string): string => {
  const id = dice.token(7);
  const settings = esc(JSON.stringify({ id, kind, gap: dice.number(0, 60), animation: dice.token(6), _w: null }));
  return ` class="blk blk-${kind} blk-el blk-el-${id} blk-${kind}--size-${dice.number(10, 100)} blk-align-${dice.pick(['start', 'center', 'end'])}" data-id="${id}" data-kind="${kind}" data-set="${settings}"`;
};

function lookOf(dice: Dice): Look {
  return {
    nav: dice.happens(0.6) ? 'nav' : 'div',
    footer: dice.happens(0.4) ? 'footer' : 'div',
    of: (part) =>
      ` class="blk-${part} blk-${part}--${dice.token(4)} blk-tr-${dice.number(1, 9)}"${dice.happens(0.15) ? ` style="${inlineStyle(dice)}"` : ''}`,
    title: (text) =>
      `<div${block(dice, 'heading')}><h4 class="blk-title blk-step-${dice.number(1, 5)}">${esc(text)}</h4></div>`,
    wrap: (part, html) =>
      `${LAYERS.map((layer) => `<div${block(dice, layer)}>`).join('')}<div class="blk-holder" data-name="${part}">${html}</div>${'</div>'.repeat(LAYERS.length)}\n`,
  };
}

/** Boxes with an icon and a sentence each. */
const claimsHtml = (claims: readonly string[], dice: Dice, look: Look): string =>
  look.wrap(
    'boxes',
    claims
      .map(
        (claim) =>
          `<div${block(dice, 'claim')}><span${look.of('icon')}>${icon(dice)}</span><p${look.of('text')}>${claim}</p></div>`,
      )
      .join('\n'),
  );
