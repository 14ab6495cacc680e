import { DEPTH_MAX, matchBraces, type Opening } from './match-braces.ts';
import { parseVariable } from './parse-variable.ts';
import { findSkipped } from './skipped-ranges.ts';
import { parseTag, type Tag } from './tags.ts';
import type { Branch, ProblemName, TemplateNode, TemplateProblem } from './template-node.ts';

export type ParsedTemplate = { nodes: TemplateNode[]; problems: TemplateProblem[] };

/** Reads a template. Total, and linear in the source: no part of it is looked at twice on one level. */
export function parseTemplate(source: string, { isHtml = false } = {}): ParsedTemplate {
  const skipped = findSkipped(source, isHtml);
  const { openings, unclosed, tooDeep } = matchBraces(source, (at) => skipped.get(at));
  const problems: TemplateProblem[] = [];
  const remark = (at: number, problem: ProblemName, to = at + 20) =>
    problems.push({ at, problem, text: source.slice(at, Math.min(to, at + 80)) });
  for (const at of unclosed) remark(at, 'unclosed');
  for (const at of tooDeep) remark(at, 'tooDeep');

  let choices = 0;
  const parseRange = (from: number, to: number): TemplateNode[] => {
    const level = openLevel();
    let textFrom = from;
    const flush = (until: number) => {
      if (until > textFrom) level.add({ kind: 'text', text: withoutEscapes(source.slice(textFrom, until)) });
    };
    for (let at = from; at < to; at += 1) {
      const opening = openings.get(at);
      const tag = source.startsWith('{%', at) ? parseTag(source, at, to) : undefined;
      if (tag) {
        flush(at);
        const problem = level.take(tag);
        if (problem) remark(at, problem, tag.end);
        at = tag.end - 1;
        textFrom = tag.end;
      } else if (opening) {
        const end = opening.closesAt + opening.width;
        const node = parseBraces(at, opening);
        if (node) {
          flush(at);
          level.add(node);
          textFrom = end;
        }
        if (node || opening.width === 2) at = end - 1;
      } else if (source[at] === '\\') at += 1;
      else at = (skipped.get(at) ?? at + 1) - 1;
    }
    flush(to);
    for (const at of level.close()) remark(at, 'unclosed');
    return level.nodes;
  };

  const parseBraces = (at: number, opening: Opening): TemplateNode | undefined => {
    const from = at + opening.width;
    if (opening.width === 1) return parseChoice(from, opening.closesAt, false);
    const random = /^\s*random\s*\|/.exec(source.slice(from, Math.min(opening.closesAt, from + 40)));
    if (random) return parseChoice(from + random[0].length, opening.closesAt, true);
    const variable = parseVariable(source.slice(from, opening.closesAt), isHtml);
    if (typeof variable !== 'string') return variable;
    remark(at, variable, opening.closesAt + 2);
    return undefined;
  };

  /** Spaces around an option of `random` are there for the eye. */
  const parseChoice = (from: number, to: number, isSpaced: boolean): TemplateNode | undefined => {
    const bars = barsBetween(source, from, to, openings);
    if (bars.length === 0 && !isSpaced) return undefined;
    const index = choices;
    choices += 1;
    const ends = [...bars, to];
    const options = ends.map((end, option) => {
      const begin = option === 0 ? from : (ends[option - 1] ?? from) + 1;
      return isSpaced ? parseRange(...trimmed(source, begin, end)) : parseRange(begin, end);
    });
    return { kind: 'choice', index, options };
  };

  return { nodes: parseRange(0, source.length), problems: problems.toSorted((a, b) => a.at - b.at) };
}

function barsBetween(source: string, from: number, to: number, openings: ReadonlyMap<number, Opening>): number[] {
  const bars: number[] = [];
  for (let at = from; at < to; at += 1) {
    const inner = openings.get(at);
    if (inner) at = inner.closesAt + inner.width - 1;
    else if (source[at] === '\\') at += 1;
    else if (source[at] === '|') bars.push(at);
  }
  return bars;
}

function trimmed(source: string, from: number, to: number): [number, number] {
  let [begin, end] = [from, to];
  while (begin < end && isSpace(source[begin])) begin += 1;
  while (end > begin && isSpace(source[end - 1])) end -= 1;
  return [begin, end];
}

const isSpace = (letter: string | undefined) => letter === ' ' || letter === '\t' || letter === '\n';

const withoutEscapes = (text: string) => text.replaceAll(/\\([{}|\\])/g, '$1');

/** The nodes of one range, with the `if`s that are open in it. */
function openLevel() {
  const nodes: TemplateNode[] = [];
  const open: { at: number; branches: Branch[] }[] = [];
  let ignored = 0;
  const current = () => open.at(-1)?.branches.at(-1)?.nodes ?? nodes;

  const begin = ({ at, test }: Extract<Tag, { kind: 'if' }>): ProblemName | undefined => {
    if (open.length >= DEPTH_MAX) {
      ignored += 1;
      return 'tooDeep';
    }
    const branches: Branch[] = [{ test, nodes: [] }];
    current().push({ kind: 'if', branches });
    open.push({ at, branches });
    return undefined;
  };

  return {
    nodes,
    add: (node: TemplateNode) => void current().push(node),
    /** Gives what is wrong with it here. */
    take(tag: Tag): ProblemName | undefined {
      if (tag.kind === 'unknown') return 'unknownTag';
      if (tag.kind === 'if') return begin(tag);
      if (ignored > 0) {
        if (tag.kind === 'endif') ignored -= 1;
        return undefined;
      }
      const innermost = open.at(-1);
      if (!innermost) return 'endWithoutIf';
      if (tag.kind === 'endif') open.pop();
      else innermost.branches.push({ test: tag.test, nodes: [] });
      return undefined;
    },
    /** Where those begin that were never ended; they hold to the end of the range. */
    close: () => open.map(({ at }) => at),
  };
}
