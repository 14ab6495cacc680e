import type { Contact } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicatesQuery } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Panel, Row } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MergeDialog } from '../bulk/merge-dialog.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import { aboutOf } from '../shared/contact-words.ts';
import { Nothing } from '../shared/nothing.tsx';
import styles from './duplicates-view.module.css';

/** Contacts that are probably one person, group by group; each is looked at before it is merged. */
export function DuplicatesView() {
  const { t } = useTranslation('contacts');
  const asked = useQuery(duplicatesQuery);
  const { data, error } = asked;
  // A group that is not one person after all is put aside until the page is opened again.
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const [merging, setMerging] = useState<readonly string[]>();
  if (!data && error) {
    return (
      <Grid grow gap={4} content="start" minHeight={0} overflow="auto" className={styles.view}>
        <RetryNote query={asked} retry={t('retry')}>
          {' '}
          {t('duplicates.failedHint')}
        </RetryNote>
      </Grid>
    );
  }
  if (!data) {
    return (
      <Nothing aria-busy>
        <Spinner />
      </Nothing>
    );
  }
  const groups = data.map((group) => ({ ...group, key: keyOf(group.contacts) })).filter(({ key }) => !aside.has(key));
  return (
    <>
      {groups.length === 0 ? (
        <Nothing role="status">
          <Users size={20} strokeWidth={1.5} aria-hidden />
          <span className="medium">{t('duplicates.none')}</span>
          <span className="muted">{t('duplicates.noneHint')}</span>
        </Nothing>
      ) : (
        <Grid grow gap={4} content="start" minHeight={0} overflow="auto" className={styles.view}>
          <p className="secondary">{t('duplicates.found', { count: groups.length })}</p>
          {groups.map(({ key, why, contacts }) => (
            <Group
              key={key}
              why={why}
              contacts={contacts}
              onAside={() => setAside(new Set([...aside, key]))}
              onMerge={() => setMerging(contacts.map(({ contactId }) => contactId))}
            />
          ))}
        </Grid>
      )}
      {merging && (
        <MergeDialog
          contactIds={merging}
          onClose={() => setMerging(undefined)}
          onMerged={() => setMerging(undefined)}
        />
      )}
    </>
  );
}

const keyOf = (contacts: readonly Contact[]) => contacts.map(({ contactId }) => contactId).join(' ');

type GroupProps = {
  why: 'alias' | 'sameName';
  contacts: readonly Contact[];
  onAside: () => void;
  onMerge: () => void;
};

function Group({ why, contacts, onAside, onMerge }: GroupProps) {
  const { t } = useTranslation('contacts');
  return (
    <Panel as="section" maxWidth={720} pad="3 4" className={styles.group}>
      <Row minWidth={0} wraps>
        <Tag tone="grey">{t(`duplicates.${why}`)}</Tag>
        <span className="muted small">{t(`duplicates.${why}Hint`)}</span>
      </Row>
      <ul>
        {contacts.map((contact) => (
          <li key={contact.contactId}>
            <Grid as="span" minWidth={0}>
              <span className="medium ellipsis">{contact.email}</span>
              <span className="muted small ellipsis">{aboutOf(contact).join(t('filter.comma'))}</span>
            </Grid>
            {contact.verification && <CategoryTag category={contact.verification.category} />}
          </li>
        ))}
      </ul>
      <Row minWidth={0} as="footer" justify="end">
        <Button small onClick={onAside}>
          {t('duplicates.notOne')}
        </Button>
        <Button small onClick={onMerge}>
          {t('duplicates.merge')}
        </Button>
      </Row>
    </Panel>
  );
}
