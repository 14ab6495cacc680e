import type { BoxedPerson } from '@outrider/contract/sandbox/people';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { useBoxedPeople } from './person.ts';
import styles from './person-picker.module.css';

const TYPING_MS = 200;

type Named = Pick<BoxedPerson, 'address' | 'name' | 'company'>;
type PersonPickerProps = { person: Named | undefined; onPick: (address: string) => void };

const nameOf = ({ name, company, address }: Named) => `${name}, ${company || address}`;

/** Chooses the person to act as: the ARIA pattern of a combobox with a list. */
export function PersonPicker({ person, onPick }: PersonPickerProps) {
  const { t } = useTranslation('sandbox');
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const listId = useId();
  const { data: people = [] } = useBoxedPeople(useDebounced((typed ?? '').trim(), TYPING_MS));
  const isOpen = typed !== undefined;

  function pick(chosen: Named | undefined) {
    setTyped(undefined);
    setAt(0);
    if (chosen) onPick(chosen.address);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && !isOpen) setTyped('');
    else if (step !== 0) setAt((at + step + people.length) % Math.max(1, people.length));
    else if (event.key === 'Enter' && isOpen) pick(people[at]);
    else if (event.key === 'Escape') pick(undefined);
    else return;
    event.preventDefault();
  }
  return (
    <Box relative>
      <Row pad="0 2" border="all" borderTone="control" rounded surface="raised" className={styles.field}>
        {person && !isOpen && <Avatar name={person.name} picture="" size={20} />}
        <input
          className="plain"
          role="combobox"
          aria-label={t('person.choose')}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && people.length > 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          maxLength={254}
          placeholder={t('person.choose')}
          value={typed ?? (person ? nameOf(person) : '')}
          onClick={() => setTyped((before) => before ?? '')}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onBlur={() => pick(undefined)}
          onKeyDown={onKeyDown}
        />
        <ChevronDown size={14} aria-hidden />
      </Row>
      {isOpen && <Offer id={listId} people={people} at={at} onAt={setAt} onPick={pick} />}
    </Box>
  );
}

type OfferProps = { id: string; people: Named[]; at: number; onAt: (at: number) => void; onPick: (one: Named) => void };

function Offer({ id, people, at, onAt, onPick }: OfferProps) {
  const { t } = useTranslation('sandbox');
  return (
    // The field keeps the focus, or the list would be gone before the click.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('person.title')}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {people.map((each, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus.
        <div
          key={each.address}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.person}
          onMouseMove={() => onAt(index)}
          onClick={() => onPick(each)}
        >
          <Avatar name={each.name} picture="" size={20} />
          <div className="ellipsis">
            <div className="ellipsis">{nameOf(each)}</div>
            <div className="muted small ellipsis">{each.address}</div>
          </div>
        </div>
      ))}
      {people.length === 0 && (
        <Box as="p" pad={2} tone="muted" size={12}>
          {t('person.nobody')}
        </Box>
      )}
    </div>
  );
}
