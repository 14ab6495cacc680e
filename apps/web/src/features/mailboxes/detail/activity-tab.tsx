import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { TabState } from './tab-state.tsx';
import styles from './tabs.module.css';

/** What happened to the mailbox, newest first, with the server's own words where it said something. */
export function ActivityTab({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const query = useInfiniteQuery(logQuery(accountId));
  return (
    <TabState query={query}>
      {({ pages }) => {
        const events = pages.flatMap((page) => page.events);
        if (events.length === 0)
          return (
            <Grid as="p" items="center" pad="16 6" tone="muted" textAlign="center" className={styles.nothing}>
              {t('log.none')}
            </Grid>
          );
        return (
          <>
            <Box as="ol" pad="2 6" narrow={{ pad: '0 4' }} className={styles.log} aria-label={t('log.label')}>
              {events.map(({ id, at, event, words }) => (
                <Grid as="li" columns="120px minmax(0, 1fr)" gap={3} pad="2.5 0" border="bottom" key={id}>
                  <time className="muted" title={at}>
                    {dates.moment(at)}
                  </time>
                  <div>
                    <span className="medium">{t(`log.event.${event}`)}</span>
                    {words !== '' && (
                      <Text as="p" breaks className="secondary mono">
                        {words}
                      </Text>
                    )}
                  </div>
                </Grid>
              ))}
            </Box>
            {query.hasNextPage && (
              <Box pad="2 6 6" narrow={{ pad: 4 }}>
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('log.more')}
                </Button>
              </Box>
            )}
          </>
        );
      }}
    </TabState>
  );
}
