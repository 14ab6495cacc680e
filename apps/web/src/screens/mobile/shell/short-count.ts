/** A badge has room for two digits. */
const BADGE_MAX = 99;

export const shortCount = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count));
