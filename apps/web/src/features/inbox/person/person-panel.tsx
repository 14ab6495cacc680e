import type { Person } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PersonDetail, personQuery } from '../../../api/inbox/inbox-queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { nameOf } from '../shared/marks.ts';
import { CompanyFacts } from './company-facts.tsx';
import { NotesBox } from './notes-box.tsx';
import styles from './person-panel.module.css';
import { StageChips } from './stage-chips.tsx';

type PersonPanelProps = {
  person: Person;
  /** What the answer means, where it is said here. */
  meaning?: ReactNode;
  /** What the person did: drawn by the part that has the words of a contact's timeline. */
  events: (detail: PersonDetail) => ReactNode;
  /** The campaigns the person is in, drawn by the part that has their words. */
  campaigns: (campaigns: PersonDetail['campaigns']) => ReactNode;
  /** Around the name, where the contact can be opened. */
  link: (contact: NonNullable<PersonDetail['contact']>, name: ReactNode) => ReactNode;
};

/** Who wrote, where the sale stands, what the person did and what we know of the company. */
export function PersonPanel({ person, meaning, events, campaigns, link }: PersonPanelProps) {
  const { t } = useTranslation('inbox');
  const asked = useQuery(personQuery(person.email));
  const { data: detail, error, isPending } = asked;
  const isLate = useLater(isPending);
  const contact = detail?.contact;
  const known = contact ? `${contact.firstName} ${contact.lastName}`.trim() : '';
  const name = known || detail?.name || nameOf(person);
  return (
    <>
      <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
        <Row gap={3} align="stretch">
          <Avatar name={name} picture="" size={44} />
          <div className={styles.name}>
            <h2 className="ellipsis">{contact ? link(contact, name) : name}</h2>
            <div className="muted small ellipsis">{contact?.title || person.email}</div>
            {contact && <div className="small ellipsis">{contact.company}</div>}
          </div>
        </Row>
        <StageChips email={person.email} detail={detail} />
      </Box>
      {error && !detail && (
        <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
          <RetryNote query={asked} retry={t('retry')} />
        </Box>
      )}
      {meaning}
      {isLate && (
        <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
          <Skeleton rows={5} />
        </Box>
      )}
      {detail && (
        <>
          {detail.campaigns.length > 0 && (
            <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
              <h3>{t('person.campaigns')}</h3>
              {campaigns(detail.campaigns)}
            </Box>
          )}
          {detail.timeline.length > 0 && (
            <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
              <h3>{t('person.did', { name: contact?.firstName || name })}</h3>
              {events(detail)}
            </Box>
          )}
          <CompanyFacts detail={detail} />
          <NotesBox key={detail.email} detail={detail} name={name} />
        </>
      )}
    </>
  );
}
