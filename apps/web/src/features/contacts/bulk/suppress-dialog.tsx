import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { addSuppressions } from '../../../api/contacts/suppression.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { OptOutChoice } from '../suppression/opt-out-choice.tsx';
import type { Question } from './contact-asks.tsx';
import { readEmails } from './read-emails.ts';

const ABOUT_MAX = 200;
/** As many as one call takes. */
const AT_ONCE = 10_000;
const WIDTHS = ['address', 'alias', 'domain'] as const;
type Width = (typeof WIDTHS)[number];

/** What the list of suppressions calls it: `a@b.test`, `a+*@b.test` or `b.test`. */
function entryOf(email: string, width: Width): string {
  const at = email.lastIndexOf('@');
  if (width === 'domain') return email.slice(at + 1);
  if (width === 'address') return email;
  return `${email.slice(0, at).split('+')[0]}+*${email.slice(at)}`;
}

/** Nobody writes to these any more: not at import, not at planning, not at the moment of sending. */
export function SuppressDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { count, contacts } = question;
  const only = count === 1 ? contacts[0] : undefined;
  const [about, setAbout] = useState('');
  const [isOptOut, setOptOut] = useState(false);
  const [width, setWidth] = useState<Width>('address');
  const [done, setDone] = useState(0);
  const { mutate: suppress, isPending } = useMutation({
    mutationFn: async () => {
      let added = 0;
      for await (const emails of readEmails(question, AT_ONCE)) {
        const values = [...new Set(emails.map((email) => entryOf(email, width)))];
        added += (await addSuppressions({ values, about, isOptOut })).added;
        setDone((before) => before + emails.length);
      }
      return added;
    },
    onSuccess: (added) => {
      toasts.show({ kind: 'success', text: t('suppress.done', { count: added, number: formatNumber(added) }) });
      onClose();
    },
    onSettled: refreshContacts,
  });
  return (
    <Dialog
      title={
        only
          ? t('suppress.title', { email: only.email })
          : t('suppress.titleMany', { count, number: formatNumber(count) })
      }
      onClose={onClose}
    >
      <Stack gap={3}>
        <p className="secondary">{t('suppress.what')}</p>
        <RadioList
          label={t('suppress.width')}
          options={WIDTHS.map((value) => ({
            value,
            text: only ? t(`suppress.${value}`, { value: entryOf(only.email, value) }) : t(`suppress.${value}Many`),
          }))}
          value={width}
          onChange={setWidth}
        />
        <TextField
          label={t('suppress.about')}
          name="about"
          value={about}
          error={undefined}
          hint={<span className="muted small">{t('suppress.aboutHint')}</span>}
          onChange={(typed) => setAbout(typed.slice(0, ABOUT_MAX))}
          onBlur={() => {}}
        />
        <OptOutChoice isChosen={isOptOut} onChoose={setOptOut} />
        {isPending && count > AT_ONCE && (
          <p role="status" className="muted numbers">
            {t('progress', { done: formatNumber(done), total: formatNumber(count) })}
          </p>
        )}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={() => suppress()}>
            {t('do.suppress')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
