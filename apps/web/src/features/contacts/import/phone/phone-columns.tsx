import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Box, Stack } from '../../../../ui/layout/layout.tsx';
import { ExpectedCounts } from '../columns/expected-counts.tsx';
import { type ColumnsProps, useColumnChoices, useFileWords } from '../columns/use-column-choices.ts';
import { PhoneChoices } from './phone-choices.tsx';
import { PhoneColumn } from './phone-column.tsx';
import styles from './phone-import.module.css';
import { PhonePreview } from './phone-preview.tsx';

/** What the columns become, the first rows as they will be stored, and the choices, one below the other. */
export function PhoneColumns({ preview, choices, onChange, onMatchAgain, isBusy, ...props }: ColumnsProps) {
  const { problem, columnsRef, plan, verificationsLeft } = props;
  const { t } = useTranslation('contacts');
  const { targetOf, setTarget } = useColumnChoices(preview, choices, onChange);
  const about = useFileWords(preview, choices);
  const { run, columns, rows, expected } = preview;
  return (
    <div aria-busy={isBusy}>
      <Stack as="section" gap={2} pad={4} border="bottom" className={styles.part}>
        <h2>{run.fileName}</h2>
        <span className="muted small">{about}</span>
        <Button icon={<RefreshCw size={14} aria-hidden />} busy={isBusy} onClick={onMatchAgain}>
          {t('import.matchAgain')}
        </Button>
      </Stack>
      <div ref={columnsRef}>
        <Stack as="section" gap={3} pad={4} border="bottom" className={styles.part}>
          <h2>{t('import.step.columns')}</h2>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
          <Stack as="ul" gap={2} aria-label={t('import.columnsLabel')}>
            {columns.map((column) => (
              <PhoneColumn
                key={column.index}
                column={column}
                rows={expected.rows}
                target={targetOf(column.index)}
                onTarget={(target) => setTarget(column.index, target)}
              />
            ))}
          </Stack>
        </Stack>
      </div>
      <PhonePreview rows={rows} />
      <Box as="section" pad={4} border="bottom" className={styles.part}>
        <ExpectedCounts preview={preview} plan={plan} />
      </Box>
      <PhoneChoices preview={preview} choices={choices} onChange={onChange} verificationsLeft={verificationsLeft} />
    </div>
  );
}
