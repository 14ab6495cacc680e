import { type Dice, times } from '../dice.ts';

const colour = (dice: Dice) => `#${times(3, () => dice.number(16, 255).toString(16))}`;
const length = (dice: Dice) =>
  dice.pick([`${dice.number(1, 64)}px`, `${dice.number(1, 40) / 8}rem`, `${dice.number(1, 20) * 5}%`, '0', 'auto']);
const seconds = (dice: Dice) => `.${dice.number(1, 9)}s`;

type Declaration = readonly [property: string, value: (dice: Dice) => string];

const DECLARATIONS: readonly [Declaration, ...Declaration[]] = [
  ['color', colour],
  ['background-color', colour],
  ['border-color', colour],
  ['margin', (dice) => `${length(dice)} ${length(dice)}`],
  ['padding', (dice) => `${length(dice)} ${length(dice)} ${length(dice)}`],
  ['max-width', length],
  ['gap', length],
  ['font-size', length],
  ['line-height', (dice) => `1.${dice.number(1, 8)}`],
  ['display', (dice) => dice.pick(['flex', 'grid', 'block', 'none', 'inline-flex'])],
  ['align-items', (dice) => dice.pick(['center', 'flex-start', 'stretch'])],
  ['position', (dice) => dice.pick(['relative', 'absolute', 'sticky'])],
  ['border-radius', length],
  ['transition', (dice) => `transform ${seconds(dice)} ease,opacity ${seconds(dice)}`],
  ['box-shadow', (dice) => `0 ${dice.number(1, 9)}px ${dice.number(2, 40)}px rgba(0,0,0,.${dice.number(1, 4)})`],
  ['transform', (dice) => `translate3d(${length(dice)},0,0)`],
  ['z-index', (dice) => String(dice.number(1, 9999))],
];

const ENDINGS = ['', '', '', ':hover', ':focus-visible', '::before', '>*', ' a', ' img', ' svg', '.is-open'] as const;
const RULES_IN_MEDIA = 9;

/** So many rules for classes that begin with one of the stems, a part of them for wide screens alone. */
export function styleRules(dice: Dice, stems: readonly [string, ...string[]], count: number): string {
  const rule = () => {
    const selector = `.${dice.pick(stems)}-${dice.token(dice.number(2, 7))}${dice.pick(ENDINGS)}`;
    const declarations = times(dice.number(1, 5), () => {
      const [property, value] = dice.pick(DECLARATIONS);
      return `${property}:${value(dice)};`;
    });
    return `${selector}{${declarations}}`;
  };
  const media = () => `@media (min-width:${dice.number(30, 100) * 16}px){${times(RULES_IN_MEDIA, rule)}}\n`;
  const groups = Math.floor(count / (RULES_IN_MEDIA * 4));
  return times(count - groups * RULES_IN_MEDIA, () => `${rule()}\n`) + times(groups, media);
}

/** A palette and a scale of sizes, as themes have them. */
export const styleVariables = (dice: Dice, prefix: string, count: number): string =>
  `:root{${times(count, (index) =>
    index % 2 === 0
      ? `--${prefix}-colour-${dice.token(5)}:${colour(dice)};`
      : `--${prefix}-space-${index}:clamp(${dice.number(1, 3)}rem,${dice.number(1, 9)}vw,${dice.number(4, 9)}rem);`,
  )}}`;

/** Of one element alone, in its `style` attribute. */
export const inlineStyle = (dice: Dice): string =>
  times(dice.number(1, 3), () => {
    const [property, value] = dice.pick(DECLARATIONS);
    return `${property}:${value(dice)};`;
  });
