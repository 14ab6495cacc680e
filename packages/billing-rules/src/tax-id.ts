/** Shapes of tax ids after the country's letters, as the countries publish them. Greece writes EL. */
const SHAPES: Record<string, RegExp> = {
  AT: /^(?:AT)?U\d{8}$/,
  AU: /^\d{11}$/,
  BE: /^(?:BE)?[01]\d{9}$/,
  BG: /^(?:BG)?\d{9,10}$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^(?:CY)?\d{8}[A-Z]$/,
  CZ: /^(?:CZ)?\d{8,10}$/,
  DE: /^(?:DE)?\d{9}$/,
  DK: /^(?:DK)?\d{8}$/,
  EE: /^(?:EE)?\d{9}$/,
  ES: /^(?:ES)?[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^(?:FI)?\d{8}$/,
  FR: /^(?:FR)?[A-Z0-9]{2}\d{9}$/,
  GB: /^(?:GB)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^(?:EL|GR)?\d{9}$/,
  HR: /^(?:HR)?\d{11}$/,
  HU: /^(?:HU)?\d{8}$/,
  IE: /^(?:IE)?\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/,
  IT: /^(?:IT)?\d{11}$/,
  LT: /^(?:LT)?(?:\d{9}|\d{12})$/,
  LU: /^(?:LU)?\d{8}$/,
  LV: /^(?:LV)?\d{11}$/,
  MT: /^(?:MT)?\d{8}$/,
  NL: /^(?:NL)?\d{9}B\d{2}$/,
  NO: /^(?:NO)?\d{9}(?:MVA)?$/,
  PL: /^(?:PL)?\d{10}$/,
  PT: /^(?:PT)?\d{9}$/,
  RO: /^(?:RO)?\d{2,10}$/,
  SE: /^(?:SE)?\d{10}01$/,
  SI: /^(?:SI)?\d{8}$/,
  SK: /^(?:SK)?\d{10}$/,
  US: /^\d{9}$/,
};

const ANY = /^[A-Z0-9]{4,20}$/;

/** Without what people put between the signs. */
export const plainTaxId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

/** Whether a text has the shape of the country's tax ids, or of any where the country is not listed. It may be left empty. */
export function fitsAsTaxId(country: string, text: string): boolean {
  const plain = plainTaxId(text);
  return plain === '' || (SHAPES[country] ?? ANY).test(plain);
}
