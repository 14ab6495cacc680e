import type { Message } from '@outrider/contract/inbox/message';
import type { ChangeEvent, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';

const MEMO_MAX = 5_000;

/** Kept until the server has it. */
export const memoDraft = (mid: string) => `memo on ${mid}`;

type MemoForm = { onSave: (text: string) => void; onClose: () => void };

/** What a form for a memo is made of, in every form of it. */
export function useMemoForm({ id, memo }: Message, { onSave, onClose }: MemoForm) {
  const { t } = useTranslation('inbox');
  const [text, setText, forget] = useKeptState(memoDraft(id), z.string(), memo);
  return {
    cancel: () => {
      forget();
      onClose();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onSave(text.trim());
    },
    field: {
      'aria-label': t('memo.title'),
      placeholder: t('memo.hint'),
      maxLength: MEMO_MAX,
      value: text,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
    },
  };
}
