import { NAME_MAX } from '@outrider/campaign-rules/campaign';
import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { UNDO_SECONDS } from '@outrider/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { copyCampaign, copyCampaigns, deleteCampaigns, restoreCampaigns } from '../../../api/campaigns/campaign.ts';
import { refreshCampaigns } from '../../../api/campaigns/campaign-keys.ts';
import { cancelCampaigns, launchCampaign, pauseCampaigns } from '../../../api/campaigns/operate.ts';
import { getCampaign } from '../../../api/campaigns/read-campaigns.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { launchFailureText, launchFindings } from './launch-failure.ts';

export type Target = Pick<CampaignRow, 'campaignId' | 'name' | 'status'>;

const idsOf = (targets: readonly Target[]) => targets.map(({ campaignId }) => campaignId);

/** Not bound to a screen: the toast stays while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'campaign-words');

const onlyName = (targets: readonly Target[]) => (targets.length === 1 ? targets[0]?.name : undefined);

/** Launches one as it is on the server by now. */
async function launchAsItIs(campaignId: string) {
  const { revision } = await getCampaign({ campaignId }, { silent: true });
  return launchCampaign({ campaignId, revision });
}

/** Pauses what runs and tells it; the pause can be taken back for a while. */
export const usePause = () =>
  useMutation({
    mutationFn: (targets: readonly Target[]) => pauseCampaigns({ campaignIds: idsOf(targets) }),
    onSuccess: ({ changed }, targets) => {
      if (changed === 0) return toasts.show({ kind: 'info', text: t('did.nothingChanged') });
      const name = onlyName(targets);
      toasts.show({
        kind: 'success',
        text: name === undefined ? t('did.pausedMany', { count: changed }) : t('did.paused', { name }),
        undo: {
          text: (seconds) => t('did.undo', { seconds }),
          seconds: UNDO_SECONDS,
          // What was paused before stays so.
          run: () => void takeBackPause(targets.filter(({ status }) => status === 'progressing')),
        },
      });
    },
    onSettled: refreshCampaigns,
  });

async function takeBackPause(targets: readonly Target[]): Promise<void> {
  const launched = await Promise.allSettled(idsOf(targets).map(launchAsItIs));
  const failed = launched.find((each) => each.status === 'rejected');
  if (failed) tellRefusal(failed.reason);
  await refreshCampaigns();
}

const tellRefusal = (error: unknown) => toasts.show({ kind: 'error', text: launchFailureText(error) });

/** Launches one again. `onRefused` leads to where what blocks it can be seen. */
export const useLaunch = (onRefused: (target: Target) => void) =>
  useMutation({
    mutationFn: ({ campaignId }: Target) => launchAsItIs(campaignId),
    onSuccess: (_launched, { name }) => toasts.show({ kind: 'success', text: t('did.launched', { name }) }),
    onError: (error, target) => {
      tellRefusal(error);
      if (launchFindings(error)) onRefused(target);
    },
    onSettled: refreshCampaigns,
  });

/** Takes campaigns away; they can be brought back at once, and from Deleted for as long as they are kept. */
export const useDelete = () =>
  useMutation({
    mutationFn: (targets: readonly Target[]) => deleteCampaigns({ campaignIds: idsOf(targets) }),
    onSuccess: ({ changed }, targets) => {
      const name = onlyName(targets);
      toasts.show({
        kind: 'success',
        text: name === undefined ? t('did.deletedMany', { count: changed }) : t('did.deleted', { name }),
        undo: {
          text: (seconds) => t('did.undo', { seconds }),
          seconds: UNDO_SECONDS,
          run: () => void bringBack(targets),
        },
      });
    },
    onSettled: () => void refreshCampaigns(),
  });

export const useRestore = () =>
  useMutation({
    mutationFn: (target: Target) => restoreCampaigns({ campaignIds: [target.campaignId] }),
    onSuccess: ({ changed }, { name }) =>
      toasts.show(
        changed === 0
          ? { kind: 'info', text: t('did.nothingChanged') }
          : { kind: 'success', text: t('did.restored', { name }) },
      ),
    onSettled: () => void refreshCampaigns(),
  });

async function bringBack(targets: readonly Target[]): Promise<void> {
  try {
    await restoreCampaigns({ campaignIds: idsOf(targets) });
  } finally {
    await refreshCampaigns();
  }
}

export const useEnd = () =>
  useMutation({
    mutationFn: (targets: readonly Target[]) => cancelCampaigns({ campaignIds: idsOf(targets) }),
    onSuccess: ({ changed }, targets) => {
      const name = onlyName(targets);
      toasts.show({
        kind: 'success',
        text: name === undefined ? t('did.endedMany', { count: changed }) : t('did.ended', { name }),
      });
    },
    onSettled: () => void refreshCampaigns(),
  });

/** Drafts like these; they can be taken away again at once. */
export const useCopySeveral = () =>
  useMutation({
    mutationFn: ({ targets, withLeads }: { targets: readonly Target[]; withLeads: boolean }) =>
      copyCampaigns({
        copies: targets.map(({ campaignId, name }) => ({ campaignId, name: nameOfCopy(name) })),
        withLeads,
      }),
    onSuccess: ({ campaignIds }) =>
      toasts.show({
        kind: 'success',
        text: t('did.copiedMany', { count: campaignIds.length }),
        undo: {
          text: (seconds) => t('did.undo', { seconds }),
          seconds: UNDO_SECONDS,
          run: () => void deleteCampaigns({ campaignIds }).finally(() => void refreshCampaigns()),
        },
      }),
    onSettled: () => void refreshCampaigns(),
  });

/** The end says that it is a copy, so a long name gives way. */
export function nameOfCopy(name: string): string {
  const added = t('did.copyName', { name: '' }).length;
  return t('did.copyName', { name: name.slice(0, NAME_MAX - added) });
}

type CopyOrder = { campaignId: string; name: string; withLeads: boolean };

export const useCopyCampaign = () =>
  useMutation({
    mutationFn: (order: CopyOrder) => copyCampaign(order),
    onSettled: () => void refreshCampaigns(),
  });
