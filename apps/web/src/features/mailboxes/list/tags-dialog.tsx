import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/mailboxes.ts';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
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
  const options = known.map(({ tagName }) => ({ value: tagName, label: tagName }));
  return (
    <Modal
      open
      width={440}
      title={isOne ? t('tags.title', { email: only.email }) : t('tags.titleMany', { count: targets.length })}
      okText={t('tags.save')}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={save}
      onCancel={onClose}
    >
      <LabelledFields>
        <Labelled label={t(isOne ? 'tags.current' : 'tags.add')} hint={t('tags.hint')}>
          {(id) => (
            <Select
              id={id}
              mode="tags"
              value={[...wanted]}
              options={options}
              tokenSeparators={[',']}
              onChange={(names: string[]) =>
                setWanted(names.map((name) => name.trim().slice(0, TAG_NAME_MAX)).filter(Boolean))
              }
            />
          )}
        </Labelled>
        {!isOne && (
          <Labelled label={t('tags.remove')}>
            {(id) => <Select id={id} mode="multiple" value={[...unwanted]} options={options} onChange={setUnwanted} />}
          </Labelled>
        )}
      </LabelledFields>
    </Modal>
  );
}
