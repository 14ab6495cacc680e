import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadSourceQuery } from '../../../../api/campaigns/lead-sources.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Grid, Stack } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { CloseButtons, Dialog } from '../../../../ui/overlay/dialog.tsx';
import { SourceLeads } from './source-leads.tsx';
import { SourceLeftOut } from './source-left-out.tsx';
import { sourceName } from './source-name.ts';

type SourceDialogProps = {
  campaignId: string;
  source: LeadSource;
  onClose: () => void;
  /** To the list of sources, where it was opened from there. */
  onBack?: () => void;
};

const LOSSES = ['twice', 'inOtherCampaign', 'inConversation', 'suppressed', 'invalid'] as const;

/** What a source holds: its rows with every loss named, who became a lead, and who did not. */
export function SourceDialog({ campaignId, source: opened, onClose, onBack }: SourceDialogProps) {
  const { t } = useTranslation('campaigns');
  const of = { campaignId, sourceId: opened.sourceId };
  const { data: source = opened, error } = useQuery(leadSourceQuery(of));
  const [part, setPart] = useState<'leads' | 'leftOut'>('leads');
  const left = LOSSES.reduce((sum, loss) => sum + source[loss], 0);
  return (
    <Dialog key={opened.sourceId} title={sourceName(t, source)} onClose={onClose}>
      <Stack gap={4}>
        {error && <Note tone="red">{error.message}</Note>}
        <Balance source={source} />
        {source.state === 'failed' && <Note tone="amber">{t('sources.failed')}</Note>}
        <Segments
          block
          label={t('sources.parts')}
          options={[
            { value: 'leads', text: t('sources.added'), count: source.added },
            { value: 'leftOut', text: t('sources.leftOut'), count: left },
          ]}
          value={part}
          onChange={setPart}
        />
        {part === 'leads' ? <SourceLeads of={of} /> : <SourceLeftOut of={of} />}
        <CloseButtons onClose={onClose}>{onBack && <Button onClick={onBack}>{t('sources.back')}</Button>}</CloseButtons>
      </Stack>
    </Dialog>
  );
}

/** Rows = leads + everybody who was left out, each reason by itself. */
function Balance({ source }: { source: LeadSource }) {
  const { t } = useTranslation('campaigns');
  const parts = [
    { name: t('sources.rows'), value: source.rows },
    { name: t('sources.added'), value: source.added },
    ...LOSSES.filter((loss) => source[loss] > 0).map((loss) => ({
      name: t(`sources.loss.${loss}`),
      value: source[loss],
    })),
  ];
  return (
    <Grid as="dl" columns="repeat(auto-fit, minmax(96px, 1fr))" gap="2 4" aria-busy={source.state === 'adding'}>
      {parts.map(({ name, value }) => (
        <div key={name}>
          <dt className="muted small">{name}</dt>
          <dd className="medium numbers">{formatNumber(value)}</dd>
        </div>
      ))}
    </Grid>
  );
}
