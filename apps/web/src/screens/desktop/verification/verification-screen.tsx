import { AtSign, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CheckForm } from '../../../features/verification/check/check-form.tsx';
import { EarlierRuns } from '../../../features/verification/check/earlier-runs.tsx';
import { UploadButton } from '../../../features/verification/check/upload-button.tsx';
import { NothingVerified } from '../../../features/verification/run/nothing-verified.tsx';
import { WaitingRuns } from '../../../features/verification/self-check/waiting-runs.tsx';
import { paths, verificationPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useVerification } from '../../shared/verification/use-verification.ts';
import { RightSide } from './right-side.tsx';
import { useVerificationAddress } from './use-verification-address.ts';
import styles from './verification-screen.module.css';

const CheckOneDialog = partOnPress(
  async () => (await import('../../../features/verification/check/check-one-dialog.tsx')).CheckOneDialog,
);
const ContactsDialog = partOnPress(
  async () => (await import('../../../features/verification/check/contacts-dialog.tsx')).ContactsDialog,
);
const UploadDialog = partOnPress(
  async () => (await import('../../../features/verification/check/upload-dialog.tsx')).UploadDialog,
);
const HistoryList = partOnPress(
  async () => (await import('../../../features/verification/history/history-list.tsx')).HistoryList,
);

const EARLIER_SHOWN = 6;

export function VerificationScreen() {
  const { t } = useTranslation('verification');
  const navigate = useNavigate();
  const address = useVerificationAddress();
  const { isHistory, taskId } = address;
  const verification = useVerification(taskId);
  const { left, total, runs, isShut, selfCheck } = verification;
  const [asked, setAsked] = useState<{ file: File } | 'contacts' | 'one'>();
  const open = (id: string) => void navigate(verificationPath(id));
  const begin = {
    isShut,
    onBegun: (task: { taskId: string }) => {
      setAsked(undefined);
      open(task.taskId);
    },
    onClose: () => setAsked(undefined),
  };
  return (
    <DatesAs {...verification.dates}>
      <Stack tall grow minHeight={0} overflow="hidden" gap={0}>
        <PageHead title={t('title')} isJoined={isHistory}>
          <span className="muted small numbers">
            {left === null || total === null
              ? t('quota.unlimited')
              : t('quota.left', { left: formatNumber(left), total: formatNumber(total) })}
          </span>
          {isHistory ? (
            <Button primary icon={<Plus size={16} />} onClick={() => void navigate(paths.verification)}>
              {t('newCheck')}
            </Button>
          ) : (
            <>
              <Button icon={<AtSign size={16} strokeWidth={1.5} />} onClick={() => setAsked('one')}>
                {t('one.open')}
              </Button>
              <UploadButton onFile={(file) => setAsked({ file })} />
              <Button icon={<Users size={16} strokeWidth={1.5} />} onClick={() => setAsked('contacts')}>
                {t('fromContacts')}
              </Button>
            </>
          )}
        </PageHead>
        {isHistory ? (
          <>
            <Row
              as="nav"
              rigid
              gap={5}
              pad="0 6"
              border="bottom"
              align="stretch"
              className={styles.tabs}
              aria-label={t('tab.label')}
            >
              <Link to={paths.verification}>{t('tab.check')}</Link>
              <Link to={address.historyTo} aria-current="page">
                {t('tab.history')}{' '}
                {runs && (
                  <Text tone="muted" size={12} weight={400}>
                    {formatNumber(runs.stateCounts.all)}
                  </Text>
                )}
              </Link>
            </Row>
            <HistoryList
              view={address.historyView}
              onView={address.showHistoryView}
              onOpen={open}
              linkTo={verificationPath}
              empty={<NothingVerified />}
            />
          </>
        ) : (
          <Grid grow minHeight={0} className={styles.columns}>
            <Box minHeight={0} overflow="auto" border="right" className={styles.left}>
              <CheckForm isShut={isShut} left={left} onBegun={begin.onBegun} />
              {isShut && selfCheck && <WaitingRuns runs={selfCheck.waitingTasks} linkTo={verificationPath} />}
              <EarlierRuns
                runs={earlierRuns(verification, !isShut || taskId !== undefined)}
                total={runs?.stateCounts.all ?? 0}
                shown={taskId}
                linkTo={verificationPath}
                allTo={address.historyTo}
              />
            </Box>
            <Stack tall minWidth={0} minHeight={0} gap={0}>
              <RightSide verification={verification} taskId={taskId} onBegun={begin.onBegun} />
            </Stack>
          </Grid>
        )}
        {asked === 'contacts' && <ContactsDialog {...begin} />}
        {asked === 'one' && <CheckOneDialog onClose={begin.onClose} onCharged={verification.refreshQuota} />}
        {typeof asked === 'object' && <UploadDialog file={asked.file} {...begin} />}
      </Stack>
    </DatesAs>
  );
}

/** The one that is shown anyway is not listed a second time, unless another was chosen. */
function earlierRuns({ runs, run, isDefault }: ReturnType<typeof useVerification>, isShown: boolean) {
  const listed = runs?.taskList ?? [];
  const others = isDefault && isShown ? listed.filter(({ taskId }) => taskId !== run?.taskId) : listed;
  return others.slice(0, EARLIER_SHOWN);
}
