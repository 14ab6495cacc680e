import type { Contact } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MergeChoice } from '../bulk/merge-choice.tsx';
import { useMerge } from '../bulk/merge-dialog.tsx';
import { duplicatesQuery } from '../shared/contact-queries.ts';
import styles from './duplicates-view.module.css';

/** Contacts that are probably one person, group by group, each merged where it stands. */
export function DuplicatesView() {
  const { t } = useTranslation('contacts');
  const query = useQuery(duplicatesQuery);
  // A group that is not one person after all is put aside until the page is opened again.
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  if (query.isPending) return <ListWaiting />;
  if (!query.data) {
    return <QueryFailed query={query} hint={t('duplicates.failedHint')} />;
  }
  const groups = query.data
    .map((group) => ({ ...group, key: keyOf(group.contacts) }))
    .filter(({ key }) => !aside.has(key));
  if (groups.length === 0) {
    return (
      <div className={styles.none} role="status">
        <Users size={20} strokeWidth={1.5} aria-hidden />
        <span className="medium">{t('duplicates.none')}</span>
        <span className="muted">{t('duplicates.noneHint')}</span>
      </div>
    );
  }
  return (
    <div className={styles.view}>
      <p className="secondary">{t('duplicates.found', { count: groups.length })}</p>
      {groups.map(({ key, why, contacts }) => (
        <Group key={key} why={why} contacts={contacts} onAside={() => setAside(new Set([...aside, key]))} />
      ))}
    </div>
  );
}

const keyOf = (contacts: readonly Contact[]) => contacts.map(({ contactId }) => contactId).join(' ');

type GroupProps = { why: 'alias' | 'sameName'; contacts: readonly Contact[]; onAside: () => void };

function Group({ why, contacts, onAside }: GroupProps) {
  const { t } = useTranslation('contacts');
  const [keep, setKeep] = useState(contacts[0]?.contactId ?? '');
  const { mutate: merge, isPending } = useMerge(() => {});
  return (
    <section className={styles.group}>
      <header>
        <Tag tone="grey">{t(`duplicates.${why}`)}</Tag>
        <span className="muted small">{t(`duplicates.${why}Hint`)}</span>
      </header>
      <MergeChoice contacts={contacts} keep={keep} onKeep={setKeep} />
      <footer>
        <Button size="small" type="text" onClick={onAside}>
          {t('duplicates.notOne')}
        </Button>
        <Button size="small" loading={isPending} onClick={() => merge({ keep, contacts })}>
          {t('duplicates.merge')}
        </Button>
      </footer>
    </section>
  );
}
