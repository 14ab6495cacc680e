import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { deleteContactFilter, saveContactFilter } from '@outrider/contract/contacts/labels';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { ChevronDown, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button as SubmitButton } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import chip from '../../../ui/table/filter-chip.module.css';
import { type ContactBook, refreshContacts } from '../shared/contact-queries.ts';
import { filtersSet, isSameFilter, type ListView, NO_FILTER } from './list-view.ts';

type SavedFiltersProps = { view: ListView; onView: (view: ListView) => void; book: ContactBook | undefined };

const ALL = 'all';
const NAME_MAX = 60;

/** The filters somebody keeps; the chosen one stays named while it is changed. */
export function SavedFilters({ view, onView, book }: SavedFiltersProps) {
  const { t } = useTranslation('contacts');
  const filters = book?.filters ?? [];
  const chosen = filters.find(({ filterId }) => filterId === view.savedId);
  const { mutate: forget } = useMutation({
    mutationFn: (filterId: string) => call(deleteContactFilter, { filterId }),
    onSuccess: (_answer, filterId) => {
      if (filterId === view.savedId) onView({ ...view, savedId: undefined });
    },
    onSettled: refreshContacts,
  });
  const choose = (key: string) => {
    const filter = filters.find(({ filterId }) => filterId === key);
    onView({ ...view, filter: filter?.filter ?? NO_FILTER, savedId: filter?.filterId });
  };
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
  const isChanged = chosen !== undefined && !isSameFilter(chosen.filter, view.filter);
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
  const chosen = book?.filters.find(({ filterId }) => filterId === view.savedId);
  const isNew = filtersSet(view.filter) > 0 && (!chosen || !isSameFilter(chosen.filter, view.filter));
  return (
    <Popover
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <NameForm
          first={chosen?.name ?? ''}
          filter={view.filter}
          onSaved={(savedId) => {
            setOpen(false);
            onView({ ...view, savedId });
          }}
        />
      }
    >
      <Button size="small" disabled={!isNew}>
        {t('saved.save')}
      </Button>
    </Popover>
  );
}

type NameFormProps = { first: string; filter: ContactFilter; onSaved: (filterId: string) => void };

function NameForm({ first, filter, onSaved }: NameFormProps) {
  const { t } = useTranslation('contacts');
  const [name, setName] = useState(first);
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => call(saveContactFilter, { name, filter }),
    onSuccess: async ({ filterId }) => {
      await refreshContacts();
      toasts.show({ kind: 'success', text: t('saved.done', { name: name.trim() }) });
      onSaved(filterId);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save();
  };
  return (
    <Row as="form" width={300} align="stretch" onSubmit={submit}>
      <Input
        autoFocus
        aria-label={t('saved.name')}
        placeholder={t('saved.name')}
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SubmitButton primary submit busy={isPending} needs={name.trim() === '' && 'name'}>
        {t('save')}
      </SubmitButton>
    </Row>
  );
}
