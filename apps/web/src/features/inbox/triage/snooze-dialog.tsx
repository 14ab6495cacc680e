import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './triage.module.css';
import { useSnooze } from './use-snooze.ts';

type SnoozeDialogProps = {
  /** It is put off already and can be brought back. */
  isSnoozed: boolean;
  onSnooze: (until: string | null) => void;
  onClose: () => void;
};

/** When a message comes back into the inbox. */
export function SnoozeDialog({ isSnoozed, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('inbox');
  const { choices, field, onPick, until } = useSnooze();
  const list = useRef<HTMLDivElement>(null);
  // Enter takes the first; a dialog would otherwise begin in its field.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog title={t('snooze.title')} onClose={onClose}>
      <Grid ref={list} below={3} before={-2} after={-2}>
        {choices.map(({ choice, until: at, words }) => (
          <Row
            key={choice}
            type="button"
            as="button"
            spread
            gap={3}
            pad="1.5 2"
            rounded
            tone="inherit"
            textAlign="left"
            align="stretch"
            className={styles.choice}
            onClick={() => onSnooze(at)}
          >
            <span>{t(`snooze.${choice}`)}</span>
            <span className="muted">{words}</span>
          </Row>
        ))}
        {isSnoozed && (
          <Row
            type="button"
            as="button"
            spread
            gap={3}
            pad="1.5 2"
            rounded
            tone="inherit"
            textAlign="left"
            align="stretch"
            className={styles.choice}
            onClick={() => onSnooze(null)}
          >
            {t('snooze.now')}
          </Row>
        )}
      </Grid>
      <label className={styles.pick}>
        <span>{t('snooze.pick')}</span>
        <input type="datetime-local" {...field} onChange={(event) => onPick(event.target.value)} />
      </label>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary needs={until === undefined && 'time'} onClick={() => until !== undefined && onSnooze(until)}>
          {t('snooze.until')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
