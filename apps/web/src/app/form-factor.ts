import { PHONE_SIDE_MAX_PX, USER_AGENT_MAX_LENGTH } from '@outrider/contract/limits';

export type FormFactor = 'phone' | 'desktop';

const HAND_HELD = /mobi|iphone|ipod|ipad|android|tablet|silk|kindle|playbook|blackberry|opera mini/i;

type Device = {
  width: number;
  height: number;
  userAgent: string;
  maxTouchPoints: number;
  /** The first thing one points with is a finger: the media query `(pointer: coarse)`. */
  isTouchFirst: boolean;
};

/** Decided once at start, from the device and not from the window: a small window on a computer stays a desktop. */
export function formFactorOf({ width, height, userAgent, maxTouchPoints, isTouchFirst }: Device): FormFactor {
  const isSmall = Math.min(width, height) <= PHONE_SIDE_MAX_PX;
  // The cut bounds the work done on a header that anybody may set to anything.
  const agent = userAgent.slice(0, USER_AGENT_MAX_LENGTH);
  const hasTouch = maxTouchPoints > 1;
  // Since iPadOS 13 an iPad calls itself a Macintosh, and no Macintosh can be touched.
  const isIPad = hasTouch && agent.includes('Macintosh');
  // Tablets with Android ask for desktop pages as "X11; Linux". A laptop's touch screen comes second to its trackpad.
  const isOtherTablet = hasTouch && isTouchFirst;
  return isSmall || HAND_HELD.test(agent) || isIPad || isOtherTablet ? 'phone' : 'desktop';
}

export function thisDevice(): Device {
  const { width, height } = window.screen;
  const { userAgent, maxTouchPoints } = navigator;
  return { width, height, userAgent, maxTouchPoints, isTouchFirst: window.matchMedia('(pointer: coarse)').matches };
}
