import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../../../api/inbox/live-queries.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './inbox-screen.module.css';

type NothingOpenProps = { accountId: string; onKeys: () => void };

/** In place of a thread: what waits, and how hands get to it. */
export const NothingOpen = memo(function NothingOpen({ accountId, onKeys }: NothingOpenProps) {
  const { t } = useTranslation('inbox');
  const { data: counts } = useQuery(countsQuery(accountId));
  return (
    <Grid
      gap={1}
      content="center"
      justify="center"
      items="center"
      tone="muted"
      textAlign="center"
      className={styles.nothing}
    >
      <Text as="h2" tone="default" weight={500}>
        {t('nothing.title')}
      </Text>
      {counts && <p>{t('nothing.unread', { count: counts.unread })}</p>}
      <Row gap={4} above={4} below={3} align="stretch">
        <Row as="span" gap={1.5}>
          <kbd className="kbd">j</kbd>
          <kbd className="kbd">k</kbd>
          {t('nothing.move')}
        </Row>
        <Row as="span" gap={1.5}>
          <kbd className="kbd">↵</kbd>
          {t('nothing.open')}
        </Row>
        <Row as="span" gap={1.5}>
          <kbd className="kbd">e</kbd>
          {t('nothing.archive')}
        </Row>
      </Row>
      <button type="button" className="link" onClick={onKeys}>
        {t('keys.title')}
      </button>
    </Grid>
  );
});
