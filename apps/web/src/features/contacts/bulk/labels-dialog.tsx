import { labelContacts } from '@outrider/contract/contacts/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { bookQuery, refreshContacts } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';

const NAME_MAX = 60;
const cleaned = (names: readonly string[]) => names.map((name) => name.trim().slice(0, NAME_MAX)).filter(Boolean);

/** Tags or lists of one contact as they are, or what to put on and take off many. */
export function LabelsDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { ask, choice, count, contacts } = question;
  const kind = ask === 'lists' ? 'lists' : 'tags';
  const only = count === 1 ? contacts[0] : undefined;
  const before = only ? only[kind].map(({ name }) => name) : [];
  const { data: book } = useQuery(bookQuery);
  const known = book?.[kind] ?? [];
  const [wanted, setWanted] = useState<readonly string[]>(before);
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      const off = only ? before.filter((name) => !wanted.includes(name)) : unwanted;
      const on = wanted.filter((name) => !before.includes(name));
      const offIds = known.filter(({ name }) => off.includes(name)).map(({ id }) => id);
      if (on.length + offIds.length === 0) return 0;
      const changes = kind === 'tags' ? { addTags: on, removeTags: offIds } : { addLists: on, removeLists: offIds };
      return (await call(labelContacts, { choice, ...changes })).changed;
    },
    onSuccess: (changed) => {
      toasts.show({ kind: 'success', text: t('labels.saved', { count: changed, number: formatNumber(changed) }) });
      onClose();
    },
    onSettled: refreshContacts,
  });
  const options = known.map(({ name }) => ({ value: name, label: name }));
  return (
    <Modal
      open
      width={440}
      title={
        only
          ? t(`labels.${kind}.title`, { name: nameOf(only) })
          : t(`labels.${kind}.titleMany`, { count, number: formatNumber(count) })
      }
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={() => save()}
      onCancel={onClose}
    >
      <LabelledFields>
        <Labelled label={only ? t(`labels.${kind}.current`) : t('labels.add')} hint={t(`labels.${kind}.hint`)}>
          {(id) => (
            <Select
              id={id}
              mode="tags"
              value={[...wanted]}
              options={options}
              tokenSeparators={[',']}
              onChange={(names: string[]) => setWanted(cleaned(names))}
            />
          )}
        </Labelled>
        {!only && (
          <Labelled label={t('labels.remove')}>
            {(id) => <Select id={id} mode="multiple" value={[...unwanted]} options={options} onChange={setUnwanted} />}
          </Labelled>
        )}
      </LabelledFields>
    </Modal>
  );
}
