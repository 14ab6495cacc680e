import type { Message } from '@outrider/contract/inbox/message';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MEMO_MAX = 5_000;

/** What a form for a memo is made of, whatever it looks like. */
export function useMemoForm({ memo }: Message, onSave: (text: string) => void) {
  const { t } = useTranslation('inbox');
  const [text, setText] = useState(memo);
  return {
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
