import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { NotLoaded } from '../../../ui/list-age.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { GroupHead } from '../../shared/search/group-head.tsx';
import { HitLine } from '../../shared/search/hit-line.tsx';
import { useSearch } from '../../shared/search/use-search.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import styles from './search-screen.module.css';

/** Everything at once; what a computer has on ⌘K. */
export function SearchScreen() {
  const { t } = useTranslation(['search', 'shell']);
  const [typed, setTyped] = useState('');
  return (
    <UserDates>
      <PageTitle>{t('search:label')}</PageTitle>
      <PhoneHead title={t('search:label')} back={{ to: paths.you, label: t('shell:you') }} />
      <label className={styles.field}>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          type="search"
          value={typed}
          maxLength={100}
          placeholder={t('search:field')}
          aria-label={t('search:field')}
          // biome-ignore lint/a11y/noAutofocus: who opens a search types.
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Results typed={typed} />
    </UserDates>
  );
}

function Results({ typed }: { typed: string }) {
  const { t } = useTranslation('search');
  const { words, groups, count, isSearching, waitsForConnection, error, retry } = useSearch(typed);
  return (
    <>
      <Box as="p" pad="3 4" tone="muted" className={styles.state} role="status">
        {words === '' && t('hint')}
        {words !== '' && !count && isSearching && t('searching')}
        {error && t('failed', { reason: error.message })}
        {count && count.count === 0 && !isSearching && t('none', { words })}
      </Box>
      {waitsForConnection && <NotLoaded isSearch />}
      {error && (
        <Button large block onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {groups.map((group) => (
        <section key={group.kind} className={styles.group}>
          <h2>
            <GroupHead group={group} />
          </h2>
          {group.hits.map((hit) => (
            <Link key={hit.key} to={hit.to} className={styles.hit}>
              <HitLine hit={hit} />
            </Link>
          ))}
        </section>
      ))}
    </>
  );
}
