import { RECORD_TYPES } from '@outrider/contract/sandbox/names';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
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
    <Grid as="li" align="center" gap="1 6" minHeight={56} border="bottom" className={`${styles.row} ${styles.record}`}>
      <span className="ellipsis" title={name}>
        {name}
      </span>
      <span className={`muted small ${rowStyles.type}`}>{written}</span>
      <span className={`${styles.data} ${rowStyles.data}`}>{data}</span>
      <Row justify="end" gap={1} className={styles.actions}>
        {beside}
        {type && (
          <>
            <IconButton
              label={t('records.change', { type, name })}
              hint
              Icon={Pencil}
              iconSize={14}
              onClick={() => setChanging(true)}
            />
            <IconButton
              label={t('records.remove', { type, name })}
              hint
              Icon={Trash2}
              iconSize={14}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ name, type, data })}
            />
          </>
        )}
      </Row>
    </Grid>
  );
}
