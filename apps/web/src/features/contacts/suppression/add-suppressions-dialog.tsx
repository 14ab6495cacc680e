import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { addSuppressions } from '../../../api/contacts/suppression.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import native from '../../../ui/form/native-field.module.css';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { OptOutChoice } from './opt-out-choice.tsx';
import { readValues, VALUES_AT_ONCE } from './read-values.ts';

const typedValues = z.object({ text: z.string(), about: z.string(), isOptOut: z.boolean().default(false) });
const NOTHING = { text: '', about: '', isOptOut: false };
const ABOUT_MAX = 200;
const REFUSED_SHOWN = 20;

/** Addresses and domains nobody may write to, pasted or from a file. What cannot be read is shown, the rest is taken. */
export function AddSuppressionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const picker = useRef<HTMLInputElement>(null);
  const [{ text, about, isOptOut }, setTyped, forget] = useKeptState('suppressions', typedValues, NOTHING);
  const setText = (typed: string) => setTyped({ text: typed, about, isOptOut });
  const setAbout = (typed: string) => setTyped({ text, about: typed, isOptOut });
  const [isFromFile, setFromFile] = useState(false);
  const values = readValues(text);
  const close = () => {
    forget();
    onClose();
  };
  const {
    mutate: add,
    isPending,
    data,
  } = useMutation({
    mutationFn: async () => {
      const sum = { added: 0, already: 0, refused: [] as string[] };
      for (let from = 0; from < values.length; from += VALUES_AT_ONCE) {
        const part = values.slice(from, from + VALUES_AT_ONCE);
        const answer = await addSuppressions({ values: part, about, fromFile: isFromFile, isOptOut });
        sum.added += answer.added;
        sum.already += answer.already;
        sum.refused.push(...answer.refused);
      }
      return sum;
    },
    onSuccess: ({ added, already, refused }) => {
      const counts = { count: added, number: formatNumber(added), already: formatNumber(already) };
      toasts.show({ kind: 'success', text: t('suppression.added', counts) });
      if (refused.length === 0) close();
      else setText(refused.join('\n'));
    },
    onSettled: refreshContacts,
  });
  async function take(file: File | undefined) {
    if (!file) return;
    setText(await file.text());
    setFromFile(true);
  }
  const refused = data?.refused ?? [];
  return (
    <Dialog title={t('suppression.addTitle')} onClose={onClose}>
      <Stack gap={4}>
        {refused.length > 0 && (
          <Note tone="amber">
            <div className="medium">{t('suppression.refused', { count: refused.length })}</div>
            <Text as="div" breaks className="mono">
              {refused.slice(0, REFUSED_SHOWN).join(' ')}
            </Text>
          </Note>
        )}
        <Labelled label={t('suppression.values')} hint={t('suppression.valuesHint')}>
          {(id) => (
            <textarea
              id={id}
              rows={6}
              className={native.field}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFromFile(false);
              }}
            />
          )}
        </Labelled>
        <Button icon={<Upload size={14} aria-hidden />} onClick={() => picker.current?.click()}>
          {t('suppression.file')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/plain,text/csv"
          aria-label={t('suppression.file')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Labelled label={t('suppress.about')} hint={t('suppress.aboutHint')}>
          {(id) => (
            <input
              id={id}
              className={native.field}
              maxLength={ABOUT_MAX}
              value={about}
              onChange={({ target }) => setAbout(target.value)}
            />
          )}
        </Labelled>
        <OptOutChoice isChosen={isOptOut} onChoose={(is) => setTyped({ text, about, isOptOut: is })} />
        <DialogButtons>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button primary busy={isPending} needs={values.length === 0 && 'text'} onClick={() => add()}>
            {values.length === 0
              ? t('suppression.add')
              : t('suppression.addCount', { count: values.length, number: formatNumber(values.length) })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
