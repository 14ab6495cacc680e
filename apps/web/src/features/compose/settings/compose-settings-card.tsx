import { RECEIPT_POLICIES, UNDO_SECONDS_MAX } from '@outrider/contract/compose/sending-help';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { saveSettings, settingsQuery } from '../compose-queries.ts';
import styles from './compose-settings.module.css';

/** How long a mail can be taken back, and what becomes of receipts that senders ask us for. Each choice holds at once. */
export function ComposeSettingsCard() {
  const { t } = useTranslation('compose');
  const { data: settings, error } = useQuery(settingsQuery);
  const { mutate: save } = useMutation({ mutationFn: saveSettings });
  const [typed, setTyped] = useState<string>();
  if (error) return <Note tone="red">{error.message}</Note>;
  if (!settings) return null;
  const keepSeconds = () => {
    const seconds = Math.min(UNDO_SECONDS_MAX, Math.max(0, Math.round(Number(typed))));
    if (typed !== undefined && Number.isFinite(seconds) && seconds !== settings.undoSeconds)
      save({ undoSeconds: seconds });
    setTyped(undefined);
  };
  return (
    <Card title={t('settings.title')}>
      <Box pad="2 4 1">
        <LabelledFields>
          <Labelled label={t('settings.undo')} hint={t('settings.undoHint')}>
            {(id) => (
              <Row as="span" className={styles.seconds}>
                <input
                  id={id}
                  type="number"
                  className={styles.field}
                  min={0}
                  max={UNDO_SECONDS_MAX}
                  value={typed ?? settings.undoSeconds}
                  onChange={(event) => setTyped(event.target.value)}
                  onBlur={keepSeconds}
                  onKeyDown={({ key }) => key === 'Enter' && keepSeconds()}
                />
                {t('settings.seconds')}
              </Row>
            )}
          </Labelled>
          <Labelled label={t('settings.receipts')}>
            {(id) => (
              <select
                id={id}
                className={styles.field}
                value={settings.receipts}
                onChange={({ target: { value } }) => {
                  const receipts = RECEIPT_POLICIES.find((policy) => policy === value);
                  if (receipts) save({ receipts });
                }}
              >
                {RECEIPT_POLICIES.map((policy) => (
                  <option key={policy} value={policy}>
                    {t(`settings.policy.${policy}`)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </LabelledFields>
      </Box>
    </Card>
  );
}
