import { beginVerification, operateVerification, type VerifyTask } from '@outrider/contract/verification/verification';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { refreshVerification, storeRun } from '../../../api/verification.ts';
import { call } from '../../../platform/api.ts';

export type Beginning = z.input<typeof beginVerification.input>;

/** Starts a run. What was refused is said by a toast, and nothing was charged. */
export const useBegin = (onBegun: (task: VerifyTask) => void) =>
  useMutation({
    mutationFn: (beginning: Beginning) => call(beginVerification, beginning),
    onSuccess: ({ task }) => {
      storeRun(task);
      onBegun(task);
    },
    onSettled: refreshVerification,
  });

export const useOperate = (taskId: string) =>
  useMutation({
    mutationFn: (operation: 'pause' | 'resume' | 'cancel') => call(operateVerification, { taskId, operation }),
    onSuccess: storeRun,
    onSettled: refreshVerification,
  });
