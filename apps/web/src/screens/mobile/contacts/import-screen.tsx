import type { ImportRun } from '@outrider/contract/contacts/import';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PhoneColumns } from '../../../features/contacts/import/phone/phone-columns.tsx';
import { PhoneFile } from '../../../features/contacts/import/phone/phone-file.tsx';
import { PhoneProblems } from '../../../features/contacts/import/phone/phone-problems.tsx';
import { ImportProgress } from '../../../features/contacts/import/progress/import-progress.tsx';
import { StopDialog } from '../../../features/contacts/import/progress/stop-dialog.tsx';
import { PhoneState } from '../../../features/contacts/shared/phone-state.tsx';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { OpenedImport } from '../../shared/contacts/opened-import.tsx';
import { useImportColumns } from '../../shared/contacts/use-import-columns.ts';
import { useImportProgress } from '../../shared/contacts/use-import-progress.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

/** A file becomes contacts in three steps. Where it is stands in the address, as on a computer. */
export const ImportScreen = () => (
  <OpenedImport NotFound={NotFound} File={File} Columns={Columns} Progress={Progress} />
);

type FrameProps = { step: 1 | 2 | 3; back?: string; children: ReactNode };

function Frame({ step, back, children }: FrameProps) {
  const { t } = useTranslation('contacts');
  const top = useRef<HTMLDivElement>(null);
  // The steps share one page: the next one is read from its beginning.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  return (
    <div ref={top} className={page.page}>
      <PageTitle>{t('import.title')}</PageTitle>
      <PhoneHead
        title={t('phone.importStep', { step })}
        back={
          back === undefined ? { to: paths.contacts, label: t('phone.back') } : { to: back, label: t('import.back') }
        }
      />
      {children}
    </div>
  );
}

function NotFound({ message }: { message: string }) {
  const { t } = useTranslation('contacts');
  return (
    <Frame step={1}>
      <div className={page.empty}>
        <Note tone="red">{message}</Note>
        <LinkButton to={contactPaths.import()}>{t('import.another')}</LinkButton>
      </div>
    </Frame>
  );
}

function File({ run }: { run: ImportRun | undefined }) {
  const navigate = useNavigate();
  return (
    <Frame step={1}>
      <PhoneFile
        run={run}
        onBegun={(id) => void navigate(contactPaths.import(id), { replace: true })}
        linkTo={contactPaths.import}
      />
    </Frame>
  );
}

function Columns({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const { query, preview, choices, isBusy, takes, start, isStarting, step } = useImportColumns(run.importId);
  return (
    <Frame step={2} back={contactPaths.import()}>
      <PhoneState query={query} />
      {preview && choices && <PhoneColumns preview={preview} choices={choices} {...step} />}
      <div className={page.pinned}>
        <Button large primary block busy={isStarting} disabled={!preview || isBusy} onClick={start}>
          {t('import.do', { count: takes, number: formatNumber(takes) })}
        </Button>
      </div>
    </Frame>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const [isStopping, setStopping] = useState(false);
  const { isRunning, canBeUndone } = useImportProgress(run);
  return (
    <Frame step={3}>
      <ImportProgress run={run} />
      <PhoneProblems run={run} />
      <div className={page.pinned}>
        <Row gap={2}>
          {isRunning && <Button onClick={() => setStopping(true)}>{t('cancel')}</Button>}
          {canBeUndone && <Button onClick={() => setStopping(true)}>{t('import.undo')}</Button>}
          <LinkButton block primary={!isRunning} to={paths.contacts}>
            {t('import.toContacts')}
          </LinkButton>
        </Row>
      </div>
      {isStopping && <StopDialog run={run} onClose={() => setStopping(false)} />}
    </Frame>
  );
}
