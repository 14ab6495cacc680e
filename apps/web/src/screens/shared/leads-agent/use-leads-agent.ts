import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { taskQuery } from '../../../api/leads-agent.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useFind } from '../../../features/leads-agent/create/use-find.ts';
import { useWish } from '../../../features/leads-agent/create/use-wish.ts';
import {
  type HistoryView,
  readHistoryView,
  writeHistoryView,
} from '../../../features/leads-agent/history/history-view.ts';
import { paths, searchPath } from '../../../paths/paths.ts';
import { toasts } from '../../../platform/toasts.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

/** What both form factors share: the address says what is shown, the wish what is written. */
export function useLeadsAgent() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const { dateFormat, timeZone } = useUserInfo();
  const wish = useWish();
  const open = (taskId: string) => void navigate(searchPath(taskId));
  const { find, isFinding } = useFind(wish, open);
  const showHistoryView = useCallback(
    (changed: HistoryView) => setQuery((said) => writeHistoryView(changed, said), VIEW_CHANGE),
    [setQuery],
  );
  const startNew = () => {
    wish.forget();
    void navigate(paths.leadsAgent);
  };
  const copy = async (taskId: string) => {
    try {
      wish.copy((await client.fetchQuery(taskQuery(taskId))).wish);
      void navigate(paths.leadsAgent);
    } catch (error) {
      toasts.show({ kind: 'error', text: error instanceof Error ? error.message : '' });
    }
  };
  return {
    dates: { dateFormat, timeZone },
    wish,
    find,
    isFinding,
    taskId: query.get('task') ?? undefined,
    isHistory: query.get('view') === 'history',
    historyView: readHistoryView(query),
    showHistoryView,
    open,
    startNew,
    copy: (taskId: string) => void copy(taskId),
  };
}
