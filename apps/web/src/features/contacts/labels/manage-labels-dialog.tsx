import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery, deleteLabelMutation, labelUseQuery } from '../../../api/contacts/contact-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList, formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { type Named, NamedList } from '../../../ui/named-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { DeleteQuestion } from '../../../ui/overlay/delete-question.tsx';
import { CloseButtons, Dialog } from '../../../ui/overlay/dialog.tsx';

type Kind = 'lists' | 'tags';
type Label = Named & { kind: Kind };

type ManageLabelsProps = { onClose: () => void; onDeleted?: (id: string) => void };

/** All lists and tags of contacts, with the way to be rid of one. */
export function ManageLabelsDialog({ onClose, onDeleted }: ManageLabelsProps) {
  const { t } = useTranslation('contacts');
  const { data: book, error } = useQuery(bookQuery);
  const [deleting, setDeleting] = useState<Label>();
  if (deleting) {
    return (
      <Dialog title={t(`labels.${deleting.kind}.deleteTitle`, { name: deleting.name })} onClose={onClose}>
        <DeleteLabel
          label={deleting}
          onKeep={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            onDeleted?.(deleting.id);
          }}
        />
      </Dialog>
    );
  }
  const listOf = (kind: Kind, heading: string, none: string) => (
    <Stack as="section" gap={1}>
      <h3 className="medium">{heading}</h3>
      <NamedList
        label={heading}
        items={(book?.[kind] ?? []).map(({ id, name, contacts }) => ({
          id,
          name,
          use: t('labels.use', { count: contacts, number: formatNumber(contacts) }),
        }))}
        none={none}
        deleteText={(name) => t(`labels.${kind}.delete`, { name })}
        onDelete={(label) => setDeleting({ ...label, kind })}
      />
    </Stack>
  );
  return (
    <Dialog title={t('labels.manage')} onClose={onClose}>
      <Stack gap={5}>
        {error && !book && <Note tone="red">{error.message}</Note>}
        {book && listOf('lists', t('labels.listsHead'), t('labels.noLists'))}
        {book && listOf('tags', t('labels.tagsHead'), t('labels.noTags'))}
        <CloseButtons onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

type DeleteLabelProps = { label: Label; onKeep: () => void; onDeleted: () => void };

function DeleteLabel({ label: { id, name, kind }, onKeep, onDeleted }: DeleteLabelProps) {
  const { t } = useTranslation('contacts');
  const { data: use, error } = useQuery(labelUseQuery(id));
  const { mutate, isPending } = useMutation(deleteLabelMutation);
  const named = (key: 'filters' | 'campaigns', names: readonly string[]) =>
    names.length > 0 ? [t(`labels.${key}`, { count: names.length, names: formatList(names, languageNow()) })] : [];
  const consequences = use && [
    t('labels.comesOff', { count: use.contacts, number: formatNumber(use.contacts) }),
    ...named('filters', use.filters),
    ...named('campaigns', use.campaigns),
    t('labels.final'),
  ];
  return (
    <DeleteQuestion
      consequences={consequences}
      error={error}
      words={{ waiting: t('labels.looking'), keep: t('labels.keep'), delete: t(`labels.${kind}.deleteDo`) }}
      isBusy={isPending}
      onKeep={onKeep}
      onDelete={() =>
        mutate(id, {
          onSuccess: () => {
            toasts.show({ kind: 'success', text: t(`labels.${kind}.deleted`, { name }) });
            onDeleted();
          },
        })
      }
    />
  );
}
