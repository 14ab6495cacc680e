import type { WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { createContext, useContext } from 'react';

type Step = 'leads' | 'sequence' | 'schedule' | 'review';

/** Where things are, as far as a campaign leads to them. The screen says so. */
export type CampaignPlaces = {
  list: string;
  inbox: string;
  plan: string;
  billing: string;
  hold: string;
  detail: (campaignId: string, query?: Record<string, string>) => string;
  rehearsal: (campaignId: string) => string;
  editor: (campaignId: string, step?: Step) => string;
  mailboxes: (search?: string) => string;
  contact: (email: string) => string;
  verification: (taskId: string) => string;
};

const PlacesContext = createContext<CampaignPlaces | null>(null);

export const CampaignPlacesIn = PlacesContext.Provider;

export function usePlaces(): CampaignPlaces {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('A campaign is drawn outside CampaignPlacesIn');
  return places;
}

const STEPS: Partial<Record<NonNullable<WaitReason['fix']>, Step>> = {
  launch: 'review',
  addMailbox: 'schedule',
  changeSchedule: 'schedule',
  changeLimits: 'schedule',
  changeProviderMatch: 'schedule',
  moreRoomForNewLeads: 'schedule',
  addLeads: 'leads',
  verifyAddress: 'leads',
  fillVariable: 'sequence',
};

type Fixable = Pick<WaitReason, 'reason' | 'fix' | 'values'>;

/** Where the user can do something about a reason. */
export function fixPlace(places: CampaignPlaces, campaignId: string, { reason, fix, values }: Fixable): string {
  if (fix === 'changePlan') return places.plan;
  if (fix === 'settleBill') return places.billing;
  if (fix === 'resumeSending') return places.hold;
  if (fix === 'settleDoubt' || fix === 'releaseLead') return places.detail(campaignId, { tab: 'leads', reason });
  const step = fix && STEPS[fix];
  if (step) return places.editor(campaignId, step);
  if (fix === 'relaunch' || fix === 'resolveGuardRail' || fix === null) return places.detail(campaignId);
  return places.mailboxes(typeof values.email === 'string' ? values.email : undefined);
}
