import { FileText, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Box, Grid, Row } from '../../../../ui/layout/layout.tsx';
import { ChoicesSide } from './choices-side.tsx';
import { ColumnTable } from './column-table.tsx';
import styles from './columns-step.module.css';
import { PreviewRows } from './preview-rows.tsx';
import { type ColumnsProps, useColumnChoices, useFileWords } from './use-column-choices.ts';

/** What the columns become, the first rows as they will be stored, and what happens to the rest. */
export function ColumnsStep({ preview, choices, onChange, onMatchAgain, isBusy, ...props }: ColumnsProps) {
  const { problem, columnsRef, ...plan } = props;
  const { t } = useTranslation('contacts');
  const { run, columns, rows, expected } = preview;
  const { targetOf, setTarget } = useColumnChoices(preview, choices, onChange);
  const about = useFileWords(preview, choices);
  return (
    <Grid grow minHeight={0} className={styles.step}>
      <Box ref={columnsRef} minHeight={0} overflow="auto" aria-busy={isBusy}>
        <Row as="header" height={48} pad="0 6" className={styles.file}>
          <FileText size={16} strokeWidth={1.5} aria-hidden />
          <span className="strong ellipsis">{run.fileName}</span>
          <span className="muted small ellipsis">{about}</span>
          <Button text small icon={<RefreshCw size={14} />} busy={isBusy} onClick={onMatchAgain}>
            {t('import.matchAgain')}
          </Button>
        </Row>
        {problem !== undefined && (
          <Box pad="2 6" border="bottom">
            <FieldError>{problem}</FieldError>
          </Box>
        )}
        <ColumnTable columns={columns} rows={expected.rows} targetOf={targetOf} onTarget={setTarget} />
        <PreviewRows rows={rows} />
      </Box>
      <ChoicesSide preview={preview} choices={choices} onChange={onChange} {...plan} />
    </Grid>
  );
}
