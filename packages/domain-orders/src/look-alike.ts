import { editDistance } from '@outrider/email-verifier/edit-distance';
import { BRANDS } from './brands.ts';
import { decodeLabel } from './decode-label.ts';

/** Signs that are drawn like a Latin letter (Unicode TR 39), as far as names are registered with them. */
const DRAWN_ALIKE: Record<string, string> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  Ь: 'b',
  ƅ: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ɗ: 'd',
  е: 'e',
  ҽ: 'e',
  є: 'e',
  ƒ: 'f',
  ɡ: 'g',
  ց: 'g',
  һ: 'h',
  հ: 'h',
  і: 'l',
  ɩ: 'l',
  ι: 'l',
  ı: 'l',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  ⅼ: 'l',
  м: 'm',
  п: 'n',
  ո: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  ꜱ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ѡ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ᴢ: 'z',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '8': 'b',
  i: 'l',
};

const LABEL_MAX = 63;
/** A shorter word is too often a part of another one, or a slip away from it. */
const PART_MIN = 6;
const SLIP_MIN = 6;
const TWO_SLIPS_MIN = 10;

/** How a label looks at a glance: two that look alike give the same. */
export const drawnForm = (label: string): string =>
  Array.from(label.slice(0, LABEL_MAX).toLowerCase().normalize('NFKC'), (sign) => DRAWN_ALIKE[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const KNOWN = BRANDS.map((brand) => ({ brand, drawn: drawnForm(brand) }));

/**
 * The brand a domain reads like. A workspace that has a domain of that name already is its owner, as far as we can know.
 */
export function findLookAlike(domain: string, ownDomains: readonly string[]): string | null {
  const own = new Set(ownDomains.map(firstLabel));
  const label = drawnForm(decodeLabel(firstLabel(domain)));
  const found = KNOWN.find(({ brand, drawn }) => !own.has(brand) && readsLike(label, drawn));
  return found?.brand ?? null;
}

function readsLike(label: string, brand: string): boolean {
  const joined = label.replaceAll('-', '');
  if (label.split('-').includes(brand) || joined === brand) return true;
  if (brand.length >= PART_MIN && (joined.startsWith(brand) || joined.endsWith(brand))) return true;
  const slips = brand.length >= TWO_SLIPS_MIN ? 2 : 1;
  const isNear = brand.length >= SLIP_MIN && Math.abs(joined.length - brand.length) <= slips;
  return isNear && editDistance(joined, brand) <= slips;
}

const firstLabel = (domain: string) =>
  domain
    .slice(0, LABEL_MAX + 1)
    .split('.', 1)[0]
    ?.slice(0, LABEL_MAX) ?? '';
