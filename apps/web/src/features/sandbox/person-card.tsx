import {
  type BoxedPerson,
  PERSON_ACTS,
  PERSON_ANSWERS,
  type PersonAct,
  type PersonAnswer,
} from '@outrider/contract/sandbox/people';
import {
  CheckCheck,
  CircleX,
  Cpu,
  Eye,
  Flag,
  Forward,
  type LucideIcon,
  Moon,
  MousePointerClick,
  Reply,
  TriangleAlert,
  User,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Box, Grid, Row } from '../../ui/layout/layout.tsx';
import { ChipSelect } from './chip-select.tsx';
import { useActAsPerson, useBoxedPerson } from './person.ts';
import styles from './person-card.module.css';
import { PersonPicker } from './person-picker.tsx';
import { PersonStory } from './person-story.tsx';
import { WorldCard } from './world/world-card.tsx';

const ICONS: Record<PersonAct, LucideIcon> = {
  read: Eye,
  click: MousePointerClick,
  answer: Reply,
  goOnLeave: Moon,
  forward: Forward,
  optOut: CircleX,
  scan: Cpu,
  complain: Flag,
  bounce: TriangleAlert,
  receipt: CheckCheck,
};

/** Acting as a person of the box: who they are, what they are about to do, and doing something else. */
export function PersonCard({ people, now }: { people: number; now: string }) {
  const { t } = useTranslation('sandbox');
  const [address, setAddress] = useState<string>();
  const { data: person, error } = useBoxedPerson(address);
  return (
    <WorldCard
      title={t('person.title')}
      Icon={User}
      end={<span className="muted small">{t('person.total', { total: formatNumber(people) })}</span>}
    >
      <PersonPicker person={person} onPick={setAddress} />
      <Box as="p" minHeight={32} above={2.5} below={2} tone="muted" size={12} leading={16}>
        {error ? error.message : person ? <PersonStory person={person} now={now} /> : t('person.hint')}
      </Box>
      <PersonActs person={person} />
    </WorldCard>
  );
}

function PersonActs({ person }: { person: BoxedPerson | undefined }) {
  const { t } = useTranslation('sandbox');
  const [answer, setAnswer] = useState<PersonAnswer>('interested');
  const act = useActAsPerson();
  const doIt = (chosen: PersonAct) => person && act.mutate({ address: person.address, act: chosen, answer });
  return (
    <>
      <Grid columns="repeat(3, 1fr)" gap={1.5} className={styles.acts}>
        {PERSON_ACTS.map((each) => {
          const Icon = ICONS[each];
          return (
            <Button
              key={each}
              icon={<Icon size={14} aria-hidden />}
              // Leave can begin before the first mail; everything else is done with one.
              disabled={!person || (!person.newest && each !== 'goOnLeave')}
              busy={act.isPending && act.variables.act === each}
              onClick={() => doIt(each)}
            >
              {t(`person.acts.${each}`)}
            </Button>
          );
        })}
      </Grid>
      <Row spread above={2} tone="muted" size={12} className={styles.answer}>
        <span aria-hidden>{t('person.answer')}</span>
        <ChipSelect
          label={t('person.answer')}
          options={PERSON_ANSWERS.map((each) => ({ value: each, text: t(`person.answers.${each}`) }))}
          value={answer}
          onChange={setAnswer}
        />
      </Row>
    </>
  );
}
