import type { Contact } from '@outrider/contract/contacts/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import { Note } from '../../../ui/note.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import { contactsQuery } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';
import { useLastEvent } from '../shared/use-event-words.ts';
import styles from './phone-list.module.css';

const REST_MS = 250;

/** The contacts on a phone: who last did something comes first. */
export function PhoneList({ linkTo }: { linkTo: (email: string) => string }) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), REST_MS);
  const query = useInfiniteQuery(contactsQuery({ search, conditions: [] }, { sort: 'lastEventAt', order: 'desc' }));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = query;
  const contacts = data?.pages.flatMap(({ contactList }) => contactList) ?? [];
  const all = data?.pages[0]?.all ?? 0;
  return (
    <>
      <Box pad="0 4 3">
        <input
          type="search"
          className={styles.search}
          placeholder={t('search')}
          aria-label={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <ListAge query={query} />
      {error && !data && (
        <Grid gap={3} pad={4}>
          <Note tone="red">{error.message}</Note>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Grid>
      )}
      {data && contacts.length === 0 && (
        <Grid as="p" gap={3} pad={4} className="muted">
          {t('list.noMatch', { count: 1 })}. {t('list.inAll', { count: all, number: formatNumber(all) })}.
        </Grid>
      )}
      <ul>
        {contacts.map((contact) => (
          <li key={contact.contactId}>
            <Line contact={contact} to={linkTo(contact.email)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Grid gap={3} pad={4}>
          <Button block busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('phone.loadMore')}
          </Button>
        </Grid>
      )}
    </>
  );
}

function Line({ contact, to }: { contact: Contact; to: string }) {
  const { tone, words } = useLastEvent()(contact);
  const name = nameOf(contact);
  return (
    <Link to={to} className={styles.contact}>
      <Avatar name={name} picture="" size={36} />
      <Stack as="span" grow items="start" gap={0.5} minWidth={0} className={styles.words}>
        <span className="medium ellipsis">{name}</span>
        <span className="muted small ellipsis">{[contact.title, contact.company].filter(Boolean).join(', ')}</span>
        <Row as="span" gap={1.5} minWidth={0} className={`small ${styles.event}`}>
          <Dot tone={tone} />
          <span className="ellipsis">{words}</span>
        </Row>
        {contact.verification && <CategoryTag category={contact.verification.category} />}
      </Stack>
    </Link>
  );
}
