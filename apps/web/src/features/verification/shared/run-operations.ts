import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { refreshVerification, storeRun } from '../../../api/verification.ts';
import { beginVerification, operateVerification } from '../../../api/verify.ts';

export type Beginning = z.input<typeof beginVerification.input>;

/** Starts a run. What was refused is said by a toast, and nothing was charged. */
export const useBegin = (onBegun: (task: VerifyTask) => void) =>
  useMutation({
    mutationFn: (beginning: Beginning) => beginVerification(beginning),
    onSuccess: ({ task }) => {
      storeRun(task);
      onBegun(task);
    },
    onSettled: refreshVerification,
  });

export const useOperate = (taskId: string) =>
  useMutation({
    mutationFn: (operation: 'pause' | 'resume' | 'cancel') => operateVerification({ taskId, operation }),
    onSuccess: storeRun,
    onSettled: refreshVerification,
  });
