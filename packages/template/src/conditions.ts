/** What an `if` asks. `and` and `or` are read from left to right, as Liquid reads them from right to left: one kind only. */
export type Test = { joined: 'and' | 'or'; questions: Question[] };
export type Question = { name: string; is: Comparison; value: string; negated: boolean };
export type Comparison = 'present' | '==' | '!=' | 'contains';

const QUESTION = /^([A-Za-z_]\w{0,63})(?:\s*(==|!=|\bcontains\b)\s*(?:"([^"]*)"|'([^']*)'))?$/;

/** Nothing when it is not a test. */
export function parseTest(text: string, negated: boolean): Test | undefined {
  const joined = /\bor\b/.test(withoutQuoted(text)) ? 'or' : 'and';
  const questions: Question[] = [];
  for (const part of splitOutsideQuotes(text, joined)) {
    const found = QUESTION.exec(part.trim());
    if (!found) return undefined;
    const [, name = '', is = 'present', double, single] = found;
    questions.push({ name, is: is as Comparison, value: double ?? single ?? '', negated });
  }
  return questions.length > 0 ? { joined, questions } : undefined;
}

const withoutQuoted = (text: string) => text.replaceAll(/"[^"]*"|'[^']*'/g, '""');

function splitOutsideQuotes(text: string, word: 'and' | 'or'): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/"[^"]*"|'[^']*'|\s(and|or)\s/g)) {
    if (found[1] !== word) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

/** `readField` gives '' for what is not there. */
export function holds({ joined, questions }: Test, readField: (name: string) => string): boolean {
  const answer = ({ name, is, value, negated }: Question) => ask(readField(name), is, value) !== negated;
  return joined === 'and' ? questions.every(answer) : questions.some(answer);
}

function ask(actual: string, is: Comparison, value: string): boolean {
  switch (is) {
    case 'present':
      return actual.trim() !== '';
    case '==':
      return actual === value;
    case '!=':
      return actual !== value;
    case 'contains':
      return actual.includes(value);
  }
}
