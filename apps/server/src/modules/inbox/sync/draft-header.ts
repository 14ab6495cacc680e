/** Marks a draft of ours at the mailbox's server: `<id>; revision=<n>`. */
export const DRAFT_HEADER = 'X-Outrider-Draft';
