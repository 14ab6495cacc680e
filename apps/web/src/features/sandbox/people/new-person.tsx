import * as generalErrors from '@outrider/contract/errors/general';
import { PERSON_HABITS, type PersonHabit } from '@outrider/contract/sandbox/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/create-call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { useSetHabit } from '../person.ts';
import { AddressField, RowForm } from '../row-form.tsx';
import styles from '../view.module.css';

/** A person at a company of the box who was not there before. */
export function NewPerson({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sandbox');
  const [address, setAddress] = useState('');
  const [habit, setHabit] = useState<PersonHabit>('interested');
  const make = useSetHabit();
  const errorWords = (error: Error) =>
    error instanceof ApiError && error.code === generalErrors.notFound.code ? t('people.nowhere') : error.message;
  return (
    <RowForm onSubmit={() => make.mutate({ address, habit }, { onSuccess: onDone })}>
      <AddressField
        label={t('mailboxes.address')}
        placeholder="alex.morgan@wharfside.test"
        value={address}
        onChange={setAddress}
      />
      <div className={`${styles.field} ${styles.short}`}>
        <span aria-hidden>{t('people.habit')}</span>
        <ChipSelect
          label={t('people.habit')}
          options={PERSON_HABITS.map((each) => ({ value: each, text: t(`habits.${each}`) }))}
          value={habit}
          onChange={setHabit}
        />
      </div>
      <Button primary submit busy={make.isPending}>
        {t('people.make')}
      </Button>
      {make.error && (
        <p className={styles.wrong} role="alert">
          {errorWords(make.error)}
        </p>
      )}
      <p className={styles.hint}>{t('people.where')}</p>
    </RowForm>
  );
}
