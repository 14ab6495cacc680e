import { RECORD_TYPES } from '@outrider/contract/sandbox/names';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../view.module.css';
import { RecordForm } from './record-form.tsx';
import rowStyles from './record-row.module.css';
import { useRemoveRecord } from './zone.ts';

type RecordRowProps = {
  name: string;
  domain: string;
  record: { type: string; data: string };
  /** Of the name, where this is its first record. */
  beside: ReactNode;
};

/** One record; those that senders are judged by can be changed and taken out. */
export function RecordRow({ name, domain, record: { type: written, data }, beside }: RecordRowProps) {
  const { t } = useTranslation('sandbox');
  const [isChanging, setChanging] = useState(false);
  const remove = useRemoveRecord();
  const type = RECORD_TYPES.find((each) => each === written);
  if (isChanging && type)
    return (
      <li>
        <RecordForm domain={domain} record={{ name, type, data }} onDone={() => setChanging(false)} />
      </li>
    );
  return (
    <li className={`${styles.row} ${styles.record}`}>
      <span className="ellipsis" title={name}>
        {name}
      </span>
      <span className={`muted small ${rowStyles.type}`}>{written}</span>
      <span className={`${styles.data} ${rowStyles.data}`}>{data}</span>
      <div className={styles.actions}>
        {beside}
        {type && (
          <>
            <button
              type="button"
              className={rowStyles.act}
              aria-label={t('records.change', { type, name })}
              title={t('records.change', { type, name })}
              onClick={() => setChanging(true)}
            >
              <Pencil size={14} aria-hidden />
            </button>
            <button
              type="button"
              className={rowStyles.act}
              aria-label={t('records.remove', { type, name })}
              title={t('records.remove', { type, name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ name, type, data })}
            >
              <Trash2 size={14} aria-hidden />
            </button>
          </>
        )}
      </div>
    </li>
  );
}
