import { type BoxedRecord, isRecordData, RECORD_TYPES, type RecordType } from '@outrider/contract/sandbox/names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { RowForm } from '../row-form.tsx';
import styles from '../view.module.css';
import { usePublishRecord } from './zone.ts';

type RecordFormProps = {
  domain: string;
  /** The one that is changed. */
  record?: BoxedRecord;
  onDone: () => void;
};

const EXAMPLES: Record<RecordType, string> = {
  TXT: 'v=spf1 include:_spf.mailhaven.test ~all',
  MX: '10 mailhaven.test',
  CNAME: 'app.box.test',
};

/** A record as a registrar's page asks for it. */
export function RecordForm({ domain, record, onDone }: RecordFormProps) {
  const { t } = useTranslation('sandbox');
  const [name, setName] = useState(record?.name ?? domain);
  const [type, setType] = useState<RecordType>(record?.type ?? 'TXT');
  const [data, setData] = useState(record?.data ?? '');
  const publish = usePublishRecord();
  const isWrong = data.trim() !== '' && !isRecordData({ type, data: data.trim() });
  return (
    <RowForm onSubmit={() => publish.mutate({ name, type, data, replaces: record?.data }, { onSuccess: onDone })}>
      <label className={styles.field}>
        {t('records.name')}
        <input
          className="field"
          required
          autoComplete="off"
          maxLength={253}
          readOnly={record !== undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className={`${styles.field} ${styles.short}`}>
        <span aria-hidden>{t('records.type')}</span>
        <ChipSelect
          label={t('records.type')}
          options={(record ? [record.type] : RECORD_TYPES).map((each) => ({ value: each, text: each }))}
          value={type}
          onChange={setType}
        />
      </div>
      <label className={styles.field} style={{ flexGrow: 3 }}>
        {t('records.data')}
        <input
          className="field"
          required
          autoComplete="off"
          maxLength={4_000}
          placeholder={EXAMPLES[type]}
          value={data}
          onChange={(event) => setData(event.target.value)}
        />
      </label>
      <Button primary submit busy={publish.isPending} disabled={isWrong}>
        {t(record ? 'records.save' : 'records.publish')}
      </Button>
      <Button onClick={onDone}>{t('cancel')}</Button>
      {(isWrong || publish.error) && (
        <p className={styles.wrong} role="alert">
          {isWrong ? t('records.malformed', { example: EXAMPLES[type] }) : publish.error?.message}
        </p>
      )}
    </RowForm>
  );
}
