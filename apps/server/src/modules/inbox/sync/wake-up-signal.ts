/** Sent when a mailbox is to be read at once: a person asked for it, or its server announced something. */
export type WakeUpSignal = EventTarget;

export const WAKE_UP = 'wake-up';

export const wakeUp = (wakeSignal: WakeUpSignal): void => void wakeSignal.dispatchEvent(new Event(WAKE_UP));
