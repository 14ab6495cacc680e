import { useState } from 'react';
import type { WarmedDomain } from '../../../api/domains.ts';

export const WARMED_KINDS = ['all', 'ready', 'warming'] as const;
export type WarmedKind = (typeof WARMED_KINDS)[number];

const isOf = ({ isReady }: WarmedDomain, kind: WarmedKind) => kind === 'all' || isReady === (kind === 'ready');

/** The stock by whether it can send today, healthiest first. */
export function useWarmedView(domains: readonly WarmedDomain[]) {
  const [kind, setKind] = useState<WarmedKind>('all');
  const count = (of: WarmedKind) => domains.filter((warmed) => isOf(warmed, of)).length;
  const rows = domains
    .filter((warmed) => isOf(warmed, kind))
    .toSorted((one, other) => (other.health ?? -1) - (one.health ?? -1) || one.domain.localeCompare(other.domain));
  return { kind, setKind, count, rows };
}
