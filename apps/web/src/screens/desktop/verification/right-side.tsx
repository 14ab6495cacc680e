import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NothingVerified } from '../../../features/verification/run/nothing-verified.tsx';
import { Results } from '../../../features/verification/run/results.tsx';
import { RunPanel } from '../../../features/verification/run/run-panel.tsx';
import { SelfCheckPanel } from '../../../features/verification/self-check/self-check-panel.tsx';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import type { useVerification } from '../../shared/verification/use-verification.ts';

type RightSideProps = {
  verification: ReturnType<typeof useVerification>;
  /** The run the user asked for; without one the newest is shown, or why none can start. */
  taskId: string | undefined;
  onBegun: (task: VerifyTask) => void;
};

export function RightSide({ verification, taskId, onBegun }: RightSideProps) {
  const { t } = useTranslation('verification');
  const { isShut, selfCheck, run, runs, runError, runsError, retryRuns } = verification;
  if (isShut && selfCheck && taskId === undefined) return <SelfCheckPanel selfCheck={selfCheck} />;
  if (run) {
    return (
      <>
        {isShut && (
          <Box pad="5 6 0">
            <Note
              tone="amber"
              action={
                <Link to={paths.verification} className="link">
                  {t('run.showSelfCheck')}
                </Link>
              }
            >
              {t('run.closed')}
            </Note>
          </Box>
        )}
        <RunPanel key={run.taskId} run={run} isShut={isShut} onBegun={onBegun} />
        <Results key={`rows ${run.taskId}`} run={run} />
      </>
    );
  }
  if (runs?.stateCounts.all === 0 && taskId === undefined) return <NothingVerified />;
  const error = taskId === undefined ? runsError : runError;
  if (!error) return null;
  return (
    <Box pad="5 6">
      <Note tone="red" action={<Button onClick={() => void retryRuns()}>{t('retry')}</Button>}>
        {taskId === undefined ? error.message : t('run.gone')}
      </Note>
    </Box>
  );
}
