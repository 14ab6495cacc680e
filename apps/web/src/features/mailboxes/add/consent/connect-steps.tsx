import type { Account } from '@outrider/contract/mailboxes/account';
import type { ConnectionTest, ConsentProvider } from '@outrider/contract/mailboxes/add';
import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checksQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { formatDecimals } from '../../../../platform/format.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { type NumberedStep, NumberedSteps } from '../numbered-steps.tsx';
import { ProblemBox, type Whose } from '../problem-box.tsx';
import { bothWork } from '../smtp/test-words.ts';
import { useMaySendSoon } from '../use-may-send-soon.ts';

export type ConnectStepsProps = {
  whose: Whose;
  /** Whose consent was given, where one was. */
  consent?: ConsentProvider | undefined;
  /** The mailbox was here already and has a new consent. */
  isRenewed?: boolean | undefined;
  test: ConnectionTest | undefined;
  account: Account | undefined;
  refusedWith: string | undefined;
};

/** From the consent to the first warm-up mail: what is behind, what goes on, what comes. */
export function ConnectSteps({ whose, consent, isRenewed = false, test, account, refusedWith }: ConnectStepsProps) {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const { email } = whose;
  const maySendSoon = useMaySendSoon();
  const checksStep = useChecksStep(account);
  const steps: NumberedStep[] = [];
  if (consent) {
    const provider = t(`provider.${consent}`);
    steps.push(
      {
        key: 'signedIn',
        state: 'done',
        title: t('steps.signedIn', { email }),
        hint: t('steps.signedInHint', { provider }),
      },
      { key: 'allowed', state: 'done', title: t('steps.allowed', { provider }), hint: t(`steps.takeBack.${consent}`) },
    );
  }
  steps.push(testStep());
  steps.push({
    key: 'added',
    state: account ? 'done' : 'ahead',
    title: t(isRenewed ? 'steps.renewed' : 'steps.added'),
    hint: account ? t('steps.addedHint', { email: account.email }) : undefined,
  });
  if (!isRenewed) {
    steps.push(checksStep);
    if (account?.warmup.state !== 'off') {
      steps.push({
        key: 'warmup',
        state: 'ahead',
        title: t('steps.warmup'),
        when: calendarDay(maySendOnceConnected(worldNow(), timeZone).warmupBeginsOn),
        hint: t('steps.warmupHint', { maySend: maySendSoon }),
      });
    }
  }
  return <NumberedSteps label={t('steps.label')} steps={steps} />;

  function testStep(): NumberedStep {
    const step = { key: 'tested', title: t('steps.tested') };
    if (refusedWith !== undefined) {
      return {
        ...step,
        state: 'failed',
        children: (
          <Box above={2}>
            <Note tone="red">{refusedWith}</Note>
          </Box>
        ),
      };
    }
    if (!test) return { ...step, state: 'now', hint: t('report.testingHint') };
    if (bothWork(test)) {
      const hint = test.problem === 'mailNotFound' ? t('problem.mailNotFound.title') : t('steps.testedHint');
      return {
        ...step,
        state: 'done',
        when: t('steps.took', { seconds: formatDecimals(test.milliseconds / 1000, 1) }),
        hint,
      };
    }
    return {
      ...step,
      state: 'failed',
      title: t(
        test.sending.works ? 'report.sendingOnly' : test.receiving.works ? 'report.receivingOnly' : 'report.neither',
      ),
      children: (
        <Box above={2}>
          <ProblemBox test={test} whose={whose} />
        </Box>
      ),
    };
  }
}

/** The checks begin with the mailbox; what they find is shown as soon as it is known. */
function useChecksStep(account: Account | undefined): NumberedStep {
  const { t } = useTranslation('accounts-add');
  const { data } = useQuery({ ...checksQuery(account?.accountId ?? ''), enabled: account !== undefined });
  const step = { key: 'checks', title: t('steps.checks'), hint: t('steps.checksHint') };
  if (!account) return { ...step, state: 'ahead' };
  if (!data || data.running || data.checkedAt === null) return { ...step, state: 'now' };
  // The log-in is a check of its own, and the step above.
  const checks = data.checks.filter(({ check }) => check !== 'login');
  const toFix = checks.filter(({ verdict }) => verdict === 'fail').length;
  const passed = checks.filter(({ verdict }) => verdict === 'pass').length;
  if (toFix > 0)
    return { ...step, state: 'waits', when: t('steps.toFix', { count: toFix }), hint: t('steps.toFixHint') };
  return { ...step, state: 'done', when: t('steps.passed', { count: passed }) };
}
