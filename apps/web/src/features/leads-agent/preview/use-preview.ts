import { useMutation } from '@tanstack/react-query';
import { type AgentTask, previewMutation, startMutation, stopMutation, storeTask } from '../../../api/leads-agent.ts';
import { moneyOf } from '../shared/money.ts';
import { counted, type T } from '../shared/search-words.ts';

/** Ten more, the whole search, or neither. */
export function usePreview({ taskId, wish }: AgentTask, onStarted: () => void) {
  const { mutate: preview, isPending: isAskingMore } = useMutation(previewMutation);
  const { mutate: start, isPending: isStarting } = useMutation({
    ...startMutation,
    // Before the search is stored: then the preview is gone, and no page is left to show it.
    onSuccess: (task) => {
      onStarted();
      storeTask(task);
    },
  });
  const { mutate: stop } = useMutation(stopMutation);
  return {
    more: () => preview({ wish, taskId }),
    isAskingMore,
    start: () => start(taskId),
    isStarting,
    stop: () => stop(taskId),
  };
}

/** What starting it will do, with its price. */
export const startWords = (t: T, { wish, expected }: AgentTask): string =>
  expected
    ? t('preview.start', { ...counted(wish.maxResults), price: moneyOf(expected.micros) })
    : t('preview.startOnly', counted(wish.maxResults));
