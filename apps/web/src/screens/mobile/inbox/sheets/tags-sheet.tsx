import type { Message } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { Check, Tag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../../api/inbox/inbox-queries.ts';
import type { Change } from '../../../../features/inbox/triage/change-messages.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import fields from './sheet-field.module.css';

const TAG_MAX = 40;

type TagsSheetProps = { message: Message; onChange: (change: Change) => void; onClose: () => void };

/** Tags of a thread, each set and taken away by a tap; what is marked is what the server has. */
export function TagsSheet({ message, onChange, onClose }: TagsSheetProps) {
  const { t } = useTranslation('inbox');
  const { data: known = [] } = useQuery(tagsQuery);
  const [typed, setTyped] = useState('');
  const has = (tagId: string) => message.tags.some((tag) => tag.tagId === tagId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    setTyped('');
    if (name !== '') onChange({ kind: 'tags', add: [name], remove: [] });
  };
  return (
    <Sheet title={t('tags.title')} onClose={onClose}>
      <form className={fields.line} onSubmit={add}>
        <input
          className={fields.field}
          aria-label={t('phone.tags.new')}
          placeholder={t('phone.tags.new')}
          maxLength={TAG_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button submit>{t('phone.tags.add')}</Button>
      </form>
      {known.map(({ tagId, tagName }) => (
        <SheetRow
          key={tagId}
          icon={has(tagId) ? <Check size={18} aria-hidden /> : <Tag size={18} strokeWidth={1.5} aria-hidden />}
          isCurrent={has(tagId)}
          onChoose={() =>
            onChange({ kind: 'tags', add: has(tagId) ? [] : [tagName], remove: has(tagId) ? [tagId] : [] })
          }
        >
          {tagName}
        </SheetRow>
      ))}
    </Sheet>
  );
}
