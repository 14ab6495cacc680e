import { CUSTOMER_TABS, type Recipient } from '@outrider/contract/compose/sending-help';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { recipientsQuery, saveSettings } from '../compose-queries.ts';
import { composer, useCompose } from '../composer.ts';
import { isValidEmail } from '../state/receivers.ts';
import { reasonKind } from './reason-kind.ts';
import styles from './recipients.module.css';

export type Suggestion = Pick<Recipient, 'email' | 'name' | 'company' | 'suppressed'>;

const PAUSE_MS = 150;

/** People like what was typed, of the tab that was chosen last. */
export function useSuggestions(typed: string, isOpen: boolean) {
  const tab = useCompose((state) => state.customerTab);
  const wanted = typed.trim().toLowerCase();
  const search = useDebounced(wanted, PAUSE_MS);
  const { data, isError } = useQuery({
    ...recipientsQuery(tab, search),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  // What is known already narrows with every key; the server's answer to the last key follows.
  const list = (data ?? [])
    .filter(
      ({ email, name, company }) => wanted === search || `${name} ${email} ${company}`.toLowerCase().includes(wanted),
    )
    // A person who must not be written to is found, but offered last.
    .toSorted((one, other) => Number(one.suppressed !== null) - Number(other.suppressed !== null));
  const [stepped, setStepped] = useState<{ wanted: string; at: number }>();
  const at = stepped?.wanted === wanted ? Math.min(stepped.at, Math.max(0, list.length - 1)) : undefined;
  return {
    tab,
    wanted,
    list,
    isKnown: data !== undefined,
    isError,
    at: at ?? 0,
    /** What Enter takes: the one the arrows stand on, else the first, unless a whole address was typed. */
    current: at !== undefined ? list[at] : wanted === '' || isValidEmail(wanted) ? undefined : list[0],
    step: (step: 1 | -1) => {
      const from = at ?? (step === 1 && wanted === '' ? -1 : 0);
      setStepped({ wanted, at: Math.max(0, Math.min(list.length - 1, from + step)) });
    },
  };
}

type SuggestionsProps = {
  id: string;
  suggestions: ReturnType<typeof useSuggestions>;
  onChoose: (person: Suggestion) => void;
};

export function Suggestions({ id, suggestions, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('compose');
  const { day } = useDates();
  const { list, at, tab, wanted, isKnown, isError } = suggestions;
  // Nothing is said before it is known.
  if (!isKnown && !isError) return null;
  return (
    <Box
      maxHeight={360}
      pad={1}
      scrolls
      rounded
      surface="raised"
      shadow="pop"
      className={styles.suggestions}
      data-list={id}
    >
      <div role="tablist" aria-label={t('to.tabs.label')} className={styles.tabs}>
        {CUSTOMER_TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            // The field keeps the cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              void saveSettings({ customerTab: each });
              composer.setCustomerTab(each);
            }}
          >
            {t(`to.tabs.${each}`)}
          </button>
        ))}
      </div>
      <div id={id} role="listbox" aria-label={t('to.tabs.label')}>
        {list.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus.
          <div
            key={person.email}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.suggestion}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <Avatar name={person.name || person.email} picture="" size={24} />
            <Grid as="span" grow minWidth={0}>
              <span className="medium ellipsis">{person.name || person.email}</span>
              <span className="muted small ellipsis">
                {[person.name && person.email, person.company].filter(Boolean).join(' · ')}
              </span>
            </Grid>
            {person.suppressed && (
              <Text rigid tone="red" size={12}>
                {t(`to.suppressed.${reasonKind(person.suppressed.reason)}`, { day: day(person.suppressed.at) })}
              </Text>
            )}
          </div>
        ))}
      </div>
      {list.length === 0 && (
        <Box as="p" pad={2} tone="muted">
          {t(isError ? 'to.failed' : wanted === '' ? 'to.nobodyYet' : 'to.nobody')}
        </Box>
      )}
    </Box>
  );
}
