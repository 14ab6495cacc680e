import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../../api/search.ts';
import { kindOf, readTyped } from '../../../features/search/read-typed.ts';
import { useIsOnline } from '../../../platform/connection.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { countHits, useHits } from './use-hits.ts';

/** So long after the last key the server is asked. */
const REST_MS = 120;

/** What stands for the typed text: its hits as far as they are there, and how the search goes. */
export function useSearch(typed: string) {
  const { narrowed, words } = readTyped(typed);
  const asked = useDebounced(words, REST_MS);
  const isAsking = narrowed !== 'do' && words !== '';
  const question = { words: isAsking ? asked : '', kind: kindOf(narrowed) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(question));
  const isOnline = useIsOnline();
  const groupsOf = useHits();
  // Without a connection, hits of the words before would pass for hits of these.
  const isUnanswered = !isOnline && (data === undefined || isPlaceholderData || asked !== words);
  const answer = isAsking && question.words !== '' && !isUnanswered ? data : undefined;
  return {
    narrowed,
    words,
    groups: answer ? groupsOf(answer.found, words) : [],
    count: answer && { ...countHits(answer.found), ms: answer.ms },
    /** It is asked once there is a connection. */
    waitsForConnection: isAsking && isUnanswered,
    isSearching: isOnline && isAsking && (isFetching || asked !== words),
    error: isAsking && !answer ? error : null,
    retry: () => void refetch(),
  };
}
