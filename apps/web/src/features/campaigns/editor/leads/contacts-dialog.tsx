import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery, contactCountQuery } from '../../../../api/campaigns/editor-queries.ts';
import { contactGroupsOf } from '../../../../platform/contact-groups.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Select } from '../../../../ui/ant/select.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { ExceptionChoice, NO_EXCEPTIONS } from '../../shared/exceptions.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { counted } from '../words.ts';
import styles from './leads-step.module.css';
import { useAddLeads } from './use-add-leads.ts';

const EVERYBODY = { search: '', conditions: [] };

/** Contacts as a whole: a saved filter, a list, a tag, or all of them. */
export function ContactsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const id = useId();
  const asked = useQuery(bookQuery);
  const { data: book } = asked;
  const [value, setValue] = useState('');
  const [exceptions, setExceptions] = useState(NO_EXCEPTIONS);
  const [isLive, setLive] = useState(false);
  const groups = book ? contactGroupsOf(book) : [];
  const chosen = groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value);
  const filter = chosen?.filter ?? EVERYBODY;
  const counting = useQuery(contactCountQuery(filter));
  const { data: total } = counting;
  const { mutate: add, isPending } = useAddLeads(onClose);
  const name = chosen?.name ?? t('contacts.all');
  const options = [
    { value: '', label: t('contacts.all') },
    ...groups.map(({ kind, choices }) => ({
      label: t(`contacts.${kind}`),
      options: choices.map((choice) => ({
        value: choice.value,
        label: choice.contacts === undefined ? choice.name : `${choice.name} · ${formatNumber(choice.contacts)}`,
      })),
    })),
  ];
  return (
    <Dialog title={t('contacts.title')} onClose={onClose}>
      <FailedNote query={asked} />
      <label htmlFor={id} className="medium">
        {t('contacts.which')}
      </label>
      <Select
        id={id}
        className={styles.wide ?? ''}
        value={value}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        getPopupContainer={(trigger) => trigger.closest('dialog') ?? document.body}
        onChange={setValue}
      />
      {counting.isError ? (
        <FailedNote query={counting} />
      ) : (
        <p className="secondary small" role="status">
          {total === undefined
            ? t('contacts.counting')
            : t(total.isExact ? 'contacts.count' : 'contacts.moreThan', counted(total.count))}
        </p>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isLive} onChange={(event) => setLive(event.target.checked)} />
        {t('live.wish')}
      </label>
      <ExceptionChoice value={exceptions} onChange={setExceptions} />
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          primary
          busy={isPending}
          needs={(total?.count ?? 0) === 0 && !isLive && 'people'}
          onClick={() =>
            add({ from: { kind: 'contacts', choice: { filter }, name: name.slice(0, 100), isLive }, ...exceptions })
          }
        >
          {total?.isExact === true && total.count > 0 ? t('leads.add', counted(total.count)) : t('leads.addAll')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
