import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { LabelsModal } from '../../../ui/overlay/labels-modal.tsx';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';
import { useLabelChanges } from './use-label-changes.ts';
import { LABEL_NAME_MAX, labelKind } from './use-save-labels.ts';

/** Tags or lists of one contact as they are, or what to put on and take off many. */
export function LabelsDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { count } = question;
  const kind = labelKind(question);
  const { data: book } = useQuery(bookQuery);
  const known = book?.[kind] ?? [];
  const { only, wanted, setWanted, unwanted, setUnwanted, save, isPending } = useLabelChanges(question, onClose);
  return (
    <LabelsModal
      title={
        only
          ? t(`labels.${kind}.title`, { name: nameOf(only) })
          : t(`labels.${kind}.titleMany`, { count, number: formatNumber(count) })
      }
      saveText={t('save')}
      cancelText={t('cancel')}
      isBusy={isPending}
      known={known.map(({ name }) => name)}
      longest={LABEL_NAME_MAX}
      wanted={{
        label: only ? t(`labels.${kind}.current`) : t('labels.add'),
        hint: t(`labels.${kind}.hint`),
        names: wanted,
        onChange: setWanted,
      }}
      unwanted={only ? undefined : { label: t('labels.remove'), names: unwanted, onChange: setUnwanted }}
      onSave={save}
      onClose={onClose}
    />
  );
}
