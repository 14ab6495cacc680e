import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid, Stack } from '../../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog } from '../../../../ui/overlay/dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { sourceName } from './source-name.ts';
import styles from './sources.module.css';

type SourcesDialogProps = { campaignId: string; sources: readonly LeadSource[]; onClose: () => void };

/** Where the leads of a campaign come from; each opens to what it holds. */
export function SourcesDialog({ campaignId, sources, onClose }: SourcesDialogProps) {
  const { t } = useTranslation('campaigns');
  const { since } = useDates();
  const [open, setOpen] = useState<LeadSource>();
  if (open) {
    return <SourceDialog campaignId={campaignId} source={open} onClose={onClose} onBack={() => setOpen(undefined)} />;
  }
  return (
    <Dialog key="all" title={t('sources.title')} onClose={onClose}>
      <Stack gap={5}>
        {sources.length === 0 && <p className="muted">{t('sources.none')}</p>}
        <ul>
          {sources.map((source) => (
            <li key={source.sourceId}>
              <Grid
                type="button"
                as="button"
                columns="minmax(0, 1fr) auto 16px"
                gap={3}
                align="center"
                width="100%"
                minHeight={52}
                pad="1.5 0"
                border="bottom"
                tone="default"
                textAlign="left"
                className={styles.source}
                onClick={() => setOpen(source)}
              >
                <span className={styles.words}>
                  <span className="medium ellipsis">{sourceName(t, source)}</span>
                  <span className="muted small">
                    {[t(`sources.kind.${source.kind}.name`), since(source.at)].join(t('sources.comma'))}
                  </span>
                </span>
                <span className="numbers">
                  {t('sources.leads', { count: source.added, number: formatNumber(source.added) })}
                </span>
                <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
              </Grid>
            </li>
          ))}
        </ul>
        <CloseButtons onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
