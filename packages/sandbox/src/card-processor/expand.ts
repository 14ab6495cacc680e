import type { StripeObject } from './shapes.ts';

/** Puts whole objects in the places of ids, as `expand[]` asks: `latest_charge`, `data.latest_charge`. */
export function expand(body: unknown, paths: string[], find: (id: string) => StripeObject | undefined): unknown {
  const copy = structuredClone(body);
  for (const path of paths) expandAt(copy, path.split('.'), find);
  return copy;
}

function expandAt(value: unknown, [name = '', ...rest]: string[], find: (id: string) => StripeObject | undefined) {
  if (Array.isArray(value)) {
    for (const item of value) expandAt(item, [name, ...rest], find);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  const inner = fields[name];
  if (typeof inner === 'string') fields[name] = structuredClone(find(inner)) ?? inner;
  if (rest.length > 0) expandAt(fields[name], rest, find);
}
