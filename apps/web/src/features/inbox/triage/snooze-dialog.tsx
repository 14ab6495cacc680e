import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { type ButtonPartProps, Grid, Row } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './triage.module.css';
import { type SnoozeProps, useSnooze } from './use-snooze.ts';

/** When a message comes back into the inbox. */
export function SnoozeDialog({ isSnoozed, onSnooze, onClose }: SnoozeProps) {
  const { t } = useTranslation('inbox');
  const { choices, field, onPick, until } = useSnooze();
  const list = useRef<HTMLDivElement>(null);
  // Enter takes the first; a dialog would otherwise begin in its field.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog title={t('snooze.title')} onClose={onClose}>
      <Grid ref={list} below={3} before={-2} after={-2}>
        {choices.map(({ choice, until: at, words }) => (
          <Choice key={choice} onClick={() => onSnooze(at)}>
            <span>{t(`snooze.${choice}`)}</span>
            <span className="muted">{words}</span>
          </Choice>
        ))}
        {isSnoozed && <Choice onClick={() => onSnooze(null)}>{t('snooze.now')}</Choice>}
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

const Choice = (props: ButtonPartProps) => (
  <Row
    {...props}
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
  />
);
