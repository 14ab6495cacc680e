import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';

const SIDE = 24;
const point = (dice: Dice) => `${dice.number(0, SIDE * 10) / 10} ${dice.number(0, SIDE * 10) / 10}`;

/** A drawing in the page's source, of lines and curves as icons have them. */
export const icon = (dice: Dice, attributes = ''): string =>
  `<svg${attributes} width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" aria-hidden="true">${times(
    dice.number(1, 2),
    () =>
      `<path d="M${point(dice)}${times(dice.number(2, 7), () =>
        dice.happens(0.5) ? `L${point(dice)}` : `C${point(dice)} ${point(dice)} ${point(dice)}`,
      )}Z" stroke="currentColor" stroke-width="1.5"/>`,
  )}</svg>`;

const WIDTHS = [480, 768, 1366, 1920];

/** A picture that a script loads when it comes into view, in several widths. */
export function lazyPicture(dice: Dice, alt: string, attributes = ''): string {
  const file = `/media/${dice.number(2019, 2026)}/${dice.token(10)}`;
  const set = WIDTHS.map((width) => `${file}-${width}w.webp ${width}w`).join(', ');
  const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${dice.number(3, 16)} 9'/%3E`;
  return `<picture><source type="image/webp" data-srcset="${set}" sizes="(min-width: 1024px) 50vw, 100vw"><img${attributes} src="${empty}" data-src="${file}.jpg" width="${WIDTHS[2]}" height="${dice.number(4, 9) * 100}" loading="lazy" decoding="async" alt="${esc(alt)}"></picture>`;
}
