import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckList } from '../../../ui/form/check-list.tsx';
import { LabelChoice } from '../../../ui/label-choice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';
import { useLabelChanges } from './use-label-changes.ts';
import { LABEL_NAME_MAX, labelKind } from './use-save-labels.ts';

/** Tags or lists to tick: of one contact as they are, or what to put on and take off many. */
export function PhoneLabels({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const kind = labelKind(question);
  const { only, wanted, setWanted, unwanted, setUnwanted, save, isPending } = useLabelChanges(question, onClose);
  const known = (book?.[kind] ?? []).map(({ name }) => name);
  const count = { count: question.count, number: formatNumber(question.count) };
  return (
    <Dialog
      title={only ? t(`labels.${kind}.title`, { name: nameOf(only) }) : t(`labels.${kind}.titleMany`, count)}
      onClose={onClose}
    >
      <Stack gap={4}>
        {!only && <h3 className="medium">{t('labels.add')}</h3>}
        <LabelChoice
          label={t(`labels.${kind}.current`)}
          hint={t(`labels.${kind}.hint`)}
          known={known}
          chosen={wanted}
          maxLength={LABEL_NAME_MAX}
          onChange={setWanted}
        />
        {!only && known.length > 0 && (
          <>
            <h3 className="medium">{t('labels.remove')}</h3>
            <CheckList
              label={t('labels.remove')}
              options={known.map((name) => ({ value: name, text: name }))}
              chosen={unwanted}
              onChange={setUnwanted}
            />
          </>
        )}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={save}>
            {t('save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
