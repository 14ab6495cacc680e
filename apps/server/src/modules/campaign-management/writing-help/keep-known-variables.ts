import { matchBraces } from '@outrider/template/match-braces';
import { parseVariable } from '@outrider/template/parse-variable';

type Strange = { from: number; to: number; said: string; instead: string };

const RANDOM = /^random\s*\|/;

/**
 * Takes out variables that nobody has a value for; a default of theirs stays as words. A name that is only spelt in another
 * way is meant as the one that exists. Each step makes the text shorter or one variable known, so it ends.
 */
export function keepKnownVariables(text: string, known: readonly string[]): { text: string; leftOut: string[] } {
  const names = new Map(known.map((name) => [bare(name), name]));
  const leftOut = new Set<string>();
  let kept = text;
  for (let strange = findStrange(kept, names); strange; strange = findStrange(kept, names)) {
    const { from, to, said, instead } = strange;
    if (!instead.startsWith('{{')) leftOut.add(said);
    kept = kept.slice(0, from) + instead + kept.slice(to);
  }
  return { text: kept, leftOut: [...leftOut] };
}

function findStrange(text: string, names: ReadonlyMap<string, string>): Strange | undefined {
  const { openings } = matchBraces(text, () => undefined);
  // From the end: what stands inside another comes first.
  for (const [from, { width, closesAt }] of [...openings].toSorted(([a], [b]) => b - a)) {
    const inner = text.slice(from + width, closesAt).trim();
    if (width !== 2 || RANDOM.test(inner)) continue;
    const [said = '', ...filters] = inner.split('|');
    const name = said.trim();
    const meant = names.get(bare(name));
    const variable = parseVariable(inner, false);
    if (name === meant && typeof variable !== 'string') continue;
    const respelt = meant !== undefined && [meant, ...filters.map((filter) => filter.trim())].join(' | ');
    const isReadable = respelt !== false && name !== meant && typeof parseVariable(respelt, false) !== 'string';
    const instead = isReadable ? `{{${respelt}}}` : defaultOf(variable);
    return { from, to: closesAt + width, said: name, instead };
  }
  return undefined;
}

const bare = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** Without braces, which could make another variable of it. */
function defaultOf(variable: ReturnType<typeof parseVariable>): string {
  if (typeof variable === 'string' || variable.kind !== 'variable') return '';
  const words = variable.filters.find(({ name }) => name === 'default')?.argument ?? '';
  return words.replaceAll(/[{}]/g, '');
}
