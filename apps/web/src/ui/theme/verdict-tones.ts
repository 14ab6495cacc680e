/** The word of `base.css` that colours the sign of what a check found. */
export const VERDICT_TONES = { pass: 'green', warn: 'amber', fail: 'red', unknown: 'muted' } as const;
