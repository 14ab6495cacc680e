import type { Module, TsType } from '@swc/core';

/** What is declared in the pure packages under a name; two files may mean different things by it. */
export type DeclaredTypes = ReadonlyMap<string, readonly object[]>;

/** Types of the language that hold nothing but what they are given. */
const CONTAINERS = new Set(
  'Array Map Omit Partial Pick Promise Readonly ReadonlyMap ReadonlySet Record Set'.split(' '),
);
const WITHOUT_TEXT = new Set(['Date', 'Int32Array']);

export function declaredTypes(modules: readonly Module[]): DeclaredTypes {
  const declared = new Map<string, object[]>();
  for (const item of modules.flatMap(({ body }) => body)) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    const isType = declaration.type === 'TsTypeAliasDeclaration' || declaration.type === 'TsInterfaceDeclaration';
    if (!isType) continue;
    const { value } = declaration.id;
    declared.set(value, [...(declared.get(value) ?? []), declaration]);
  }
  return declared;
}

/** The annotation of a parameter or a name, where it has one. */
export function typeOf(pattern: object): TsType | undefined {
  const annotated = pattern as { type?: string; left?: object; typeAnnotation?: { typeAnnotation: TsType } | null };
  if (annotated.type === 'AssignmentPattern' && annotated.left) return typeOf(annotated.left);
  return annotated.typeAnnotation?.typeAnnotation;
}

export function isText(type: TsType | undefined): boolean {
  if (type?.type === 'TsUnionType') return type.types.some(isText);
  return type?.type === 'TsKeywordType' && type.kind === 'string';
}

/** Whether a text can stand anywhere in it. Of what is not known it is assumed. */
export function mayHoldText(type: object | undefined, declared: DeclaredTypes, seen = new Set<string>()): boolean {
  if (type === undefined) return true;
  const { kind, typeName } = type as { type?: string; kind?: string; typeName?: { value?: string } };
  if (kind === 'string' || kind === 'any' || kind === 'unknown') return true;
  const name = typeName?.value;
  if (name !== undefined && !CONTAINERS.has(name) && !WITHOUT_TEXT.has(name)) {
    if (seen.has(name)) return false;
    seen.add(name);
    return declared.get(name)?.some((found) => mayHoldText(found, declared, seen)) ?? true;
  }
  return Object.values(type).some(
    (inner) => typeof inner === 'object' && inner !== null && mayHoldText(inner as object, declared, seen),
  );
}
