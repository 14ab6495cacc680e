import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { ChevronDown, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import chip from '../../../ui/table/filter-chip.module.css';
import type { ListView } from './list-view.ts';
import { FILTER_NAME_MAX, type SavedFilter, useSavedFilters, useSaveFilter } from './use-saved-filters.ts';

type SavedFiltersProps = { view: ListView; onView: (view: ListView) => void; book: ContactBook | undefined };

const ALL = 'all';

export function SavedFilters({ view, onView, book }: SavedFiltersProps) {
  const { t } = useTranslation('contacts');
  const { filters, chosen, isChanged, choose, forget } = useSavedFilters(view, onView, book);
  const items = [
    { key: ALL, label: t('saved.all') },
    ...(filters.length > 0 ? [{ type: 'divider' as const }] : []),
    ...filters.map(({ filterId, name }) => ({
      key: filterId,
      label: name,
      extra: (
        <IconButton
          label={t('saved.forget', { name })}
          Icon={Trash2}
          size={24}
          iconSize={14}
          onClick={(event) => {
            event.stopPropagation();
            forget(filterId);
          }}
        />
      ),
    })),
    ...(filters.length === 0 ? [{ key: 'none', label: t('saved.none'), disabled: true }] : []),
  ];
  return (
    <Dropdown menu={{ items, selectedKeys: [chosen?.filterId ?? ALL], onClick: ({ key }) => choose(key) }}>
      <button type="button" className={`${chip.chip} ${chip.set}`}>
        <Star size={12} aria-hidden />
        {chosen ? (isChanged ? t('saved.changed', { name: chosen.name }) : chosen.name) : t('saved.all')}
        <ChevronDown size={12} aria-hidden />
      </button>
    </Dropdown>
  );
}

/** Keeps the filter under a name; the name it came from is offered first, and replaced. */
export function SaveFilter({ view, onView, book }: SavedFiltersProps) {
  const { t } = useTranslation('contacts');
  const [isOpen, setOpen] = useState(false);
  const { chosen, canBeSaved } = useSavedFilters(view, onView, book);
  return (
    <Popover
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <NameForm
          first={chosen?.name ?? ''}
          filter={view.filter}
          onSaved={({ savedId }) => {
            setOpen(false);
            onView({ ...view, savedId });
          }}
        />
      }
    >
      <Button small disabled={!canBeSaved}>
        {t('saved.save')}
      </Button>
    </Popover>
  );
}

type NameFormProps = { first: string; filter: ContactFilter; onSaved: (saved: SavedFilter) => void };

function NameForm({ first, filter, onSaved }: NameFormProps) {
  const { t } = useTranslation('contacts');
  const { name, setName, submit, isPending, isEmpty } = useSaveFilter(first, filter, onSaved);
  return (
    <Row as="form" width={300} align="stretch" onSubmit={submit}>
      <Input
        autoFocus
        aria-label={t('saved.name')}
        placeholder={t('saved.name')}
        maxLength={FILTER_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button primary submit busy={isPending} needs={isEmpty && 'name'}>
        {t('save')}
      </Button>
    </Row>
  );
}
