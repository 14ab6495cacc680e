/** The parts of a mailbox that have a page of their own, named in the address as the tabs are on a computer. */
export const ACCOUNT_PARTS = ['settings', 'campaigns', 'activity'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];
