import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import type { Lifecycle } from '@outrider/campaign-rules/transitions';
import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/tag.tsx';

const STATUS_TONES: Record<CampaignStatus, Tone> = {
  new: 'grey',
  progressing: 'blue',
  finished: 'green',
  suspend: 'amber',
  cancel: 'grey',
};

export const LIFECYCLE_TONES: Record<Lifecycle, Tone> = {
  Pending: 'amber',
  Active: 'green',
  Paused: 'amber',
  Error: 'red',
};

export function StatusTag({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation('campaign-words');
  return <Tag tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Tag>;
}

/** The badge of a job that is meant to run. */
export function LifecycleTag({ lifecycle }: { lifecycle: Lifecycle | null }) {
  const { t } = useTranslation('campaign-words');
  if (lifecycle === null) return null;
  return (
    <Tag tone={LIFECYCLE_TONES[lifecycle]} dot>
      {t(`lifecycle.${lifecycle}`)}
    </Tag>
  );
}
