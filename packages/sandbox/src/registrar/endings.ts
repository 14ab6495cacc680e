export type Ending = {
  ending: string;
  /** Of the first year and of one more, in cents. */
  registration: number;
  renewal: number;
  /** Some endings are sold on the registrar's own pages only. */
  isApiRegisterable: boolean;
};

const ENDINGS: readonly Ending[] = [
  { ending: 'test', registration: 1299, renewal: 1499, isApiRegisterable: true },
  { ending: 'eu.test', registration: 899, renewal: 999, isApiRegisterable: true },
  { ending: 'co.test', registration: 2499, renewal: 2899, isApiRegisterable: true },
  { ending: 'io.test', registration: 3499, renewal: 3999, isApiRegisterable: true },
  { ending: 'shop.test', registration: 299, renewal: 3299, isApiRegisterable: true },
  { ending: 'gov.test', registration: 999, renewal: 999, isApiRegisterable: false },
];

/** Words that cost much more. */
const PREMIUM_LABELS: ReadonlySet<string> = new Set(['freight', 'cargo', 'harbor', 'logistics']);
const PREMIUM_CENTS = 240_000;
/** Shorter names went long ago. */
const SHORTEST_FREE = 5;

export const listEndings = (): readonly Ending[] => ENDINGS;

export const endingNamed = (name: string): Ending | undefined => ENDINGS.find(({ ending }) => ending === name);

/** A name that is sold: one label in front of the longest ending that fits. */
export function splitName(domain: string): { label: string; ending: Ending } | undefined {
  const [ending] = ENDINGS.filter((one) => domain.endsWith(`.${one.ending}`)).toSorted(
    (a, b) => b.ending.length - a.ending.length,
  );
  if (!ending) return undefined;
  const label = domain.slice(0, -ending.ending.length - 1);
  return /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label) ? { label, ending } : undefined;
}

export const isShort = (label: string): boolean => label.length < SHORTEST_FREE;

export const isPremium = (label: string): boolean => PREMIUM_LABELS.has(label);

export const priceOf = ({ label, ending }: { label: string; ending: Ending }): number =>
  isPremium(label) ? PREMIUM_CENTS : ending.registration;
