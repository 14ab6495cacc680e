import type { Contact } from '@outrider/contract/contacts/contact';
import { type JoinedValue, joinValues, type Taken, valueIn, valuesOf } from '@outrider/contract/contacts/merge-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { fieldLabel } from '../shared/field-label.ts';
import styles from './merge.module.css';

/** What a merge makes of the values of contacts, the kept one first. */
export const joinContacts = (contacts: readonly Contact[], take: Taken): JoinedValue[] =>
  joinValues(
    contacts.map((contact) => ({ id: contact.contactId, values: valuesOf(contact) })),
    take,
  );

type MergeFieldsProps = {
  /** The kept one first. */
  contacts: readonly Contact[];
  take: Taken;
  onTake: (name: string, from: string) => void;
};

/** Whose values the merged contact gets: those that differ are chosen, the gaps are filled. */
export function MergeFields({ contacts, take, onTake }: MergeFieldsProps) {
  const { t } = useTranslation('contacts');
  const joined = joinContacts(contacts, take);
  const kept = contacts[0]?.contactId;
  const conflicts = joined.filter(({ isConflict }) => isConflict);
  const filled = joined.filter(({ isConflict, from }) => !isConflict && from !== kept);
  const same = joined.length - conflicts.length - filled.length;
  const emailOf = (id: string) => contacts.find(({ contactId }) => contactId === id)?.email ?? '';
  return (
    <>
      {conflicts.length > 0 && (
        <Stack as="section" gap={2}>
          <h3 className="medium">{t('merge.differs')}</h3>
          <div className={styles.fields}>
            {conflicts.map((value) => (
              <Conflict key={value.name} joined={value} contacts={contacts} onTake={onTake} />
            ))}
          </div>
        </Stack>
      )}
      {filled.length > 0 && (
        <Stack as="section" gap={2}>
          <h3 className="medium">{t('merge.filled')}</h3>
          <dl className={styles.fields}>
            {filled.map(({ name, value, from }) => (
              <div key={name} className={styles.field}>
                <dt className="muted ellipsis">{fieldLabel(name, t)}</dt>
                <Grid as="dd" minWidth={0}>
                  <span>{value}</span>{' '}
                  <span className="muted small ellipsis">{t('merge.from', { email: emailOf(from) })}</span>
                </Grid>
              </div>
            ))}
          </dl>
        </Stack>
      )}
      <div className="secondary">
        {same > 0 && <p>{t('merge.same', { count: same })}</p>}
        <p>{t('merge.joined')}</p>
      </div>
    </>
  );
}

type ConflictProps = {
  joined: JoinedValue;
  contacts: readonly Contact[];
  onTake: (name: string, from: string) => void;
};

/** Each value once, by the first contact that has it. */
function Conflict({ joined: { name, value: chosen }, contacts, onTake }: ConflictProps) {
  const { t } = useTranslation('contacts');
  const group = useId();
  const values = new Map(contacts.toReversed().map((contact) => [valueIn(valuesOf(contact), name), contact]));
  const label = fieldLabel(name, t);
  return (
    <div role="radiogroup" aria-label={label} className={styles.field}>
      <span className="muted ellipsis">{label}</span>
      <Grid gap={1} className={styles.values}>
        {[...values]
          .toReversed()
          .filter(([value]) => value !== '')
          .map(([value, { contactId, email }]) => (
            <label key={contactId}>
              <input type="radio" name={group} checked={value === chosen} onChange={() => onTake(name, contactId)} />
              <Grid as="span" minWidth={0}>
                <span>{value}</span> <span className="muted small ellipsis">{t('merge.from', { email })}</span>
              </Grid>
            </label>
          ))}
      </Grid>
    </div>
  );
}
