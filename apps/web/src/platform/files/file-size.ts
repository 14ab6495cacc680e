import { formatDecimals, formatNumber } from '../format.ts';

const KILO = 1_000;

/** Such as 184 KB or 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  const [size, unit] = bytes < KILO * KILO ? [bytes / KILO, 'KB'] : [bytes / KILO / KILO, 'MB'];
  return `${size < 10 && unit === 'MB' ? formatDecimals(size, 1) : formatNumber(Math.round(size))} ${unit}`;
}
