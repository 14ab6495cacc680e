import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { nextStatus } from '@outrider/campaign-rules/transitions';
import { Ban, Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';

export type CampaignAsk = 'pause' | 'launch' | 'relaunch' | 'edit' | 'copy' | 'end' | 'delete';

export const ASK_ICONS = {
  pause: Pause,
  launch: Play,
  relaunch: Play,
  edit: Pencil,
  copy: Copy,
  end: Ban,
  delete: Trash2,
} as const;

/** The one thing most wanted in this state; of one that is over there is none. */
export function firstAsk(status: CampaignStatus): 'pause' | 'launch' | 'relaunch' | undefined {
  return (['pause', 'relaunch', 'launch'] as const).find((action) => nextStatus(status, action) !== undefined);
}

export const mayEdit = (status: CampaignStatus): boolean => status !== 'cancel' && status !== 'finished';
export const mayEnd = (status: CampaignStatus): boolean => nextStatus(status, 'cancel') !== undefined;
