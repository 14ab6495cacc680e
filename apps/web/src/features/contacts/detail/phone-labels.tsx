import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { LabelChoice } from '../../../ui/label-choice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { LABEL_NAME_MAX, useSaveLabels } from '../bulk/use-save-labels.ts';
import { bookQuery, type ContactDetail } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';

type PhoneLabelsProps = { contact: ContactDetail; kind: 'tags' | 'lists'; onClose: () => void };

/** The tags or lists of one contact, to tick. */
export function PhoneLabels({ contact, kind, onClose }: PhoneLabelsProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const before = contact[kind].map(({ name }) => name);
  const [wanted, setWanted] = useState<readonly string[]>(before);
  const { mutate: save, isPending } = useSaveLabels(
    { ask: kind, choice: { contactIds: [contact.contactId] } },
    onClose,
  );
  return (
    <Dialog title={t(`labels.${kind}.title`, { name: nameOf(contact) })} onClose={onClose}>
      <Stack gap={4}>
        <LabelChoice
          label={t(`labels.${kind}.current`)}
          hint={t(`labels.${kind}.hint`)}
          known={(book?.[kind] ?? []).map(({ name }) => name)}
          chosen={wanted}
          maxLength={LABEL_NAME_MAX}
          onChange={setWanted}
        />
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            primary
            busy={isPending}
            onClick={() =>
              save({
                on: wanted.filter((name) => !before.includes(name)),
                off: before.filter((name) => !wanted.includes(name)),
              })
            }
          >
            {t('save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
