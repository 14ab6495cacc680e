import type { CampaignStatus } from './campaign.ts';

export const CAMPAIGN_ACTIONS = ['launch', 'pause', 'relaunch', 'cancel', 'finish', 'reopen'] as const;
/** `finish` is nobody's wish: everybody is done. `reopen`: leads were added to one that was done. */
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

const LEADS_TO: Record<CampaignStatus, Partial<Record<CampaignAction, CampaignStatus>>> = {
  new: { launch: 'progressing', cancel: 'cancel' },
  progressing: { pause: 'suspend', cancel: 'cancel', finish: 'finished' },
  suspend: { relaunch: 'progressing', cancel: 'cancel' },
  finished: { reopen: 'suspend' },
  cancel: {},
};

/** The status an action leads to; nothing when it is not allowed. */
export const nextStatus = (status: CampaignStatus, action: CampaignAction): CampaignStatus | undefined =>
  LEADS_TO[status][action];

export const LIFECYCLES = ['Pending', 'Active', 'Paused', 'Error'] as const;
export type Lifecycle = (typeof LIFECYCLES)[number];

/** Where a job stands that is meant to run. A draft, and one that is over, has no badge. */
export function lifecycleOf(
  status: CampaignStatus,
  { hasTrouble, hasStarted }: { hasTrouble: boolean; hasStarted: boolean },
): Lifecycle | undefined {
  if (status === 'suspend') return hasTrouble ? 'Error' : 'Paused';
  if (status !== 'progressing') return undefined;
  if (hasTrouble) return 'Error';
  return hasStarted ? 'Active' : 'Pending';
}
