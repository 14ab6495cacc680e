import { PHONE_SIDE_MAX_PX, USER_AGENT_MAX_LENGTH } from '@outrider/contract/limits';

export type FormFactor = 'phone' | 'desktop';

const HAND_HELD = /mobi|iphone|ipod|ipad|android|tablet|silk|kindle|playbook|blackberry|opera mini/i;

type Device = { width: number; height: number; userAgent: string };

/** Decided once at start, from the device and not from the window: a small window on a computer stays a desktop. */
export function formFactorOf({ width, height, userAgent }: Device): FormFactor {
  const isSmall = Math.min(width, height) <= PHONE_SIDE_MAX_PX;
  // The cut bounds the work done on a header that anybody may set to anything.
  const isHandHeld = HAND_HELD.test(userAgent.slice(0, USER_AGENT_MAX_LENGTH));
  return isSmall || isHandHeld ? 'phone' : 'desktop';
}
