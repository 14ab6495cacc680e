import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refreshAddresses, refreshLeads } from '../../../../api/campaigns/editor-queries.ts';
import { isEnded, runQuery } from '../../../../api/verification.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { usePlaces } from '../../shared/places.ts';
import { counted } from '../words.ts';

type AddressCheckProps = { campaignId: string; taskId: string };

/** How far the check of the leads' addresses is, and what it found; the leads beside it follow. */
export function AddressCheck({ campaignId, taskId }: AddressCheckProps) {
  const { t } = useTranslation('campaign-editor');
  const { moment } = useDates();
  const places = usePlaces();
  const { data: run } = useQuery(runQuery(taskId));
  const words = useFoundWords();
  useFollow(campaignId, run, (ended) => toasts.show({ kind: 'success', text: words(ended) }));
  if (!run) return null;
  return (
    <Grid gap={1.5} items="start" below={2.5} role="status">
      {isEnded(run) ? (
        <span>
          {words(run)} {run.endedAt !== null && <span className="muted">{moment(run.endedAt)}</span>}
        </span>
      ) : (
        <>
          <span>
            {t(`addresses.run.${run.state === 'running' || run.state === 'paused' ? run.state : 'waits'}`, {
              checked: formatNumber(run.checked),
              total: formatNumber(run.total),
            })}
          </span>
          <Box width="100%">
            <Bar label={t('addresses.progress')} value={run.checked} total={run.total} />
          </Box>
        </>
      )}
      <Link to={places.verification(taskId)} className="link small">
        {t('addresses.see')}
      </Link>
    </Grid>
  );
}

function useFoundWords(): (run: VerifyTask) => string {
  const { t } = useTranslation('campaign-editor');
  return ({ checked, counts }) => {
    const found = [
      t('addresses.found.valid', counted(counts.VALID)),
      t('addresses.found.unknown', counted(counts.UNKNOWN)),
      t('addresses.found.bad', counted(counts.INVALID + counts.DOMAIN_ERROR)),
      t('addresses.found.unchecked', counted(counts.UNCHECKED)),
    ];
    return t('addresses.found.sum', { ...counted(checked), found: found.join(t('comma')) });
  };
}

/** Counts the leads again as verdicts come, and everything that follows from them at the end. */
function useFollow(campaignId: string, run: VerifyTask | undefined, onEnded: (run: VerifyTask) => void) {
  const seen = useRef<Pick<VerifyTask, 'checked' | 'state'>>(undefined);
  useEffect(() => {
    if (!run) return;
    const before = seen.current;
    seen.current = run;
    if (!before || (before.checked === run.checked && before.state === run.state)) return;
    if (isEnded(run) && before.state !== run.state) {
      void refreshLeads(campaignId);
      onEnded(run);
    } else void refreshAddresses(campaignId);
  }, [campaignId, run, onEnded]);
}
