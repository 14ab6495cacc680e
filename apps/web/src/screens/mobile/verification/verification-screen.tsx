import { AtSign, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CheckForm } from '../../../features/verification/check/check-form.tsx';
import { EarlierRuns } from '../../../features/verification/check/earlier-runs.tsx';
import { UploadButton } from '../../../features/verification/check/upload-button.tsx';
import { paths, verificationPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useVerification } from '../../shared/verification/use-verification.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import styles from './verification.module.css';

const CheckOneDialog = partOnPress(
  async () => (await import('../../../features/verification/check/check-one-dialog.tsx')).CheckOneDialog,
);
const ContactsDialog = partOnPress(
  async () => (await import('../../../features/verification/check/contacts-dialog.tsx')).ContactsDialog,
);
const UploadDialog = partOnPress(
  async () => (await import('../../../features/verification/check/upload-dialog.tsx')).UploadDialog,
);
const PhoneHistory = partOnPress(
  async () => (await import('../../../features/verification/phone/phone-history.tsx')).PhoneHistory,
);
const PhoneResults = partOnPress(
  async () => (await import('../../../features/verification/phone/phone-results.tsx')).PhoneResults,
);
const RunPanel = partOnPress(async () => (await import('../../../features/verification/run/run-panel.tsx')).RunPanel);
const SelfCheckPanel = partOnPress(
  async () => (await import('../../../features/verification/self-check/self-check-panel.tsx')).SelfCheckPanel,
);

/** Below the form the newest runs; the history has all of them. */
const EARLIER_SHOWN = 6;
const HISTORY = `${paths.verification}?view=history`;

/** Paste and see the runs; or the run, or the history, the address names. */
export function VerificationScreen() {
  const { t } = useTranslation('verification');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const taskId = query.get('task') ?? undefined;
  const verification = useVerification(taskId);
  const { left, total, runs, run, runError, isShut, selfCheck } = verification;
  const [asked, setAsked] = useState<{ file: File } | 'contacts' | 'one'>();
  const begin = {
    isShut,
    onBegun: (task: { taskId: string }) => {
      setAsked(undefined);
      void navigate(verificationPath(task.taskId));
    },
    onClose: () => setAsked(undefined),
  };
  const isOne = taskId !== undefined;
  const isHistory = !isOne && query.get('view') === 'history';
  const isStart = !isOne && !isHistory;
  return (
    <DatesAs {...verification.dates}>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead
        title={t(isHistory ? 'tab.history' : 'title')}
        {...(isStart ? {} : { back: { to: paths.verification, label: t('back') } })}
      >
        <Text before="auto" after={3} className="muted small numbers">
          {left === null || total === null
            ? t('quota.unlimited')
            : t('quota.left', { left: formatNumber(left), total: formatNumber(total) })}
        </Text>
      </PhoneHead>
      {isOne && run && (
        <>
          <RunPanel run={run} isShut={isShut} onBegun={begin.onBegun} />
          <PhoneResults key={run.taskId} run={run} />
        </>
      )}
      {isOne && runError && (
        <div className={styles.side}>
          <Note tone="red">{t('run.gone')}</Note>
        </div>
      )}
      {isHistory && <PhoneHistory linkTo={verificationPath} />}
      {isStart && (
        <>
          <div className={styles.side}>
            <CheckForm isShut={isShut} left={left} onBegun={begin.onBegun} />
            <Grid gap={2} above={3}>
              <UploadButton onFile={(file) => setAsked({ file })} />
              <Button icon={<Users size={16} strokeWidth={1.5} />} onClick={() => setAsked('contacts')}>
                {t('fromContacts')}
              </Button>
              <Button icon={<AtSign size={16} strokeWidth={1.5} />} onClick={() => setAsked('one')}>
                {t('one.open')}
              </Button>
            </Grid>
          </div>
          {isShut && selfCheck && <SelfCheckPanel selfCheck={selfCheck} />}
          <div className={styles.side}>
            <EarlierRuns
              runs={runs?.taskList.slice(0, EARLIER_SHOWN) ?? []}
              total={runs?.stateCounts.all ?? 0}
              shown={undefined}
              linkTo={verificationPath}
              allTo={HISTORY}
            />
          </div>
        </>
      )}
      {asked === 'contacts' && <ContactsDialog {...begin} />}
      {asked === 'one' && <CheckOneDialog onClose={begin.onClose} onCharged={verification.refreshQuota} />}
      {typeof asked === 'object' && <UploadDialog file={asked.file} {...begin} />}
    </DatesAs>
  );
}
