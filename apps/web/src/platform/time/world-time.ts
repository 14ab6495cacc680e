import { readClockHeader } from '@outrider/contract/sandbox/clock';

/** As last received from the server, and when that was by this machine's clock. */
let lastReading: { boxMs: number; hereMs: number; speed: number } | undefined;

/** Faster than this the work on the way decides how fast time passes: it is shown as received. */
const FORESEEN_SPEED = 600;

/** What an answer says of the time; live it says nothing, and this machine's clock is the one. */
export function hearTime(header: string | null): void {
  const reading = header === null ? undefined : readClockHeader(header);
  if (!reading) return;
  const speed = reading.speed > FORESEEN_SPEED ? 0 : reading.speed;
  lastReading = { boxMs: reading.now.getTime(), hereMs: Date.now(), speed };
}

/** The time people, mails and plans live by: in the box the box's, which can be moved. What a machine waits for goes by `Date.now()`. */
export const nowMs = (): number =>
  lastReading ? lastReading.boxMs + (Date.now() - lastReading.hereMs) * lastReading.speed : Date.now();

export const now = (): Date => new Date(nowMs());

/** How far the world's time is from this machine's. */
export const worldAheadMs = (): number => nowMs() - Date.now();
