/**
 * RFC 8176, section 2: `mfa` says that more than one factor was used. Other methods do not count, nor does `acr`, whose
 * values Google and Microsoft do not share (decision 42).
 */
export const vouchesForSecondFactor = ({ amr }: Record<string, unknown>): boolean =>
  Array.isArray(amr) && amr.includes('mfa');
