import type { Contact } from '@outrider/contract/contacts/contact';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../platform/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import { nameOf } from '../shared/contact-words.ts';
import { useLastEvent } from '../shared/use-event-words.ts';
import styles from './cells.module.css';

type Cell = { contact: Contact };

const LABELS_SHOWN = 2;

/** Who it is; where no title is known, the address says more. */
export function ContactCell({ contact }: Cell) {
  const name = nameOf(contact);
  const below = contact.title || (name === contact.email ? '' : contact.email);
  return (
    <div className={styles.contact} title={contact.email}>
      <Avatar name={name} picture="" />
      <Lines first={name} second={below} isMain />
    </div>
  );
}

export const CompanyCell = ({ contact: { company, city } }: Cell) => <Lines first={company || MISSING} second={city} />;

const Lines = ({ first, second, isMain = false }: { first: string; second: string; isMain?: boolean }) => (
  <Grid minWidth={0} className={styles.lines}>
    <span className={isMain ? 'medium ellipsis' : 'ellipsis'}>{first}</span>
    {second !== '' && (
      <Text tone="muted" size={12} leading={16} cut>
        {second}
      </Text>
    )}
  </Grid>
);

export const TextCell = ({ text }: { text: string }) =>
  text === '' ? <Text tone="faint">{MISSING}</Text> : <div className="ellipsis">{text}</div>;

export function AddressCell({ contact: { verification } }: Cell) {
  const { t } = useTranslation('contacts');
  const { date } = useDates();
  if (!verification) return <Text tone="faint">{MISSING}</Text>;
  return (
    <span title={t('list.verifiedAt', { date: date(verification.at) })}>
      <CategoryTag category={verification.category} />
    </span>
  );
}

export function EventCell({ contact }: Cell) {
  const { t } = useTranslation('contacts');
  const { date } = useDates();
  const { tone, words } = useLastEvent()(contact);
  const { suppressed } = contact;
  return (
    <div className={styles.event}>
      <Dot tone={tone} />
      <span
        className="ellipsis"
        title={suppressed ? t('list.suppressedAt', { words, date: date(suppressed.at) }) : words}
      >
        {words}
      </span>
    </div>
  );
}

/** The moment the list is sorted by. */
export function WhenCell({ contact: { lastEvent } }: Cell) {
  const { day, date } = useDates();
  if (!lastEvent) return <Text tone="faint">{MISSING}</Text>;
  const { at } = lastEvent;
  return (
    <time className={`muted ${styles.when ?? ''}`} title={date(at)}>
      {day(at)}
    </time>
  );
}

export function LabelsCell({ labels }: { labels: Contact['tags'] }) {
  const { t } = useTranslation('contacts');
  const hidden = labels.length - LABELS_SHOWN;
  return (
    <div className={styles.labels} title={labels.map(({ name }) => name).join('\n')}>
      {labels.slice(0, LABELS_SHOWN).map(({ id, name }) => (
        <Tag key={id} tone="line">
          {name}
        </Tag>
      ))}
      {hidden > 0 && (
        <Text rigid className={`muted small ${styles.more}`}>
          {t('list.moreLabels', { count: hidden })}
        </Text>
      )}
    </div>
  );
}
