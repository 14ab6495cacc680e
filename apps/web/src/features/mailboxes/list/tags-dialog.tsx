import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { LabelsModal } from '../../../ui/overlay/labels-modal.tsx';
import { TAG_NAME_MAX, useSaveTags } from '../shared/use-save-tags.ts';

/** Tags of one mailbox as they are, or what to put on and take off many. */
export function TagsDialog({ targets, onClose }: { targets: readonly Account[]; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const [only] = targets;
  const isOne = targets.length === 1 && only !== undefined;
  const before = isOne ? only.tags.map(({ tagName }) => tagName) : [];
  const { data: known = [] } = useQuery(tagsQuery);
  const [wanted, setWanted] = useState<readonly string[]>(before);
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);

  const { mutate, isPending } = useSaveTags(targets, onClose);
  const save = () =>
    mutate({
      on: wanted.filter((name) => !before.includes(name)),
      off: isOne ? before.filter((name) => !wanted.includes(name)) : unwanted,
    });
  return (
    <LabelsModal
      title={isOne ? t('tags.title', { email: only.email }) : t('tags.titleMany', { count: targets.length })}
      saveText={t('tags.save')}
      cancelText={t('cancel')}
      isBusy={isPending}
      known={known.map(({ tagName }) => tagName)}
      longest={TAG_NAME_MAX}
      wanted={{
        label: t(isOne ? 'tags.current' : 'tags.add'),
        hint: t('tags.hint'),
        names: wanted,
        onChange: setWanted,
      }}
      unwanted={isOne ? undefined : { label: t('tags.remove'), names: unwanted, onChange: setUnwanted }}
      onSave={save}
      onClose={onClose}
    />
  );
}
