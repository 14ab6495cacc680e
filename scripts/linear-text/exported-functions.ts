import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Module, parseSync } from '@swc/core';
import { ROOT } from '../repository.ts';
import { type DeclaredTypes, declaredTypes, isText, mayHoldText, typeOf } from './types-that-hold-text.ts';

export type ExportedFunction = {
  /** `mail-kit/mime/read-headers readHeaders`. */
  name: string;
  call: (...values: unknown[]) => unknown;
  takes: Taken;
};

/** `texts`: nothing else, and so many of them. `more`: text among other things, or in them. */
type Taken = { kind: 'texts'; count: number } | { kind: 'more' } | { kind: 'none' };

/** What the pure packages export and can be called. What a package gives again at its door is listed once. */
export async function listExportedFunctions(): Promise<ExportedFunction[]> {
  const sources = listSources();
  const modules = sources.map((file) => parseSync(readFileSync(join(ROOT, file), 'utf8'), { syntax: 'typescript' }));
  const declared = declaredTypes(modules);
  const found = new Map<unknown, ExportedFunction>();
  for (const [index, file] of sources.entries()) {
    const taken = readSignatures(modules[index]?.body ?? [], declared);
    const exported = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function' || isClass(value) || found.has(value)) continue;
      const place = file.replace(/^packages\/([^/]+)\/src\/(.*)\.ts$/, '$1/$2');
      const call = value as ExportedFunction['call'];
      found.set(value, { name: `${place} ${name}`, call, takes: taken.get(name) ?? { kind: 'more' } });
    }
  }
  return [...found.values()];
}

/** Doors last: a function belongs to the file it stands in. */
const listSources = () =>
  globSync('packages/*/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !/^packages\/sandbox\/|test(?:ing)?\.ts$|\/testing\//.test(file))
    .toSorted((a, b) => Number(a.endsWith('/index.ts')) - Number(b.endsWith('/index.ts')) || a.localeCompare(b));

const isClass = (value: object) => /^class\b/.test(Function.prototype.toString.call(value));

function readSignatures(body: Module['body'], declared: DeclaredTypes): Map<string, Taken> {
  const signatures = new Map<string, Taken>();
  const note = (name: string, parameters: object[]) => signatures.set(name, takenBy(parameters, declared));
  for (const item of body) {
    if (item.type !== 'ExportDeclaration') continue;
    const { declaration } = item;
    if (declaration.type === 'FunctionDeclaration') {
      note(
        declaration.identifier.value,
        declaration.params.map(({ pat }) => pat),
      );
    }
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier') continue;
      const annotated = typeOf(id);
      if (init?.type === 'ArrowFunctionExpression') note(id.value, init.params);
      else if (annotated?.type === 'TsFunctionType') note(id.value, annotated.params);
    }
  }
  return signatures;
}

function takenBy(parameters: object[], declared: DeclaredTypes): Taken {
  const types = parameters.map(typeOf);
  if (types.length > 0 && types.every(isText)) return { kind: 'texts', count: types.length };
  return { kind: types.some((type) => mayHoldText(type, declared)) ? 'more' : 'none' };
}
