import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { isMoving, runQuery, runsQuery, selfCheckQuery } from '../../../api/verification.ts';
import { quotaLeft } from '../../../features/billing/shared/quota.ts';
import { userInfoQuery, useUserInfo } from '../../../features/identity/user-info.ts';

/** What both form factors show: whether mail servers can be reached, the runs, the one that is looked at, and the quota. */
export function useVerification(taskId: string | undefined) {
  const client = useQueryClient();
  const { quota, dateFormat, timeZone } = useUserInfo();
  const { data: selfCheck } = useQuery(selfCheckQuery);
  const { data: runs, error: runsError, refetch: retryRuns } = useQuery(runsQuery({}));
  const shownId = taskId ?? defaultRun(runs?.taskList)?.taskId;
  const { data: run, error: runError } = useQuery({ ...runQuery(shownId ?? ''), enabled: shownId !== undefined });
  const listed = runs?.taskList.find((each) => each.taskId === shownId);
  const shown = run ?? listed;

  // What a run reserves when it begins, and gives back when it ends, changes what is left.
  const moment = shown && `${shown.taskId} ${shown.state}`;
  const refreshQuota = useCallback(() => {
    void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
  }, [client]);
  useEffect(() => {
    if (moment !== undefined) refreshQuota();
  }, [refreshQuota, moment]);

  const verifications = quota.find(({ quotaType }) => quotaType === 'VERIFICATION') ?? { used: 0, total: 0 };
  return {
    dates: { dateFormat, timeZone },
    left: quotaLeft(verifications),
    total: verifications.total,
    refreshQuota,
    selfCheck,
    isShut: selfCheck?.canAsk === false,
    runs,
    runsError,
    retryRuns,
    run: shown,
    runError: shown ? null : runError,
    isDefault: shownId !== undefined && shownId === defaultRun(runs?.taskList)?.taskId,
  };
}

/** What is under way comes first, then what was last. */
const defaultRun = (runs: readonly VerifyTask[] | undefined) => runs?.find(isMoving) ?? runs?.[0];
