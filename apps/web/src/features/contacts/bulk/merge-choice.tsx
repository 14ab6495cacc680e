import { valuesOf } from '@outrider/contract/contacts/merge-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MergeCandidate } from '../../../api/contacts/contact-queries.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { aboutOf } from '../shared/contact-words.ts';
import styles from './merge.module.css';

type MergeChoiceProps = { candidates: readonly MergeCandidate[]; keep: string; onKeep: (contactId: string) => void };

/** Which of several contacts stays; the first is the one to keep, unless the user knows better. */
export function MergeChoice({ candidates, keep, onKeep }: MergeChoiceProps) {
  const { t } = useTranslation('contacts');
  const name = useId();
  const comma = t('filter.comma');
  return (
    <Stack as="section" gap={2}>
      <h3 className="medium">{t('merge.keep')}</h3>
      <div role="radiogroup" aria-label={t('merge.keep')} className={styles.keep}>
        {candidates.map(({ contact, events, notes }, place) => {
          const fields = Object.values(valuesOf(contact)).filter(Boolean).length;
          const about = aboutOf(contact);
          return (
            <label key={contact.contactId}>
              <input
                type="radio"
                name={name}
                checked={contact.contactId === keep}
                onChange={() => onKeep(contact.contactId)}
              />
              <Grid as="span" minWidth={0}>
                <span className="medium ellipsis">{contact.email}</span>
                {about.length > 0 && <span className="secondary small ellipsis">{about.join(comma)}</span>}
                <span className="muted small">
                  {[
                    t('merge.fields', { count: fields }),
                    t('merge.events', { count: events }),
                    t('merge.notes', { count: notes }),
                  ].join(comma)}
                </span>
              </Grid>
              {place === 0 && <Tag tone="grey">{t('merge.fullest')}</Tag>}
            </label>
          );
        })}
      </div>
    </Stack>
  );
}
