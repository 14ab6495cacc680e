import { Inbox, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type SnoozeProps, useSnooze } from '../../../../features/inbox/triage/use-snooze.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import fields from './sheet-field.module.css';
import styles from './snooze-sheet.module.css';

/** When a message comes back into the inbox. */
export function SnoozeSheet({ isSnoozed, onSnooze, onClose }: SnoozeProps) {
  const { t } = useTranslation('inbox');
  const { choices, field, onPick, until } = useSnooze();
  return (
    <Sheet title={t('snooze.title')} onClose={onClose}>
      {choices.map(({ choice, until: at, words }) => (
        <SheetRow key={choice} icon={<Moon size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => onSnooze(at)}>
          {t(`snooze.${choice}`)}{' '}
          <Text before={1} tone="muted" size={14}>
            {words}
          </Text>
        </SheetRow>
      ))}
      {isSnoozed && (
        <SheetRow icon={<Inbox size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => onSnooze(null)}>
          {t('snooze.now')}
        </SheetRow>
      )}
      <Row align="end" above={1} before={2} after={2} pad="3 0 1" border="top" className={styles.pick}>
        <label>
          {t('snooze.pick')}
          <input
            type="datetime-local"
            className={fields.field}
            {...field}
            onChange={(event) => onPick(event.target.value)}
          />
        </label>
        <Button primary needs={until === undefined && 'time'} onClick={() => until !== undefined && onSnooze(until)}>
          {t('do.snooze')}
        </Button>
      </Row>
    </Sheet>
  );
}
