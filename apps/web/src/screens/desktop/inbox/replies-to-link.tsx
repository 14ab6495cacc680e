import { ArrowLeft, Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkChoices } from '../../../features/replies/link-choices.tsx';
import { LinkEffect } from '../../../features/replies/link-effect.tsx';
import { UnlinkedList } from '../../../features/replies/unlinked-list.tsx';
import { UnlinkedMail } from '../../../features/replies/unlinked-mail.tsx';
import { type Linking, useLinking } from '../../../features/replies/use-linking.ts';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StepThrough } from '../../../ui/step-through.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { useReplyAddress } from '../../shared/inbox/use-reply-address.ts';
import styles from './replies-to-link.module.css';

/** The queue of answers nobody could place, the one that is looked at, and whose it may be. */
export function RepliesToLink() {
  const { t } = useTranslation('inbox');
  const { openId, open } = useReplyAddress();
  const linking = useLinking(openId, open);
  const { list, rows, total, linkedThisMonth } = linking;
  const first = rows[0]?.messageId;
  useEffect(() => {
    // The first one is looked at without being asked for.
    if (openId === undefined && first !== undefined) open(first);
  }, [openId, first, open]);
  useRowKeys({
    ids: rows.map(({ messageId }) => messageId),
    at: openId,
    onAt: open,
    paused: false,
    onRow: { Enter: linking.link },
    onPage: {},
  });
  return (
    <Grid height="100%" className={styles.screen}>
      <PageTitle>{t('link.title')}</PageTitle>
      <section className={styles.queue} aria-label={t('link.title')}>
        <Row minWidth={0} as="header" gap={2} rigid height={56} pad="0 4" className={styles.head}>
          <Link to={paths.inbox} className={styles.back} aria-label={t('link.back')}>
            <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          </Link>
          <h1>{t('link.title')}</h1>
          {total > 0 && <span className="muted">{formatNumber(total)}</span>}
        </Row>
        <Box as="p" pad="0 4 3" className={`muted small ${styles.hint}`}>
          {t('link.hint')}
        </Box>
        <Box grow minHeight={0} scrolls>
          <QueueState linking={linking} />
          <UnlinkedList rows={rows} current={openId} onOpen={open} />
          {list.hasNextPage && (
            <Box pad="0 4 3" className={styles.hint}>
              <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('link.more')}
              </Button>
            </Box>
          )}
        </Box>
        <Box as="p" rigid pad="3 4" border="top" className="muted small">
          {t('link.foot', { count: linkedThisMonth, number: formatNumber(linkedThisMonth) })}
        </Box>
      </section>
      {openId === undefined ? (
        <NothingToLink linking={linking} />
      ) : (
        <OneReply linking={linking} openId={openId} onOpen={open} />
      )}
    </Grid>
  );
}

function QueueState({ linking: { list } }: { linking: Linking }) {
  const { t } = useTranslation('inbox');
  if (!list.error || list.data) return null;
  return (
    <Box pad="0 4 3" className={styles.hint}>
      <Note tone="red" action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}>
        {list.error.message}
      </Note>
    </Box>
  );
}

function NothingToLink({ linking: { list, rows } }: { linking: Linking }) {
  const { t } = useTranslation('inbox');
  return (
    <Grid content="center" justify="center" before="auto" after="auto" textAlign="center" className={styles.nothing}>
      {list.data && rows.length === 0 && (
        <Stack gap={1}>
          <h2 className="medium">{t('link.none')}</h2>
          <p className="muted">{t('link.noneHint')}</p>
        </Stack>
      )}
    </Grid>
  );
}

type OneReplyProps = { linking: Linking; openId: string; onOpen: (messageId: string) => void };

function OneReply({ linking, openId, onOpen }: OneReplyProps) {
  const { t } = useTranslation('inbox');
  const { rows, at, asked, reply, candidate } = linking;
  return (
    <>
      <section className={styles.mail} aria-label={t('link.answer')}>
        <Row minWidth={0} as="header" gap={1} rigid height={56} pad="0 4" border="bottom" className={styles.head}>
          <h2 className="ellipsis">{reply?.subject || t('link.noSubject')}</h2>
          <span className="muted small numbers">
            {at >= 0 && t('link.of', { at: at + 1, total: formatNumber(linking.total) })}
          </span>
          <StepThrough
            ids={rows.map(({ messageId }) => messageId)}
            current={openId}
            labels={{ previous: t('link.previous'), next: t('link.next') }}
            onGo={onOpen}
          />
        </Row>
        <Box grow minHeight={0} scrolls>
          {asked.error && !reply && (
            <Box pad="4 5">
              <Note tone="red" action={<Button onClick={() => void asked.refetch()}>{t('retry')}</Button>}>
                {asked.error.message}
              </Note>
            </Box>
          )}
          {reply && (
            <UnlinkedMail reply={reply} candidate={candidate} threadLink={(tid) => `${paths.inbox}?thread=${tid}`} />
          )}
        </Box>
      </section>
      <section className={styles.choose} aria-label={t('link.whose')}>
        <Row
          minWidth={0}
          as="header"
          gap={2}
          spread
          rigid
          height={56}
          pad="0 4"
          border="bottom"
          className={styles.head}
        >
          <h2>{t('link.whose')}</h2>
          {reply && (
            <span className="muted small">
              {t('link.proposed', { count: reply.candidates.length, none: reply.nonePercent })}
            </span>
          )}
        </Row>
        <Box grow minHeight={0} scrolls>
          {reply && (
            <Stack gap={6} pad="4 5">
              <LinkChoices candidates={reply.candidates} chosen={candidate?.leadId} onChoose={linking.choose} />
              {candidate && <LinkEffect candidate={candidate} from={reply.from} />}
            </Stack>
          )}
        </Box>
        <Box as="footer" rigid pad="3 4" border="top">
          <LinkButtons linking={linking} />
        </Box>
      </section>
    </>
  );
}

function LinkButtons({ linking: { candidate, isBusy, reply, link, notOurs, later } }: { linking: Linking }) {
  const { t } = useTranslation('inbox');
  const who = candidate && (candidate.name || candidate.email);
  return (
    <Row minWidth={0} gap={2}>
      <Text grow minWidth={0}>
        <Button
          primary
          block
          busy={isBusy}
          disabled={!candidate}
          icon={<Link2 size={16} strokeWidth={1.5} />}
          onClick={link}
        >
          {who === undefined ? t('link.chooseFirst') : t('link.link', { who })}
        </Button>
      </Text>
      <Button disabled={!reply || isBusy} onClick={notOurs}>
        {t('link.notOurs')}
      </Button>
      <Button onClick={later}>{t('link.later')}</Button>
    </Row>
  );
}
