import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[^?]+\.ts$/;
const MARK = '/* @__PURE__ */ ';

type Node = { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] => Object.values<unknown>(node).flat().filter(isNode);

type Edit = { start: number; end: number; text: string };

/**
 * What is made while the module is loaded: a mark where each call begins, a chain of calls once, and no description of an
 * endpoint, which only the documentation of the interface shows.
 */
function editsIn(node: Node): Edit[] {
  if (node.type.includes('Function')) return [];
  if (isSummary(node)) return [{ start: node.start, end: node.end, text: "summary: ''" }];
  const inside = partsOf(node).flatMap(editsIn);
  return node.type === 'CallExpression' ? [{ start: node.start, end: node.start, text: MARK }, ...inside] : inside;
}

const isSummary = (node: Node): boolean =>
  node.type === 'Property' &&
  isNamed(node, 'summary') &&
  'value' in node &&
  isNode(node.value) &&
  node.value.type === 'Literal';
const isNamed = (node: Node, name: string): boolean =>
  'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === name;

/**
 * Every schema of the contract is made by calls, and a bundler keeps calls that may do more than answer. These only answer:
 * with a mark on each, a page takes the schemas it uses and not their whole modules.
 */
export const pureContract: Plugin = {
  name: 'pure-contract',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: CONTRACT },
    handler(code) {
      const edits = new Map(editsIn(this.parse(code)).map((edit) => [edit.start, edit]));
      const ordered = [...edits.values()].sort((a, b) => b.start - a.start);
      const edited = ordered.reduce(
        (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
        code,
      );
      return { code: edited, map: null };
    },
  },
};
