import { composer } from '../composer.ts';

/** Empty: it goes now. */
export const schedule = (cid: string, at: string, timeZone: string): void =>
  composer.change(cid, (mail) => ({ ...mail, scheduleDate: at, scheduleDateTimeZone: timeZone }));
