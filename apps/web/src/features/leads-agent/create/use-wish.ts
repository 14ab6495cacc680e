import {
  BUDGET_DEFAULT_MICROS,
  BUDGET_MAX_MICROS,
  criterion,
  DEFAULT_SOURCES,
  QUESTION_MAX,
  RESULTS_DEFAULT,
  RESULTS_MAX,
  sourceKey,
} from '@outrider/contract/leads-agent/search';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { type Criterion, type SourceKey, sourcesQuery, understoodQuery, type Wish } from '../../../api/leads-agent.ts';
import { storage } from '../../../platform/storage.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';

const QUESTION_MIN = 3;
/** Long enough that a sentence is read once, not at each of its letters. */
const REST_MS = 350;

const draftSchema = z.object({
  question: z.string(),
  /** As the user changed them; null while they are those of the question. */
  criteria: z.array(criterion).nullable(),
  sources: z.array(sourceKey),
  budgetMicros: z.int().min(0).max(BUDGET_MAX_MICROS),
  skipsContacts: z.boolean(),
});
type Draft = z.infer<typeof draftSchema>;

const NOTHING: Draft = {
  question: '',
  criteria: null,
  sources: [...DEFAULT_SOURCES, 'crawler'],
  budgetMicros: BUDGET_DEFAULT_MICROS,
  skipsContacts: true,
};

export type Problem = 'tooShort' | 'tooLong' | 'noCriterion' | 'noSource';

const clampResults = (max: number) => Math.min(RESULTS_MAX, Math.max(1, Math.round(max) || 1));

/**
 * What is asked for, as it is written. It is kept in this browser until a search starts; how many people,
 * for longer, unless the question says a number itself.
 */
export function useWish() {
  const [draft, setDraft, forget] = useKeptState('leads-agent', draftSchema, NOTHING);
  const [max, setMax] = useState(() => clampResults(storage.readAgentMaxResults() ?? RESULTS_DEFAULT));
  /** The number of the question that the user chose another one for. */
  const [countAside, setCountAside] = useState<number | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const question = draft.question.trim();
  const rested = useDebounced(question, REST_MS);
  const isReadable = question.length >= QUESTION_MIN && question.length <= QUESTION_MAX;
  const isRested = isReadable && rested === question;
  const understood = useQuery({ ...understoodQuery(rested), enabled: isRested });
  const { data: sources } = useQuery(sourcesQuery);
  const ready = sources?.filter(({ isReady }) => isReady).map(({ source }) => source);
  const read = isReadable ? (understood.data?.criteria ?? []) : [];
  const count = isReadable ? (understood.data?.count ?? null) : null;
  const maxResults = count !== null && count !== countAside ? clampResults(count) : max;
  const criteria = draft.criteria ?? read;
  const chosen = draft.sources.filter((source) => ready === undefined || ready.includes(source));
  const isReading = draft.criteria === null && isReadable && (!isRested || understood.isFetching);
  return {
    draft,
    criteria,
    /** Criteria are those of the words as they were a moment ago. */
    isReading,
    /** The words could not be read; criteria can be given by hand. */
    readError: draft.criteria === null && isRested ? understood.error : null,
    /** The user changed criteria, and the question says something else. */
    differs: draft.criteria !== null && isReadable && JSON.stringify(read) !== JSON.stringify(draft.criteria),
    chosen,
    maxResults,
    /** A criterion is read in its own time; what was typed meanwhile stays. */
    change: (changed: Partial<Draft>) => setDraft({ ...latest.current, ...changed }),
    setMaxResults: (wanted: number) => {
      const chosenMax = clampResults(wanted);
      storage.writeAgentMaxResults(chosenMax);
      setMax(chosenMax);
      setCountAside(count);
    },
    toggleSource: (source: SourceKey) =>
      setDraft({
        ...draft,
        sources: draft.sources.includes(source)
          ? draft.sources.filter((each) => each !== source)
          : [...draft.sources, source],
      }),
    /** A search of before as the beginning of a new one. */
    copy: ({ maxResults: copied, ...wish }: Wish) => {
      setDraft(wish);
      setMax(copied);
    },
    forget,
    problem: problemOf({ question, criteria, chosen, isReading }),
    wish: {
      question,
      criteria,
      sources: chosen,
      maxResults,
      budgetMicros: draft.budgetMicros,
      skipsContacts: draft.skipsContacts,
    },
  };
}

export type WishState = ReturnType<typeof useWish>;

type Asked = {
  question: string;
  criteria: readonly Criterion[];
  chosen: readonly SourceKey[];
  isReading: boolean;
};

function problemOf({ question, criteria, chosen, isReading }: Asked): Problem | undefined {
  if (question.length < QUESTION_MIN) return 'tooShort';
  if (question.length > QUESTION_MAX) return 'tooLong';
  if (criteria.length === 0 && !isReading) return 'noCriterion';
  return chosen.length === 0 ? 'noSource' : undefined;
}
