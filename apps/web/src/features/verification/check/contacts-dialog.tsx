import type { ContactFilter } from '@outrider/contract/contacts/contact';
import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listContacts } from '../../../api/contacts/read-contacts.ts';
import { bookQuery } from '../../../api/verification.ts';
import { type ContactGroup, contactGroupsOf } from '../../../platform/contact-groups.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from '../run/dialogs.module.css';
import { counted } from '../shared/counted.ts';
import { useBegin } from '../shared/run-operations.ts';
import { chosenFilter } from './contact-groups.ts';
import own from './contacts-dialog.module.css';

type ContactsDialogProps = { isShut: boolean; onBegun: (task: VerifyTask) => void; onClose: () => void };

/** Contacts as a whole: a saved filter, a list, a tag, or all of them. */
export function ContactsDialog({ isShut, onBegun, onClose }: ContactsDialogProps) {
  const { t } = useTranslation('verification');
  const selectId = useId();
  const { data: book } = useQuery(bookQuery);
  const [value, setValue] = useState('');
  const [isOnlyNew, setOnlyNew] = useState(true);
  const groups = book ? contactGroupsOf(book) : [];
  const chosen = groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value);
  const filter = chosenFilter(chosen, isOnlyNew);
  const { data: total, isFetching } = useQuery(totalQuery(filter));
  const { mutate: begin, isPending } = useBegin(onBegun);
  const count = total?.count ?? 0;
  return (
    <Dialog title={t('contacts.title')} onClose={onClose}>
      <Grid gap={1.5} below={5} className={styles.field}>
        <label htmlFor={selectId} className="medium">
          {t('contacts.which')}
        </label>
        <select id={selectId} className={own.select} value={value} onChange={(event) => setValue(event.target.value)}>
          <option value="">{t('contacts.all')}</option>
          {groups.map((group) => (
            <Group key={group.kind} group={group} />
          ))}
        </select>
      </Grid>
      <Grid gap={2} pad={0} className={styles.choices}>
        <label>
          <input type="checkbox" checked={isOnlyNew} onChange={(event) => setOnlyNew(event.target.checked)} />
          {t('contacts.onlyNew')}
        </label>
      </Grid>
      <Box as="p" below={5} className="secondary" role="status">
        {total === undefined || isFetching
          ? t('contacts.counting')
          : count === 0
            ? t('contacts.none')
            : t(total.isExact ? 'contacts.count' : 'contacts.moreThan', counted(count))}
      </Box>
      {isShut && (
        <Box as="p" below={5} className="muted">
          {t('cannotAskAny')}
        </Box>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          primary
          busy={isPending}
          needs={count === 0 && 'people'}
          disabled={isShut}
          onClick={() => begin({ name: chosen?.name ?? t('contacts.all'), from: { kind: 'contacts', filter } })}
        >
          {total?.isExact === false ? t('verify', counted(0)) : t('verify', counted(count))}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Group({ group: { kind, choices } }: { group: ContactGroup }) {
  const { t } = useTranslation('verification');
  return (
    <optgroup label={t(`contacts.${kind}`)}>
      {choices.map(({ value, name, contacts }) => (
        <option key={value} value={value}>
          {contacts === undefined ? name : [name, t('contacts.count', counted(contacts))].join(t('comma'))}
        </option>
      ))}
    </optgroup>
  );
}

const totalQuery = (filter: ContactFilter) => ({
  queryKey: ['verification', 'contacts', filter],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await listContacts({ ...filter, pageSize: 1 }, { silent: true, signal })).total,
});
