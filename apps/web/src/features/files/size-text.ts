import { numberFormatter } from '../../platform/number-formatter.ts';

const KILO = 1_024;

/** As a person reads it: 1.84 GB, 18 MB, 340 KB. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO ** 2) return `${Math.round(bytes / KILO)} KB`;
  if (bytes < KILO ** 3) return `${rounded(bytes / KILO ** 2, 1)} MB`;
  return `${rounded(bytes / KILO ** 3, 2)} GB`;
}

/** Large numbers need no decimals. */
const rounded = (size: number, decimals: number) =>
  numberFormatter({ maximumFractionDigits: size >= 10 ? 0 : decimals }).format(size);
