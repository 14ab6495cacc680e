import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../ranges.ts';
import { LEFT_OUT_WHYS } from './leads.ts';

export const FOLLOW_UP_LABELS = ['notNow', 'wrongPerson'] as const;
export const FOLLOW_UP_REASONS = [...LEFT_OUT_WHYS, 'unverified', 'campaignGone'] as const;

/** What a reply's meaning led to: the person another campaign writes to, and from which day on. */
export const followUp = z.object({
  followUpId: z.uuid(),
  label: z.enum(FOLLOW_UP_LABELS),
  /** proposed: a user has to agree. refused: `reason` says why. */
  state: z.enum(['proposed', 'waiting', 'enrolled', 'refused']),
  /** Empty where the reply names another person without an address. */
  address: z.string(),
  day: z.string().nullable(),
  /** named: read out of the reply, as `words`. default: so many days later, as the owner set. */
  dayBy: z.enum(['named', 'default', 'chosen']),
  words: z.string(),
  reason: z.string(),
  campaignId: z.uuid(),
  campaign: z.string(),
  /** Of one that is proposed: whether the address was found to be right. */
  isVerified: z.boolean(),
});
export type FollowUp = z.infer<typeof followUp>;

const followUpId = z.uuid();
/** False where it was too late: the first mail has left. */
const output = z.object({ changed: z.boolean() });

export const undoFollowUp = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/follow-up/undo',
  access: 'login',
  summary: 'Take an enrolment that a reply led to back, as long as no mail has left for it',
  input: z.object({ followUpId }),
  output,
  errors: ['notFound'],
});

export const moveFollowUp = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/follow-up/move',
  access: 'login',
  summary: 'Another day for a follow-up than the one that was read out of the reply',
  input: z.object({ followUpId, day: calendarDay }),
  output,
  errors: ['notFound'],
});

export const agreeToFollowUp = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/follow-up/agree',
  access: 'login',
  summary: 'Write to the person a reply names, once their address is verified and nothing keeps them out',
  input: z.object({ followUpId }),
  output,
  errors: ['notFound'],
});
