import { PERSON_HABITS, type PersonHabit } from '@outrider/contract/sandbox/people';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { CopyText } from '../copy-text.tsx';
import { ListState } from '../list-state.tsx';
import { type ListedPerson, useBoxedPeople, useSetHabit } from '../person.ts';
import { SearchBox } from '../search-box.tsx';
import type { Tone } from '../tones.ts';
import styles from '../view.module.css';
import { NewPerson } from './new-person.tsx';

const TYPING_MS = 200;

/** Who can be written to in the box, and what each of them does with it. */
export function PeopleView() {
  const { t } = useTranslation('sandbox');
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { data: people, error, isFetching, refetch } = useBoxedPeople(useDebounced(search.trim(), TYPING_MS));
  return (
    <Box as="section" grow minHeight={0} overflow="auto" aria-label={t('views.people')}>
      <Row wraps gap="2 3" minHeight={52} border="bottom" surface="page" className={styles.bar}>
        <h2>{t('views.people')}</h2>
        <span className="muted small">{t('people.about')}</span>
        <Row wraps justify="end" className={styles.tools}>
          <SearchBox label={t('people.search')} value={search} onChange={setSearch} />
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => setMaking(!isMaking)}>
            {t('people.new')}
          </Button>
        </Row>
      </Row>
      {isMaking && <NewPerson onDone={() => setMaking(false)} />}
      <ListState
        error={error}
        isFetching={isFetching}
        isEmpty={people?.length === 0}
        search={search}
        empty={t('people.empty')}
        hint={t('people.emptyHint')}
        onRetry={() => void refetch()}
        onClear={() => setSearch('')}
      />
      <ul>
        {people?.map((person) => (
          <PersonRow key={person.address} person={person} />
        ))}
      </ul>
    </Box>
  );
}

function PersonRow({ person: { address, name, title, company, received, habit } }: { person: ListedPerson }) {
  const { t } = useTranslation('sandbox');
  const change = useSetHabit();
  const shown = change.isPending ? change.variables.habit : habit;
  return (
    <Grid as="li" align="center" gap="1 6" minHeight={56} border="bottom" className={`${styles.row} ${styles.person}`}>
      <Box minWidth={0} className={styles.main}>
        <b className="ellipsis">{name}</b>
        <span className="muted small ellipsis">{[title, company].filter(Boolean).join(', ')}</span>
      </Box>
      <CopyText text={address} what={t('mailboxes.address')} />
      <span className="muted small">{t('people.got', { count: received })}</span>
      <ChipSelect
        label={t('people.does', { name })}
        options={PERSON_HABITS.map((each) => ({ value: each, text: t(`habits.${each}`) }))}
        value={shown}
        tone={HABIT_TONES[shown] ?? 'grey'}
        onChange={(chosen) => change.mutate({ address, habit: chosen })}
      />
    </Grid>
  );
}

const HABIT_TONES: Partial<Record<PersonHabit, Tone>> = {
  interested: 'violet',
  question: 'violet',
  notInterested: 'amber',
  wrongPerson: 'amber',
  stop: 'amber',
  optsOut: 'amber',
  away: 'amber',
  bounces: 'red',
  refuses: 'red',
  clicks: 'green',
  reads: 'green',
};
