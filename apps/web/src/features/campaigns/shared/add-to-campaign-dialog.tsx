import type { ContactChoice } from '@outrider/contract/contacts/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCampaigns } from '../../../api/campaigns/campaign-keys.ts';
import { campaignsQuery } from '../../../api/campaigns/campaign-queries.ts';
import { addLeads } from '../../../api/campaigns/leads.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import native from '../../../ui/form/native-field.module.css';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './add-to-campaign-dialog.module.css';
import { ExceptionChoice, NO_EXCEPTIONS } from './exceptions.tsx';
import { FailedNote } from './failed-note.tsx';

const REST_MS = 200;
const SHOWN = 50;

type AddToCampaignProps = {
  choice: ContactChoice;
  count: number;
  onClose: () => void;
  onAdded: () => void;
};

/** Puts contacts into a campaign; nobody twice, nobody who may not be written to. */
export function AddToCampaignDialog({ choice, count, onClose, onAdded }: AddToCampaignProps) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, REST_MS).trim();
  const [campaignId, setCampaignId] = useState<string>();
  const [exceptions, setExceptions] = useState(NO_EXCEPTIONS);
  const listed = useQuery(
    campaignsQuery({
      search,
      statuses: ['new', 'progressing', 'suspend', 'finished'],
      sort: 'createdAt',
      order: 'desc',
      pageSize: SHOWN,
    }),
  );
  const { data } = listed;
  const { mutate: add, isPending } = useMutation({
    mutationFn: (into: string) => addLeads({ campaignId: into, from: { kind: 'contacts', choice }, ...exceptions }),
    onSuccess: ({ source }) => {
      const added = formatNumber(source.added);
      toasts.show({
        kind: 'success',
        text:
          source.state === 'adding'
            ? t('addTo.adding')
            : t('addTo.added', { count: source.added, number: added, rows: formatNumber(source.rows) }),
      });
      onAdded();
    },
    onSettled: () => void refreshCampaigns(),
  });
  return (
    <Dialog title={t('addTo.title', { count, number: formatNumber(count) })} onClose={onClose}>
      <Stack gap={4}>
        <FailedNote query={listed} />
        <input
          type="search"
          className={native.field}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {listed.isPending && <Spinner />}
        {data?.campaignList.length === 0 && <p className="muted">{t('addTo.none')}</p>}
        <div className={styles.campaigns}>
          <RadioList
            label={t('addTo.choose')}
            options={(data?.campaignList ?? []).map((row) => ({
              value: row.campaignId,
              text: `${row.name || t('list.noName')}, ${t(`campaign-words:status.${row.status}`)}`,
            }))}
            value={campaignId}
            onChange={setCampaignId}
          />
        </div>
        <ExceptionChoice value={exceptions} onChange={setExceptions} />
        <p className="muted small">{t('addTo.hint')}</p>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            primary
            busy={isPending}
            needs={campaignId === undefined && 'choice'}
            onClick={() => campaignId !== undefined && add(campaignId)}
          >
            {t('addTo.do')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
