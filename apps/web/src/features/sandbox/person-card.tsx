import {
  type BoxedPerson,
  PERSON_ACTS,
  PERSON_ANSWERS,
  type PersonAct,
  type PersonAnswer,
} from '@outrider/contract/sandbox';
import { User } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatMoment } from '../../platform/format-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useActAsPerson, useBoxedPerson } from './person.ts';
import styles from './person-card.module.css';
import { WorldCard } from './world-card.tsx';

const TYPING_MS = 300;

/** Becoming somebody of the box: who they are, what they are about to do, and doing something else. */
export function PersonCard() {
  const { t } = useTranslation('sandbox');
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<PersonAnswer>('interested');
  const address = useDebounced(typed.trim(), TYPING_MS);
  const { data: person, error } = useBoxedPerson(address);
  const act = useActAsPerson();
  return (
    <WorldCard title={t('person.title')} Icon={User}>
      <input
        className={styles.address}
        type="email"
        value={typed}
        placeholder={t('person.address')}
        aria-label={t('person.address')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.story}>{error ? error.message : <Story person={person} />}</p>
      <label className={styles.answer}>
        {t('person.answer')}
        <select value={answer} onChange={(event) => setAnswer(event.target.value as PersonAnswer)}>
          {PERSON_ANSWERS.map((each) => (
            <option key={each} value={each}>
              {t(`person.answers.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.acts}>
        {PERSON_ACTS.map((each: PersonAct) => (
          <Button
            key={each}
            disabled={!person?.received}
            busy={act.isPending && act.variables.act === each}
            onClick={() => act.mutate({ address, act: each, answer })}
          >
            {t(`person.acts.${each}`)}
          </Button>
        ))}
      </div>
    </WorldCard>
  );
}

function Story({ person }: { person: BoxedPerson | undefined }) {
  const { t } = useTranslation('sandbox');
  if (!person) return t('person.hint');
  const [next] = person.planned;
  const at = next && formatMoment(next.at, { language: languageNow() });
  return (
    <>
      {[person.name, person.title, person.company].filter(Boolean).join(', ')}.{' '}
      {person.received === 0 ? t('person.noMail') : t('person.received', { count: person.received })}{' '}
      {next && t('person.next', { act: t(`person.natural.${next.act}`), at })}
    </>
  );
}
