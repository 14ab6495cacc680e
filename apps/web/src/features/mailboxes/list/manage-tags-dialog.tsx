import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteTagMutation, tagsQuery, tagUseQuery } from '../../../api/mailboxes/mailboxes.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { type Named, NamedList } from '../../../ui/named-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { DeleteQuestion } from '../../../ui/overlay/delete-question.tsx';
import { CloseButtons, Dialog } from '../../../ui/overlay/dialog.tsx';

type ManageTagsProps = { onClose: () => void; onDeleted?: (tagId: string) => void };

/** All tags of mailboxes, with the way to be rid of one. */
export function ManageTagsDialog({ onClose, onDeleted }: ManageTagsProps) {
  const { t } = useTranslation('accounts');
  const { data: tags, error } = useQuery(tagsQuery);
  const [deleting, setDeleting] = useState<Named>();
  const title = deleting ? t('tags.deleteTitle', { name: deleting.name }) : t('tags.manageTitle');
  return (
    <Dialog title={title} onClose={onClose}>
      {deleting ? (
        <DeleteTag
          tag={deleting}
          onKeep={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            onDeleted?.(deleting.id);
          }}
        />
      ) : (
        <Stack gap={5}>
          {error && !tags && <Note tone="red">{error.message}</Note>}
          {tags && (
            <NamedList
              label={t('tags.manageTitle')}
              items={tags.map(({ tagId, tagName, accounts }) => ({
                id: tagId,
                name: tagName,
                use: t('tags.use', { count: accounts }),
              }))}
              none={t('tags.none')}
              deleteText={(name) => t('tags.delete', { name })}
              onDelete={setDeleting}
            />
          )}
          <CloseButtons onClose={onClose} />
        </Stack>
      )}
    </Dialog>
  );
}

type DeleteTagProps = { tag: Named; onKeep: () => void; onDeleted: () => void };

function DeleteTag({ tag: { id, name }, onKeep, onDeleted }: DeleteTagProps) {
  const { t } = useTranslation('accounts');
  const { data: use, error } = useQuery(tagUseQuery(id));
  const { mutate, isPending } = useMutation(deleteTagMutation);
  const names = formatList(use?.campaigns ?? [], languageNow());
  const consequences = use && [
    t('tags.comesOff', { count: use.accounts }),
    ...(use.campaigns.length > 0 ? [t('tags.campaigns', { count: use.campaigns.length, names })] : []),
    t('tags.final'),
  ];
  return (
    <DeleteQuestion
      consequences={consequences}
      error={error}
      words={{ waiting: t('tags.looking'), keep: t('tags.keep'), delete: t('tags.deleteDo') }}
      isBusy={isPending}
      onKeep={onKeep}
      onDelete={() =>
        mutate(id, {
          onSuccess: () => {
            toasts.show({ kind: 'success', text: t('tags.deleted', { name }) });
            onDeleted();
          },
        })
      }
    />
  );
}
