import { matchBraces } from '@outrider/template/match-braces';
import { parseVariable } from '@outrider/template/parse-variable';

/** Where something stands in a text: from its first sign up to and without the last. */
type Range = { from: number; to: number };

export type FoundVariable = Range & { inner: string };

/** The `{{…}}` that mean a value of a person; what the sender's own reader would not take as one stays text. */
export function findVariables(text: string): FoundVariable[] {
  const { openings } = matchBraces(text, () => undefined);
  return [...openings].flatMap(([from, { width, closesAt }]) => {
    const inner = text.slice(from + width, closesAt).trim();
    if (width !== 2 || typeof parseVariable(inner, false) === 'string') return [];
    return [{ from, to: closesAt + width, inner }];
  });
}

const RANDOM = /^\s*random\s*\|/;

/** The outermost `{a|b}` and `{{random | a | b}}`. */
export function findChoices(text: string): Range[] {
  const { openings } = matchBraces(text, () => undefined);
  const found: Range[] = [];
  for (const [from, { width, closesAt }] of [...openings].toSorted(([a], [b]) => a - b)) {
    const inner = text.slice(from + width, closesAt);
    const isChoice = width === 1 ? inner.includes('|') : RANDOM.test(inner);
    if (isChoice && from >= (found.at(-1)?.to ?? 0)) found.push({ from, to: closesAt + width });
  }
  return found;
}

const DEFAULT = /\|\s*default:\s*"([^"]*)"/;

export const variableName = (inner: string): string => inner.split('|')[0]?.trim() ?? '';

export const variableDefault = (inner: string): string | undefined => DEFAULT.exec(inner)?.[1];

/** The same variable with another default, or with none. Its other filters stay. */
export function withDefault(inner: string, value: string): string {
  const rest = inner.replace(DEFAULT, '').trim();
  // The reader of templates knows no way to write a quote inside quotes, nor a brace that is none.
  const said = value.replaceAll('"', '”').replaceAll(/[{}\\]/g, '');
  return said === '' ? rest : `${rest} | default: "${said}"`;
}
