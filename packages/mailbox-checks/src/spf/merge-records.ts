import { mendTerms } from './mend-text.ts';
import { isSpf, parseSpf, parseTerm, type Qualifier, type SpfTerm } from './parse-spf.ts';

/** All that these records say, as one: mechanisms in order, each once, then modifiers, then the ending. */
export function mergeRecords(texts: string[]): SpfTerm[] {
  const records = texts.map(readTerms);
  const terms = records.flatMap(withoutDeadRedirect);
  const redirects = terms.filter(({ kind }) => kind === 'redirect');
  const alls = terms.flatMap((term) => (term.kind === 'all' ? [term.qualifier] : []));
  const [redirect] = redirects;
  const isRedirected = alls.length === 0 && redirects.length === 1 && redirect;
  const mechanisms = terms.flatMap((term) => {
    if (term.kind === 'redirect') return isRedirected ? [] : [parseTerm(`include:${term.target}`)];
    return term.kind === 'all' || term.kind === 'modifier' ? [] : [term];
  });
  const modifiers = terms.filter(({ kind }) => kind === 'modifier');
  return eachOnce([...mechanisms, ...modifiers, isRedirected ? redirect : parseTerm(endingOf(alls))]);
}

function readTerms(text: string): SpfTerm[] {
  const terms = isSpf(text) ? parseSpf(text) : [];
  const isSound = isSpf(text) && terms.every(({ kind }) => kind !== 'unknown' && kind !== 'broken');
  return isSound ? terms : mendTerms(text);
}

const withoutDeadRedirect = (terms: SpfTerm[]): SpfTerm[] =>
  terms.some(({ kind }) => kind === 'all') ? terms.filter(({ kind }) => kind !== 'redirect') : terms;

/** A record that lets everybody in, or says nothing of the rest, ends softly from now on; a strict one stays strict. */
const endingOf = (alls: Qualifier[]): string => (alls.length > 0 && alls.every((all) => all === '-') ? '-all' : '~all');

export function eachOnce(terms: SpfTerm[]): SpfTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ raw }) => {
    const said = raw.toLowerCase().replace(/^\+/, '');
    return !seen.has(said) && seen.add(said);
  });
}
