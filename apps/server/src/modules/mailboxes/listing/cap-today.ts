import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { dayAt } from '@outrider/send-planner/calendar';
import { capOn, rampOf } from '@outrider/send-planner/ramp';

type Capped = {
  dailyCap: number;
  ramp: boolean;
  createdAt: Date;
  zone: string;
  warmup: { state: WarmupState; day: number; cap: number };
};

/** What may go out today, as the sender reckons it. */
export function capToday(mailbox: Capped, now: Date): number {
  const { dailyCap, zone, createdAt } = mailbox;
  const ramp = rampOf({ ...mailbox, createdAt: createdAt.getTime() }, now.getTime());
  return capOn({ dailyCap, ramp }, dayAt(zone, now.getTime()).day);
}
