import { type Dice, times } from '../dice.ts';
import type { MenuEntry, Owner } from '../furniture.ts';

const COUNTER = 'analytics.test';

/** Counts visits: the short script that loads the long one. */
export function counterScript(dice: Dice, { host }: Owner): string {
  const queue = `__${dice.token(5)}`;
  return `<script>(function(page,list){page.${queue}=page.${queue}||[];page.${queue}.push(["site","${dice.token(12)}"],["view",page.location.pathname]);var tag=page.document.createElement("script");tag.async=true;tag.src="https://${COUNTER}/"+list+".js";page.document.head.appendChild(tag)})(window,"${dice.token(8)}");</script>
<script defer data-domain="${host}" src="https://${COUNTER}/visits.js"></script>
<noscript><img height="1" width="1" alt="" style="display:none" src="https://${COUNTER}/p?id=${dice.token(12)}"></noscript>
`;
}

/** Keeps other scripts from starting before the visitor has chosen. */
export const consentScript = (dice: Dice): string =>
  `<script>var consent_${dice.token(4)}={version:${dice.number(1, 40)},cookie:"cc_${dice.token(6)}",days:${dice.number(30, 365)},kinds:{${[
    'needed',
    'count',
    'ads',
    'media',
  ]
    .map(
      (kind) => `${kind}:{on:${kind === 'needed'},names:[${times(dice.number(1, 5), () => `"_${dice.token(5)}",`)}]}`,
    )
    .join(
      ',',
    )}}};document.documentElement.classList.add(document.cookie.indexOf("cc_")<0?"asks-consent":"has-consent");</script>
`;

export const scriptFiles = (dice: Dice, count: number): string =>
  times(
    count,
    () =>
      `<script src="/assets/js/${dice.token(8)}.min.js?v=${dice.number(1, 9)}.${dice.number(0, 20)}" defer></script>\n`,
  );

/** What a theme or an extension hands to its script. */
export const settingsScript = (dice: Dice, count: number): string =>
  `<script id="${dice.token(7)}-extra">var ${dice.token(6)}_settings=${JSON.stringify(settings(dice, count))};</script>\n`;

const settings = (dice: Dice, count: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: count }, () => [
      `${dice.token(4)}_${dice.token(dice.number(3, 9))}`,
      dice.pick<string | number | boolean | null>([
        dice.number(0, 5000),
        dice.happens(0.5),
        dice.token(16),
        `/assets/${dice.token(20)}`,
        null,
      ]),
    ]),
  );

/** What a script framework was drawn from, for the browser to go on with. */
export function pageState(dice: Dice, { menu, words, language, host }: Owner, size: number): string {
  const entry = ({ label, path, below }: MenuEntry): unknown => ({
    __kind: 'MenuEntry',
    key: dice.token(10),
    label,
    link: { href: path, external: false, prefetch: dice.happens(0.5) },
    children: below.map(entry),
  });
  const files = Array.from({ length: Math.round(20 * size) }, () => [
    `chunk-${dice.token(5)}`,
    `/_build/${dice.token(8)}.${dice.token(12)}.js`,
  ]);
  const state = {
    build: dice.token(21),
    locale: { current: language, host },
    header: menu.map(entry),
    messages: { ...words.script, ...words.account },
    features: settings(dice, Math.round(25 * size)),
    theme: settings(dice, Math.round(30 * size)),
    files: Object.fromEntries(files),
  };
  return `<script id="state-${dice.token(4)}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
}
