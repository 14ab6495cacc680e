import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import { PanelTabs } from '../../../../ui/panel-tabs.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useCampaignId } from '../draft/editor-context.ts';
import { useOpenRemarks } from '../sequence/content-check.tsx';
import { PreviewSide } from '../sequence/preview-side.tsx';
import { type useLeadStep, usePreview } from '../sequence/use-preview.ts';
import { WhoGets } from '../sequence/who-gets.tsx';
import styles from './docked.module.css';

const PARTS = ['preview', 'check', 'who'] as const;

type DockProps = {
  at: number;
  variant: CampaignVariant;
  leads: number;
  step: ReturnType<typeof useLeadStep>;
  onSuggest: ((wish: string) => void) | undefined;
};

/** How the mail looks, what there is to remark on, and who gets it: one at a time, or none while it is written. */
export function Dock({ at, variant, leads, step, onSuggest }: DockProps) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const [part, setPart] = useState<(typeof PARTS)[number]>('preview');
  const [isShut, setShut] = useState(false);
  const { data: preview } = usePreview(campaignId, at, variant, step.lead);
  const remarks = useOpenRemarks(preview, at, variant);
  const side = (shows: 'mail' | 'check') => (
    <PreviewSide campaignId={campaignId} at={at} variant={variant} leads={step} onSuggest={onSuggest} shows={shows} />
  );
  const labels = {
    preview: t('folded.preview'),
    check: (
      <Row as="span" inline>
        {t('check.title')}
        {remarks > 0 && <Tag tone="amber">{formatNumber(remarks)}</Tag>}
      </Row>
    ),
    who: t('who.title', { round: at + 1 }),
  };
  const children = { preview: side('mail'), check: side('check'), who: <WhoGets at={at} leads={leads} /> };
  const Chevron = isShut ? ChevronUp : ChevronDown;
  return (
    <div className={styles.dock} data-shut={isShut || undefined}>
      <PanelTabs
        tabs={PARTS.map((key) => ({ key, label: labels[key], children: children[key] }))}
        at={part}
        onTab={(key) => {
          setPart(key);
          setShut(false);
        }}
      />
      <IconButton
        label={isShut ? t('docked.show') : t('docked.hide')}
        Icon={Chevron}
        size={44}
        iconSize={18}
        className={styles.shut}
        aria-expanded={!isShut}
        onClick={() => setShut(!isShut)}
      />
    </div>
  );
}
