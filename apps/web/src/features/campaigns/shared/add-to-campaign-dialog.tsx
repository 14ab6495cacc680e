import { addLeads } from '@outrider/contract/campaigns/leads';
import type { ContactChoice } from '@outrider/contract/contacts/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { campaignsQuery, refreshCampaigns } from './campaign-queries.ts';
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
  const { t } = useTranslation('campaigns');
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
  const { data, isFetching } = listed;
  const { mutate: add, isPending } = useMutation({
    mutationFn: (into: string) =>
      call(addLeads, { campaignId: into, from: { kind: 'contacts', choice }, ...exceptions }),
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
    <Modal
      open
      width={440}
      title={t('addTo.title', { count, number: formatNumber(count) })}
      okText={t('addTo.do')}
      cancelText={t('cancel')}
      needs={campaignId === undefined && 'choice'}
      confirmLoading={isPending}
      onOk={() => campaignId !== undefined && add(campaignId)}
      onCancel={onClose}
    >
      <LabelledFields>
        <FailedNote query={listed} />
        <Labelled label={t('addTo.campaign')} hint={t('addTo.hint')}>
          {(id) => (
            <Select
              id={id}
              showSearch={{ filterOption: false, onSearch: setTyped }}
              loading={isFetching}
              placeholder={t('addTo.choose')}
              notFoundContent={t('addTo.none')}
              value={campaignId ?? null}
              options={(data?.campaignList ?? []).map((row) => ({
                value: row.campaignId,
                label: `${row.name || t('list.noName')}, ${t(`status.${row.status}`)}`,
              }))}
              onChange={(chosen) => setCampaignId(chosen ?? undefined)}
            />
          )}
        </Labelled>
        <ExceptionChoice value={exceptions} onChange={setExceptions} />
      </LabelledFields>
    </Modal>
  );
}
