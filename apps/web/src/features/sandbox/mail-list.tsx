import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatTime } from '../../platform/time/format-time.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { useBoxedMails } from './boxed-mail.ts';
import { FailedNote } from './failed-note.tsx';
import styles from './mail-list.module.css';
import { SearchBox } from './search-box.tsx';

const PAUSE_BEFORE_SEARCH_MS = 200;

type MailListProps = { openId: string | undefined; onOpen: (id: string) => void };

export function MailList({ openId, onOpen }: MailListProps) {
  const { t } = useTranslation('sandbox');
  const [search, setSearch] = useState('');
  const {
    data: mails,
    error,
    isFetching,
    refetch,
  } = useBoxedMails(useDebounced(search.trim(), PAUSE_BEFORE_SEARCH_MS));
  return (
    <Stack as="section" tall minWidth={0} minHeight={0} gap={0} aria-label={t('views.mail')}>
      <Row rigid height={52} border="bottom" pad="0 6" narrow={{ pad: '0 5' }} className={styles.bar}>
        <h2>{t('views.mail')}</h2>
        <i className={error ? styles.dead : styles.live} />
        <div className={styles.search}>
          <SearchBox large label={t('search')} value={search} onChange={setSearch} />
        </div>
      </Row>
      {error && (
        <Box pad="4 6 0" narrow={{ pad: '4 5 0' }}>
          <FailedNote message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        </Box>
      )}
      {mails?.length === 0 && <Nothing search={search} onClear={() => setSearch('')} />}
      <Box as="ul" grow minHeight={0} overflow="auto">
        {mails?.map(({ id, from, to, subject, receivedAt }) => (
          <li key={id}>
            <Grid
              type="button"
              aria-current={id === openId}
              as="button"
              columns="minmax(0, 1fr) auto"
              gap="0 3"
              width="100%"
              border="bottom"
              textAlign="left"
              pad="2.5 6"
              narrow={{ pad: '3 5' }}
              className={styles.mail}
              onClick={() => onOpen(id)}
            >
              <Text weight={500} className={styles.subject}>
                {subject}
              </Text>
              <time className="mono muted" dateTime={receivedAt}>
                {formatTime(receivedAt, { seconds: true, language: languageNow() })}
              </time>
              <span className={styles.to}>{to.join(', ')}</span>
              <Text tone="muted" size={12} leading={16} className={styles.from}>
                {from}
              </Text>
            </Grid>
          </li>
        ))}
      </Box>
    </Stack>
  );
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('sandbox');
  return (
    <Box pad="4 6 0" narrow={{ pad: '4 5 0' }}>
      {search === '' ? (
        <Note>
          <div className="medium">{t('empty')}</div>
          <div className="muted small">{t('emptyHint')}</div>
        </Note>
      ) : (
        <Note action={<Button onClick={onClear}>{t('clear')}</Button>}>{t('noMatch', { search })}</Note>
      )}
    </Box>
  );
}
