/** Why the rules judge as they do, where no quote says it. Kept as sentences, and read again for screens of other languages. */
export const REASONS = {
  noTitle: 'No title found',
  noTrade: 'No page says what the company does',
  noSeat: 'No page says where its seat is',
  noSize: 'No page says how many work there',
  unsaid: 'No page speaks of it',
  disputed: 'Sources disagree, or are old',
} as const;

export const seatIs = (place: string): string => `Seat is ${place}`;
export const seatIsIn = (country: string): string => `Seat is in ${country}`;
export const countIs = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min} people` : `${min} to ${max} people`;
export const isItHere = (title: string, wanted: string): string => `Is ${title} the ${wanted} here?`;

type ReadReason =
  | { key: keyof typeof REASONS; values: Record<string, never> }
  | { key: 'seat'; values: { place: string } }
  | { key: 'people'; values: { people: string } }
  | { key: 'here'; values: { title: string; wanted: string } };

const FIXED = new Map(Object.entries(REASONS).map(([key, text]) => [text as string, key as keyof typeof REASONS]));
const REASON_MAX = 500;

/** What one of these sentences says. Undefined for a quote of a page. */
export function readReason(reason: string): ReadReason | undefined {
  const key = FIXED.get(reason);
  if (key) return { key, values: {} };
  const text = reason.slice(0, REASON_MAX);
  const people = /^(\d+)(?: to (\d+))? people$/u.exec(text);
  if (people) return { key: 'people', values: { people: [people[1], people[2]].filter(Boolean).join('–') } };
  if (text.startsWith('Seat is in ')) return { key: 'seat', values: { place: text.slice(11) } };
  if (text.startsWith('Seat is ')) return { key: 'seat', values: { place: text.slice(8) } };
  if (!text.startsWith('Is ') || !text.endsWith(' here?')) return undefined;
  const between = text.lastIndexOf(' the ');
  if (between < 3) return undefined;
  return { key: 'here', values: { title: text.slice(3, between), wanted: text.slice(between + 5, -6) } };
}
