import type { ImportRun } from '@outrider/contract/contacts/import';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Steps } from 'antd';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { quotaLeft } from '../../../features/billing/shared/quota.ts';
import { ColumnsStep } from '../../../features/contacts/import/columns-step.tsx';
import { FileStep } from '../../../features/contacts/import/file-step.tsx';
import { importQuery, refreshImports } from '../../../features/contacts/import/import-queries.ts';
import { ProgressStep } from '../../../features/contacts/import/progress-step.tsx';
import { StopDialog } from '../../../features/contacts/import/stop-dialog.tsx';
import { useImportChoices } from '../../../features/contacts/import/use-import-choices.ts';
import { refreshContacts } from '../../../features/contacts/shared/contact-queries.ts';
import { userInfoQuery, useUserInfo } from '../../../features/identity/user-info.ts';
import { formatNumber } from '../../../platform/format.ts';
import { planName } from '../../../platform/plan-name.ts';
import { useMissingField } from '../../../ui/form/use-missing-field.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { contactPaths } from './contact-paths.ts';
import styles from './contacts.module.css';
import { ContactsHead } from './contacts-head.tsx';

/** A file becomes contacts in three steps. Where it is stands in the address, so leaving and coming back lose nothing. */
export function ImportScreen() {
  const [query] = useSearchParams();
  const importId = query.get('import') ?? '';
  const { data: run, error } = useQuery({ ...importQuery(importId), enabled: importId !== '' });
  if (error && !run) return <NotFound message={error.message} />;
  if (run?.state === 'mapping') return <Columns key={importId} run={run} />;
  if (run && run.state !== 'uploading' && run.state !== 'reading') return <Progress run={run} />;
  return <File run={run} />;
}

type Step = 0 | 1 | 2;

function ImportHead({ step, children }: { step: Step; children?: ReactNode }) {
  const { t } = useTranslation('contacts');
  return (
    <ContactsHead
      title={t('import.title')}
      beside={
        <Steps
          className={styles.steps ?? ''}
          size="small"
          current={step}
          items={(['file', 'columns', 'import'] as const).map((key) => ({ title: t(`import.step.${key}`) }))}
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
  const { plan, quota } = useUserInfo();
  const { preview, error, retry, isBusy, choices, change, matchAgain, start, isStarting } = useImportChoices(
    run.importId,
  );
  const verifications = quota.find(({ quotaType }) => quotaType === 'VERIFICATION');
  const left = verifications ? quotaLeft(verifications) : 0;
  const takes = preview ? preview.expected.rows - preview.expected.notTaken : 0;
  const hasEmail = choices?.columns.some(({ target }) => target.kind === 'email') ?? false;
  const { field, isTold, ask } = useMissingField<HTMLDivElement>(takes === 0 || !hasEmail);
  const problem = isTold ? t(hasEmail ? 'import.noRow' : 'import.noEmail') : undefined;
  return (
    <>
      <ImportHead step={1}>
        <Button onClick={() => void navigate(contactPaths.import())}>{t('import.back')}</Button>
        <Button type="primary" loading={isStarting} disabled={!preview || isBusy} onClick={() => ask(start)}>
          {t('import.do', { count: takes, number: formatNumber(takes) })}
        </Button>
      </ImportHead>
      {error && !preview && (
        <Grid gap={3} pad={6}>
          <Note
            tone="red"
            action={
              <Button loading={isBusy} onClick={retry}>
                {t('retry')}
              </Button>
            }
          >
            {error.message}
          </Note>
        </Grid>
      )}
      {preview && choices && (
        <ColumnsStep
          preview={preview}
          choices={choices}
          onChange={change}
          onMatchAgain={matchAgain}
          isBusy={isBusy}
          problem={problem}
          columnsRef={field}
          plan={planName(plan)}
          verificationsLeft={left}
        />
      )}
    </>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isStopping, setStopping] = useState(false);
  const isRunning = run.state === 'running';
  const canBeUndone = run.state === 'done' || run.state === 'canceled';
  const isGoing = isRunning || run.state === 'undoing';
  useEffect(() => {
    if (isGoing) return;
    void refreshImports();
    void refreshContacts();
    // The numbers of the plan stand in the menu too.
    void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
  }, [isGoing, client]);
  return (
    <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
      <ImportHead step={2}>
        {canBeUndone && (
          <Button icon={<Undo2 size={14} />} onClick={() => setStopping(true)}>
            {t('import.undo')}
          </Button>
        )}
        <Button type={isRunning ? 'default' : 'primary'} onClick={() => void navigate(paths.contacts)}>
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
