import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[^?]+\.ts$/;
const MARK = '/* @__PURE__ */ ';

type Node = { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] => Object.values<unknown>(node).flat().filter(isNode);

type Edit = { start: number; end: number; text: string };

/**
 * What is made while the module is loaded: a mark where each call begins, a chain of calls once, and no description of an
 * endpoint, which only the documentation of the interface shows. What an endpoint takes and gives is made when it is first asked for.
 */
function editsIn(node: Node): Edit[] {
  if (node.type.includes('Function')) return [];
  if (isSummary(node)) return [{ start: node.start, end: node.end, text: "summary: ''" }];
  const parts = partsOf(node);
  if (node.type === 'CallExpression') {
    const edits = parts.flatMap((part) => (isShape(part, node) ? partsOf(part).flatMap(editsIn) : editsIn(part)));
    return [insertAt(node.start, MARK), ...edits];
  }
  const later = isEndpoint(node) ? parts.flatMap(madeLater) : [];
  return [...later, ...parts.flatMap(editsIn)];
}

/** The fields of a schema, as in `z.object({…})`: they may have the names of an endpoint's. */
const isShape = (part: Node, call: Node): boolean =>
  part.type === 'ObjectExpression' &&
  'callee' in call &&
  isNode(call.callee) &&
  call.callee.type === 'MemberExpression';

const insertAt = (place: number, text: string): Edit => ({ start: place, end: place, text });

/** Of an endpoint or of a function of the mail proxy. */
const isEndpoint = (node: Node): boolean =>
  node.type === 'ObjectExpression' && SCHEMAS.every((name) => partsOf(node).some((part) => isNamed(part, name)));
const SCHEMAS = ['input', 'output'];

function madeLater(property: Node): Edit[] {
  const name = SCHEMAS.find((each) => isNamed(property, each));
  const value = valueIn(property);
  if (!name || value?.type !== 'CallExpression') return [];
  return [
    { start: property.start, end: value.start, text: `get ${name}() { return this._${name} ??= (` },
    insertAt(value.end, '); }'),
  ];
}

const isSummary = (node: Node): boolean => isNamed(node, 'summary') && valueIn(node)?.type === 'Literal';
const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Property' && 'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === name;
const valueIn = (node: Node): Node | undefined => ('value' in node && isNode(node.value) ? node.value : undefined);

export function editContract(code: string, program: Node): string {
  const edits = new Map(editsIn(program).map((edit) => [edit.start, edit]));
  const ordered = [...edits.values()].sort((a, b) => b.start - a.start);
  return ordered.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

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
      return { code: editContract(code, this.parse(code)), map: null };
    },
  },
};
