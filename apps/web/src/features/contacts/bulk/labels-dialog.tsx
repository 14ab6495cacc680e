import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { bookQuery } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';
import { useLabelChanges } from './use-label-changes.ts';
import { LABEL_NAME_MAX, labelKind } from './use-save-labels.ts';

const cleaned = (names: readonly string[]) => names.map((name) => name.trim().slice(0, LABEL_NAME_MAX)).filter(Boolean);

/** Tags or lists of one contact as they are, or what to put on and take off many. */
export function LabelsDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { count } = question;
  const kind = labelKind(question);
  const { data: book } = useQuery(bookQuery);
  const known = book?.[kind] ?? [];
  const { only, wanted, setWanted, unwanted, setUnwanted, save, isPending } = useLabelChanges(question, onClose);
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
      onOk={save}
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
