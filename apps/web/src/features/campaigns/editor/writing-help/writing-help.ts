import type { WritingTask } from '@outrider/contract/campaigns/writing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readWritingHelp } from '../../../../api/campaigns/writing.ts';

/** What the user wants of the model. Where it says all there is to say, it is asked at once. */
export type Ask = { task: WritingTask; wish: string; isComplete: boolean };

const writingHelpQuery = queryOptions({
  queryKey: ['campaign-editor', 'writing-help'],
  queryFn: ({ signal }) => readWritingHelp({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The model's name; null where there is none; undefined until that is known. */
export const useModel = (): string | null | undefined => useQuery(writingHelpQuery).data?.model;
