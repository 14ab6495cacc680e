import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import {
  type HistoryView,
  readHistoryView,
  writeHistoryView,
} from '../../../features/verification/history/history-view.ts';
import { paths, verificationPath } from '../../../paths/paths.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

const VIEW = 'view';
const HISTORY = 'history';

/** The run that is looked at, or the history and what of it is shown: all in the address. */
export function useVerificationAddress() {
  const [query, setQuery] = useSearchParams();
  const showHistoryView = useCallback(
    (changed: HistoryView) => setQuery((said) => writeHistoryView(changed, said), VIEW_CHANGE),
    [setQuery],
  );
  return {
    isHistory: query.get(VIEW) === HISTORY,
    taskId: query.get('task') ?? undefined,
    historyView: readHistoryView(query),
    showHistoryView,
    historyTo: `${paths.verification}?${new URLSearchParams({ [VIEW]: HISTORY })}`,
    runTo: verificationPath,
  };
}
