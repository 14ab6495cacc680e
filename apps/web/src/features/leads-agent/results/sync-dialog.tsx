import { useMutation, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignNamesQuery } from '../../../api/campaigns/campaign-names.ts';
import { type RowChoice, type SyncResult, syncMutation } from '../../../api/leads-agent.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { counted } from '../shared/search-words.ts';
import styles from './results.module.css';

type SyncDialogProps = { taskId: string; choice: RowChoice; count: number; onClose: () => void };

const TARGETS = ['contacts', 'campaign'] as const;
const LABEL_MAX = 60;
const LABELS_MAX = 20;
const REST_MS = 250;

/** Puts people into the contacts with their evidence, and from there straight into a campaign where one is chosen. */
export function SyncDialog({ taskId, choice, count, onClose }: SyncDialogProps) {
  const { t } = useTranslation('leads-agent');
  const labelsId = useId();
  const [target, setTarget] = useState<(typeof TARGETS)[number]>('contacts');
  const [labels, setLabels] = useState('');
  const [campaignId, setCampaign] = useState('');
  const { mutate: sync, isPending } = useMutation(syncMutation);
  const isCampaign = target === 'campaign';
  const put = () =>
    sync(
      { taskId, choice, labels: labelsOf(labels), ...(isCampaign && { campaignId }) },
      {
        onSuccess: (result) => {
          toasts.show({ kind: 'success', text: syncWords(t, result, isCampaign), id: 'leads-agent' });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t('sync.title', counted(count))} onClose={onClose}>
      <Grid gap={4}>
        <Segments
          label={t('sync.where')}
          options={TARGETS.map((value) => ({ value, text: t(`sync.to.${value}`) }))}
          value={target}
          onChange={setTarget}
        />
        {isCampaign && <CampaignField value={campaignId} onChoose={setCampaign} />}
        <Grid gap={1} className={styles.field}>
          <label htmlFor={labelsId} className="medium">
            {t('sync.labels')}
          </label>
          <input id={labelsId} type="text" value={labels} onChange={({ target: { value } }) => setLabels(value)} />
          <span className="muted small">{t('sync.labelsHint')}</span>
        </Grid>
        <p className="muted small">{t('sync.hint')}</p>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary busy={isPending} needs={isCampaign && campaignId === '' && 'choice'} onClick={put}>
          {t(isCampaign ? 'sync.doCampaign' : 'sync.do', counted(count))}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function CampaignField({ value, onChoose }: { value: string; onChoose: (campaignId: string) => void }) {
  const { t } = useTranslation('leads-agent');
  const id = useId();
  const [search, setSearch] = useState('');
  const { data: campaigns, error } = useQuery(campaignNamesQuery(useDebounced(search.trim(), REST_MS)));
  return (
    <Grid gap={1} className={styles.field}>
      <label htmlFor={id} className="medium">
        {t('sync.campaign')}
      </label>
      <input
        type="search"
        aria-label={t('sync.searchCampaign')}
        placeholder={t('sync.searchCampaign')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t(campaigns?.length === 0 ? 'sync.noCampaign' : 'sync.choose')}</option>
        {campaigns?.map(({ campaignId, name }) => (
          <option key={campaignId} value={campaignId}>
            {name}
          </option>
        ))}
      </select>
      {error && <span role="alert">{error.message}</span>}
    </Grid>
  );
}

const labelsOf = (text: string): string[] =>
  [...new Set(text.split(/[,，]/).map((label) => label.trim().slice(0, LABEL_MAX)))]
    .filter((label) => label !== '')
    .slice(0, LABELS_MAX);

/** What came of it, each loss by its name. */
function syncWords(t: TFunction<'leads-agent'>, result: SyncResult, isCampaign: boolean): string {
  const { added, already, suppressed, withoutAddress, leads } = result;
  const said = [
    isCampaign ? t('sync.done.leads', counted(leads)) : '',
    t('sync.done.added', counted(added)),
    already > 0 ? t('sync.done.already', counted(already)) : '',
    suppressed > 0 ? t('sync.done.suppressed', counted(suppressed)) : '',
    withoutAddress > 0 ? t('sync.done.withoutAddress', counted(withoutAddress)) : '',
  ];
  return said.filter(Boolean).join(t('comma'));
}
