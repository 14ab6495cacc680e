/** Rings when somebody wants a mailbox looked at, or when something happened in it. */
export type Bell = EventTarget;

export const RING = 'ring';

export const ring = (bell: Bell): void => void bell.dispatchEvent(new Event(RING));
