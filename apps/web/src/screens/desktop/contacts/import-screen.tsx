import type { ImportRun } from '@outrider/contract/contacts/import';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ColumnsStep } from '../../../features/contacts/import/columns/columns-step.tsx';
import { FileStep } from '../../../features/contacts/import/file-step.tsx';
import { ProgressStep } from '../../../features/contacts/import/progress/progress-step.tsx';
import { StopDialog } from '../../../features/contacts/import/progress/stop-dialog.tsx';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Steps } from '../../../ui/controls/steps.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { OpenedImport } from '../../shared/contacts/opened-import.tsx';
import { useImportColumns } from '../../shared/contacts/use-import-columns.ts';
import { useImportProgress } from '../../shared/contacts/use-import-progress.ts';
import styles from './contacts.module.css';
import { ContactsHead } from './contacts-head.tsx';

/** A file becomes contacts in three steps. Where it is stands in the address, so leaving and coming back lose nothing. */
export const ImportScreen = () => (
  <OpenedImport NotFound={NotFound} File={File} Columns={Columns} Progress={Progress} />
);

type Step = 0 | 1 | 2;

function ImportHead({ step, children }: { step: Step; children?: ReactNode }) {
  const { t } = useTranslation('contacts');
  return (
    <ContactsHead
      title={t('import.title')}
      beside={
        <Steps
          className={styles.steps ?? ''}
          current={step}
          titles={(['file', 'columns', 'import'] as const).map((key) => t(`import.step.${key}`))}
        />
      }
    >
      {children}
    </ContactsHead>
  );
}

function NotFound({ message }: { message: string }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  return (
    <>
      <ImportHead step={0} />
      <Grid gap={3} pad={6}>
        <Note
          tone="red"
          action={<Button onClick={() => void navigate(contactPaths.import())}>{t('import.another')}</Button>}
        >
          {message}
        </Note>
      </Grid>
    </>
  );
}

function File({ run }: { run: ImportRun | undefined }) {
  const navigate = useNavigate();
  return (
    <>
      <ImportHead step={0} />
      <FileStep
        run={run}
        onBegun={(id) => void navigate(contactPaths.import(id), { replace: true })}
        onOpen={(id) => void navigate(contactPaths.import(id))}
      />
    </>
  );
}

function Columns({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const { query, preview, choices, isBusy, takes, start, isStarting, step } = useImportColumns(run.importId);
  return (
    <>
      <ImportHead step={1}>
        <Button onClick={() => void navigate(contactPaths.import())}>{t('import.back')}</Button>
        <Button primary busy={isStarting} disabled={!preview || isBusy} onClick={start}>
          {t('import.do', { count: takes, number: formatNumber(takes) })}
        </Button>
      </ImportHead>
      {query.error && !preview && (
        <Grid gap={3} pad={6}>
          <Note
            tone="red"
            action={
              <Button busy={isBusy} onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {query.error.message}
          </Note>
        </Grid>
      )}
      {preview && choices && <ColumnsStep preview={preview} choices={choices} {...step} />}
    </>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const [isStopping, setStopping] = useState(false);
  const { isRunning, canBeUndone } = useImportProgress(run);
  return (
    <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
      <ImportHead step={2}>
        {canBeUndone && (
          <Button icon={<Undo2 size={14} />} onClick={() => setStopping(true)}>
            {t('import.undo')}
          </Button>
        )}
        <Button primary={!isRunning} onClick={() => void navigate(paths.contacts)}>
          {t(isRunning ? 'import.keepRunning' : 'import.toContacts')}
        </Button>
        {isRunning && (
          <Button icon={<X size={14} />} onClick={() => setStopping(true)}>
            {t('cancel')}
          </Button>
        )}
      </ImportHead>
      <ProgressStep run={run} />
      {isStopping && <StopDialog run={run} onClose={() => setStopping(false)} />}
    </Stack>
  );
}
