import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useParams } from 'react-router';
import { z } from 'zod';
import { openedQuery } from '../../../api/campaigns/editor-queries.ts';
import type { Opening } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { campaignMode } from '../../../paths/paths.ts';

const NAME_MAX = 50;
const carried = z.object({ editor: z.string() });

/** One editor keeps its place while its address changes: when the draft is made, and from step to step. */
export const editorKey = ({ key, state }: Location): string => carried.safeParse(state).data?.editor ?? key;

type Opened =
  | { kind: 'ready'; opening: Opening }
  | { kind: 'over'; campaign: Campaign }
  | { kind: 'waiting' }
  | { kind: 'failed'; error: Error; isBusy: boolean; retry: () => void };

export function useOpening(): Opened {
  const { t } = useTranslation('campaign-editor');
  const params = useParams();
  const { timeZone } = useUserInfo();
  // The address may come to name the draft; what was opened stays what it was.
  const [{ mode, campaignId, copyName }] = useState(() => ({
    mode: campaignMode(params.mode) ?? 'create',
    campaignId: params.campaignId,
    copyName: params.copyName,
  }));
  const isNew = mode === 'create' || campaignId === undefined;
  const {
    data: campaign,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...openedQuery(campaignId ?? ''), enabled: !isNew });
  if (isNew) return { kind: 'ready', opening: { mode: 'create', zone: timeZone } };
  if (!campaign) {
    return error ? { kind: 'failed', error, isBusy: isFetching, retry: () => void refetch() } : { kind: 'waiting' };
  }
  const isOver = campaign.status === 'finished' || campaign.status === 'cancel';
  if (mode === 'edit') return isOver ? { kind: 'over', campaign } : { kind: 'ready', opening: { mode, campaign } };
  const name = copyName ?? t('copy.name', { name: campaign.name }).slice(0, NAME_MAX);
  return { kind: 'ready', opening: { mode, campaign, name } };
}
