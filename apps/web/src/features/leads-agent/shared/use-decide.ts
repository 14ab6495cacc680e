import { useMutation } from '@tanstack/react-query';
import { decideMutation } from '../../../api/leads-agent.ts';
import type { Judgement } from './verdict-mark.tsx';

/** Decides one criterion of one person, or takes that back. */
export function useDecide(taskId: string, rowId: string, criterionId: string) {
  const { mutate, isPending } = useMutation(decideMutation);
  return {
    decide: (verdict: Judgement['verdict'] | null) => mutate({ taskId, rowId, criterionId, verdict }),
    isDeciding: isPending,
  };
}
