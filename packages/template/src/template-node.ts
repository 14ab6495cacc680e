import type { Test } from './conditions.ts';

export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string; filters: Filter[] }
  /** One of these, the same one each time for the same person. `index` tells this choice from the others. */
  | { kind: 'choice'; index: number; options: TemplateNode[][] }
  | { kind: 'if'; branches: Branch[] };

export type Filter = { name: FilterName; argument: string };
/** The last branch may hold always: an `else`. */
export type Branch = { test: Test | 'otherwise'; nodes: TemplateNode[] };

export const FILTERS = ['default', 'upcase', 'downcase', 'capitalize', 'strip', 'truncate', 'first'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What is wrong, and where in the source it begins. What is wrong stays in the text as it was written. */
export type TemplateProblem = { at: number; problem: ProblemName; text: string };
export type ProblemName = 'unclosed' | 'unknownFilter' | 'malformed' | 'unknownTag' | 'endWithoutIf' | 'tooDeep';
