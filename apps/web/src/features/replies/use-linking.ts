import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkReplyMutation, unlinkedQuery, unlinkedReplyQuery } from '../../api/campaigns/replies.ts';
import { toasts } from '../../platform/toasts.ts';
import type { UnlinkedRow } from './unlinked-list.tsx';

/** Nobody less likely is chosen beforehand: Enter would link a guess. */
const CHOSEN_FROM = 60;
const NO_ROWS: readonly UnlinkedRow[] = [];

/** The queue, the answer that is looked at, the lead the user chose, and what they say about it. */
export function useLinking(openId: string | undefined, onOpen: (messageId: string | undefined) => void) {
  const { t } = useTranslation('inbox');
  const list = useInfiniteQuery(unlinkedQuery);
  const rows = list.data?.pages.flatMap(({ replies }) => replies) ?? NO_ROWS;
  const at = rows.findIndex(({ messageId }) => messageId === openId);
  const [picked, setPicked] = useState<{ messageId: string; leadId: string }>();
  const pickedId = picked?.messageId === openId ? picked?.leadId : undefined;
  const isProposed = rows[at]?.candidates.some(({ leadId }) => leadId === pickedId) ?? true;
  const asked = useQuery({
    ...unlinkedReplyQuery(openId ?? '', isProposed ? undefined : pickedId),
    enabled: openId !== undefined,
  });
  const reply = asked.data;
  const candidate =
    reply?.candidates.find(({ leadId }) => leadId === pickedId) ??
    (pickedId === undefined ? reply?.candidates.find(({ percent }) => percent >= CHOSEN_FROM) : undefined);
  const { mutate, isPending } = useMutation(linkReplyMutation);

  const step = useCallback((by: number) => onOpen(rows[at + by]?.messageId), [onOpen, rows, at]);
  /** The next one, or the one before the last. */
  const goOn = () => onOpen((rows[at + 1] ?? rows[at - 1])?.messageId);
  const settle = (leadId: string | null, words: string) => {
    if (openId === undefined) return;
    mutate(
      { messageId: openId, leadId },
      {
        onSuccess: () => {
          toasts.show({ kind: 'success', text: words });
          goOn();
        },
      },
    );
  };
  return {
    list,
    rows,
    total: list.data?.pages[0]?.total ?? 0,
    linkedThisMonth: list.data?.pages[0]?.linkedThisMonth ?? 0,
    at,
    asked,
    reply,
    candidate,
    isBusy: isPending,
    choose: (leadId: string) => openId !== undefined && setPicked({ messageId: openId, leadId }),
    step,
    later: goOn,
    link: () => {
      if (candidate) settle(candidate.leadId, t('link.linked', { who: candidate.name || candidate.email }));
    },
    notOurs: () => settle(null, t('link.notOursDone')),
  };
}

export type Linking = ReturnType<typeof useLinking>;
