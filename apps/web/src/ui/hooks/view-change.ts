/**
 * How another view of the same list goes into the address: as no step back of its own, and drawn at once. Otherwise a page that
 * is busy draws it late, and the next change, such as a search typed meanwhile, would build on the view before.
 */
export const VIEW_CHANGE = { replace: true, flushSync: true } as const;
