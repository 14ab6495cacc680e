import { resetBox } from '@outrider/contract/sandbox/world';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useResetBox } from '../box-state.ts';
import styles from './world-dialogs.module.css';

const LOSSES = ['truth', 'people', 'hosts', 'mailboxes', 'recording'] as const;

/** Asks before a world is given up, and says what goes with it and what stays. */
export function ResetDialog({ seed: current, onClose }: { seed: string; onClose: () => void }) {
  const { t } = useTranslation('sandbox');
  const [seed, setSeed] = useState(current);
  const reset = useResetBox();
  const isSeed = resetBox.input.safeParse({ seed }).success;
  return (
    <FormDialog
      title={t('reset.title')}
      submitText={t('reset.confirm')}
      isBusy={reset.isPending}
      isDisabled={!isSeed}
      onSubmit={() => reset.mutate({ seed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text as="p" below={3} tone="secondary">
        {t('reset.lost')}
      </Text>
      <ul className={styles.losses}>
        {LOSSES.map((each) => (
          <li key={each}>{t(`reset.losses.${each}`)}</li>
        ))}
      </ul>
      <Text as="p" below={3} tone="secondary">
        {t('reset.stays')}
      </Text>
      <TextField
        label={t('reset.seed')}
        name="seed"
        autoComplete="off"
        value={seed}
        error={isSeed ? undefined : t('reset.malformed')}
        hint={<span className="muted small">{t('reset.seedHint')}</span>}
        onChange={setSeed}
        onBlur={() => {}}
      />
    </FormDialog>
  );
}
