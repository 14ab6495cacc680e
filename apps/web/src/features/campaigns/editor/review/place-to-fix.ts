import type { LaunchCheck } from '@outrider/campaign-rules/check-launch';
import type { Step } from '../draft/check-step.ts';

/** Where what a check found can be mended. */
const PLACES: Record<LaunchCheck, Step | 'mailboxes'> = {
  name: 'leads',
  leads: 'leads',
  verified: 'leads',
  unknown: 'leads',
  suppressed: 'leads',
  rounds: 'sequence',
  variants: 'sequence',
  conditions: 'sequence',
  subject: 'sequence',
  variables: 'sequence',
  content: 'sequence',
  dates: 'schedule',
  days: 'schedule',
  senders: 'schedule',
  authentication: 'mailboxes',
  warmedUp: 'mailboxes',
  capacity: 'schedule',
  tracking: 'mailboxes',
  postalAddress: 'schedule',
  optOut: 'schedule',
};

export const placeToFix = (check: string): Step | 'mailboxes' | undefined =>
  Object.entries(PLACES).find(([known]) => known === check)?.[1];
