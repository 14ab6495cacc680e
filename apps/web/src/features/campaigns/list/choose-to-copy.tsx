import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsQuery } from '../../../api/campaigns/campaign-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { CopySeveralDialog } from '../shared/copy-several-dialog.tsx';
import { FailedNote } from '../shared/failed-note.tsx';
import styles from './choose-to-copy.module.css';

const SHOWN = 200;

/** On a phone, where rows have no box: which campaigns are to be copied. */
export function ChooseToCopy({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const asked = useQuery(campaignsQuery({ sort: 'createdAt', order: 'desc', pageSize: SHOWN }));
  const [chosen, setChosen] = useState<readonly CampaignRow[]>([]);
  const [isSure, setSure] = useState(false);
  if (isSure) return <CopySeveralDialog targets={chosen} onClose={onClose} />;
  return (
    <Dialog title={t('copy.choose')} onClose={onClose}>
      <Stack gap={4}>
        <FailedNote query={asked} />
        <ul className={styles.list}>
          {asked.data?.campaignList.map((row) => (
            <li key={row.campaignId}>
              <CheckField
                name={row.campaignId}
                value={chosen.some(({ campaignId }) => campaignId === row.campaignId)}
                error={undefined}
                onChange={(isOn) =>
                  setChosen((known) => [
                    ...known.filter(({ campaignId }) => campaignId !== row.campaignId),
                    ...(isOn ? [row] : []),
                  ])
                }
                onBlur={() => {}}
              >
                {row.name}
              </CheckField>
            </li>
          ))}
        </ul>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary needs={chosen.length === 0 && 'choice'} onClick={() => setSure(true)}>
            {t('copy.next', { count: chosen.length })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
