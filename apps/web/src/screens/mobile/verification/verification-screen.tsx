import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths, verificationPath } from '../../../app/paths.ts';
import { CheckForm } from '../../../features/verification/check/check-form.tsx';
import { EarlierRuns } from '../../../features/verification/check/earlier-runs.tsx';
import { UploadButton } from '../../../features/verification/check/upload-button.tsx';
import { UploadDialog } from '../../../features/verification/check/upload-dialog.tsx';
import { PhoneResults } from '../../../features/verification/phone/phone-results.tsx';
import { RunPanel } from '../../../features/verification/run/run-panel.tsx';
import { SelfCheckPanel } from '../../../features/verification/self-check/self-check-panel.tsx';
import { formatNumber } from '../../../platform/format.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useVerification } from '../../shared/verification/use-verification.ts';
import styles from './verification.module.css';

/** Paste and see the runs; or the run the address names. */
export function VerificationScreen() {
  const { t } = useTranslation('verification');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const taskId = query.get('task') ?? undefined;
  const verification = useVerification(taskId);
  const { left, total, runs, run, runError, isShut, selfCheck } = verification;
  const [file, setFile] = useState<File>();
  const begun = (task: { taskId: string }) => {
    setFile(undefined);
    void navigate(verificationPath(task.taskId));
  };
  const isOne = taskId !== undefined;
  return (
    <DatesAs {...verification.dates}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.head}>
        {isOne && (
          <Link to={paths.verification} className={styles.back} aria-label={t('back')}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
        <h1>{t('title')}</h1>
        <span className="muted small numbers">
          {t('quota.left', { left: formatNumber(left), total: formatNumber(total) })}
        </span>
      </header>
      {isOne && run && (
        <>
          <RunPanel run={run} isShut={isShut} onBegun={begun} />
          <PhoneResults key={run.taskId} run={run} />
        </>
      )}
      {isOne && runError && (
        <div className={styles.side}>
          <Note tone="red">{t('run.gone')}</Note>
        </div>
      )}
      {!isOne && (
        <>
          <div className={styles.side}>
            <CheckForm isShut={isShut} left={left} onBegun={begun} />
            <div className={styles.upload}>
              <UploadButton onFile={setFile} />
            </div>
          </div>
          {isShut && selfCheck && <SelfCheckPanel selfCheck={selfCheck} />}
          <div className={styles.side}>
            <EarlierRuns
              runs={runs?.taskList ?? []}
              total={runs?.stateCounts.all ?? 0}
              shown={undefined}
              linkTo={verificationPath}
            />
          </div>
        </>
      )}
      {file && <UploadDialog file={file} isShut={isShut} onBegun={begun} onClose={() => setFile(undefined)} />}
    </DatesAs>
  );
}
