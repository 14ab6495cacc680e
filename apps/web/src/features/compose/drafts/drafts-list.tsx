import { useInfiniteQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { draftsQuery, settle } from '../compose-queries.ts';
import { openDraftMail } from '../open-mail.ts';
import { readReceiver } from '../state/receivers.ts';
import styles from './drafts-list.module.css';

/** Drafts of ours, the last saved first. */
export function DraftsList({ accountId, onOpened }: { accountId: string; onOpened?: () => void }) {
  const { t } = useTranslation('compose');
  const { since, timeZone } = useDates();
  const list = useInfiniteQuery(draftsQuery(accountId));
  const isLate = useLater(list.isPending);
  const drafts = list.data?.pages.flatMap((page) => page.drafts) ?? [];
  if (list.error && !list.data) {
    return (
      <Grid items="center" pad={6} tone="muted">
        <Note
          tone="red"
          action={
            <Button small busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {list.error.message}
        </Note>
      </Grid>
    );
  }
  if (isLate)
    return (
      <Grid items="center" pad={6} tone="muted">
        <Spinner />
      </Grid>
    );
  if (list.data && drafts.length === 0)
    return (
      <Grid as="p" items="center" pad={6} tone="muted">
        {t('drafts.none')}
      </Grid>
    );
  return (
    <>
      <Box as="ul" grow minHeight={0} scrolls aria-label={t('drafts.title')}>
        {drafts.map(({ draftId, to, subject, summary, savedAt, attachments, copy }) => (
          <li key={draftId}>
            <Stack
              type="button"
              as="button"
              gap={0.5}
              width="100%"
              pad="3 4 3 6"
              border="bottom"
              textAlign="left"
              className={styles.draft}
              onClick={() => void openDraftMail({ draftId }, timeZone).then(() => onOpened?.())}
            >
              <Row as="span" className={styles.top}>
                <span className="medium ellipsis">{peopleOf(to) || t('drafts.nobody')}</span>
                {attachments > 0 && <Paperclip size={14} strokeWidth={1.5} aria-label={t('files.label')} />}
                <time className="muted" dateTime={savedAt}>
                  {since(savedAt)}
                </time>
              </Row>
              <span className="ellipsis">{subject || t('noSubject')}</span>
              <span className="muted ellipsis">{summary}</span>
            </Stack>
            {(copy.state === 'changed' || copy.state === 'gone') && <CopyChoice draftId={draftId} state={copy.state} />}
          </li>
        ))}
      </Box>
      {list.hasNextPage && (
        <Grid items="center" pad={6} tone="muted">
          <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('drafts.more')}
          </Button>
        </Grid>
      )}
    </>
  );
}

/** Nothing is written to the mailbox's server until the user chose. */
function CopyChoice({ draftId, state }: { draftId: string; state: 'changed' | 'gone' }) {
  const { t } = useTranslation('compose');
  return (
    <Row as="p" wraps gap="1 3" pad="2 4 2 6" border="bottom" tone="amber" size={12} align="stretch">
      {t(`drafts.copy.${state}`)}
      <button type="button" className="link" onClick={() => void settle(draftId, 'ours')}>
        {t('drafts.keepOurs')}
      </button>
      <button type="button" className="link" onClick={() => void settle(draftId, 'theirs')}>
        {t('drafts.keepTheirs')}
      </button>
    </Row>
  );
}

const peopleOf = (to: readonly string[]) =>
  to
    .map((text) => readReceiver(text, 'to'))
    .map(({ name, email }) => name || email)
    .join(', ');
