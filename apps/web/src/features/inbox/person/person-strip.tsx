import type { Person } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personQuery } from '../../../api/inbox/inbox-queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { nameOf } from '../shared/marks.ts';
import styles from './person-strip.module.css';

type PersonStripProps = {
  person: Person;
  /** How the answer was judged. */
  mark: ReactNode;
  /** Everything that is known, drawn once it is asked for. */
  children: ReactNode;
};

/** Above a thread, where there is no room for the panel beside it: who it is with. The panel unfolds below. */
export function PersonStrip({ person, mark, children }: PersonStripProps) {
  const { t } = useTranslation('inbox');
  const { data: detail } = useQuery(personQuery(person.email));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const contact = detail?.contact;
  const name = (contact && `${contact.firstName} ${contact.lastName}`.trim()) || detail?.name || nameOf(person);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box as="aside" rigid border="bottom" surface="app" aria-label={t('person.label')}>
      <Row wraps gap="1 3" className={styles.line}>
        <Avatar name={name} picture="" size={32} />
        <Box grow minWidth={120}>
          <div className="strong ellipsis">{[name, contact?.title].filter(Boolean).join(t('person.comma'))}</div>
          <div className="muted small ellipsis">{contact?.company || person.email}</div>
        </Box>
        {mark}
        <Row
          type="button"
          as="button"
          gap={1.5}
          minHeight={44}
          pad="0 3"
          rounded
          tone="secondary"
          weight={500}
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('person.label')}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden>{t('person.unfold')}</span>
          <Chevron size={16} strokeWidth={1.5} aria-hidden />
        </Row>
      </Row>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Box>
  );
}
