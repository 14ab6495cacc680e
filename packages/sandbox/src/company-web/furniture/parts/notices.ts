import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Look, Owner } from '../furniture.ts';
import { icon } from './pictures.ts';

const KINDS = [0, 1, 2, 3] as const;

/** The question about cookies, with what can be chosen and, where it is thorough, each cookie. */
export function consentHtml({ words, host, legalPath }: Owner, dice: Dice, look: Look, isThorough: boolean): string {
  const { consent, footer } = words;
  const id = `consent-${dice.token(4)}`;
  const kind = (index: (typeof KINDS)[number]) =>
    `<li${look.of('consent-kind')}><label><input type="checkbox" name="${id}-${index}"${index === 0 ? ' checked disabled' : ''}> <span>${esc(consent.kinds[index])}</span></label>${
      index === 0 ? `<span${look.of('consent-always')}>${esc(consent.always)}</span>` : ''
    }<p>${esc(consent.purposes[index])}</p>${isThorough ? cookieTable(index) : ''}</li>`;
  const cookieTable = (index: (typeof KINDS)[number]) =>
    `<table>${times(
      dice.number(1, 4),
      () =>
        `<tr><td>_${dice.token(6)}</td><td>${index === 0 ? host : `${dice.token(7)}.test`}</td><td>${esc(consent.lasts[dice.pick(KINDS)])}</td></tr>`,
    )}</table>`;
  return look.wrap(
    'consent',
    `<div id="${id}"${look.of('consent')} role="dialog" aria-modal="true" aria-label="${esc(consent.title)}"><div${look.of('consent-body')}>${look.title(consent.title)}<p>${esc(consent.text)} <a href="${legalPath}#privacy">${esc(footer.privacy)}</a></p>
<ul${look.of('consent-kinds')}>${KINDS.map(kind).join('\n')}</ul></div>
<div${look.of('consent-buttons')}>${[consent.accept, consent.refuse, consent.settings, consent.save]
      .map((label) => `<button type="button"${look.of('button')}>${esc(label)}</button>`)
      .join('')}</div></div>`,
  );
}

export const skipLink = ({ words }: Owner, look: Look): string =>
  `<a${look.of('skip')} href="#content">${esc(words.skip)}</a>`;

export const topLink = ({ words }: Owner, dice: Dice, look: Look): string =>
  `<a${look.of('to-top')} href="#">${icon(dice)}<span>${esc(words.top)}</span></a>`;

/** What scripts show while they work, and what stands where there are none. */
export const scriptNotes = ({ words }: Owner, look: Look): string =>
  `<noscript><p>${esc(words.script.needed)}</p></noscript><div${look.of('spinner')} role="status" hidden>${esc(words.script.loading)}</div><template><div${look.of('toast')}><p>${esc(words.script.failed)}</p><button type="button">${esc(words.close)}</button></div></template>`;
