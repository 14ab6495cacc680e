import type { Message } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/inbox/inbox-queries.ts';
import { Select } from '../../../ui/ant/select.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import styles from './triage.module.css';

const TAG_MAX = 40;
/** The style sheet leaves room for them above the buttons. */
const OPTIONS_HEIGHT = 128;

type TagsDialogProps = {
  messages: readonly Message[];
  onSave: (change: { add: string[]; remove: string[] }) => void;
  onClose: () => void;
};

/** Tags of one or many messages. What all of them have is shown; what is taken away, all of them lose. */
export function TagsDialog({ messages, onSave, onClose }: TagsDialogProps) {
  const { t } = useTranslation('inbox');
  const { data: known = [] } = useQuery(tagsQuery);
  const [first, ...others] = messages;
  const shared = (first?.tags ?? []).filter(({ tagId }) =>
    others.every(({ tags }) => tags.some((tag) => tag.tagId === tagId)),
  );
  const before = shared.map(({ tagName }) => tagName);
  const [names, setNames] = useState<string[]>(before);
  const save = () =>
    onSave({
      add: names.filter((name) => !before.includes(name)),
      remove: shared.filter(({ tagName }) => !names.includes(tagName)).map(({ tagId }) => tagId),
    });
  return (
    <Modal
      centered
      closable={false}
      title={t('tags.title')}
      width={440}
      okText={t('save')}
      cancelText={t('cancel')}
      onOk={save}
      onCancel={onClose}
    >
      <Box minHeight={186} className={styles.tags}>
        <Select
          mode="tags"
          aria-label={t('tags.title')}
          placeholder={t('tags.hint')}
          value={names}
          maxCount={20}
          listHeight={OPTIONS_HEIGHT}
          options={known.map(({ tagName }) => ({ value: tagName, label: tagName }))}
          onChange={(chosen) => setNames(chosen.map((name) => name.trim().slice(0, TAG_MAX)).filter(Boolean))}
        />
      </Box>
    </Modal>
  );
}
