import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from '../repository.ts';

export type FoundRegExp = { file: string; pattern: RegExp };

/** Every regular expression of the product, and the files that put one together while they run. */
export function listRegExps(): { literals: FoundRegExp[]; builders: string[] } {
  const literals: FoundRegExp[] = [];
  const builders = new Set<string>();
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  for (const file of files.filter((name) => !/test(?:ing)?\.tsx?$|\/testing\/|-testing\//.test(name)).toSorted()) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }), (node) => {
      if (node.type === 'RegExpLiteral') literals.push({ file, pattern: new RegExp(node.pattern, node.flags) });
      if (/^(?:New|Call)Expression$/.test(node.type) && node.callee?.value === 'RegExp') builders.add(file);
    });
  }
  return { literals, builders: [...builders] };
}

type Node = { type: string; pattern: string; flags: string; callee?: { value?: string } };

function walk(node: object, visit: (node: Node) => void): void {
  if ('type' in node) visit(node as Node);
  for (const inner of Object.values(node)) if (typeof inner === 'object' && inner !== null) walk(inner, visit);
}
