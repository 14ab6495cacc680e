import type { LinkCandidate, UnlinkedReplyDetail } from '@outrider/contract/campaigns/replies';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { useDates } from '../../ui/dates.tsx';
import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { cutBySpans } from './cut-by-spans.ts';
import { roundWords } from './round-words.ts';
import styles from './unlinked-mail.module.css';

type UnlinkedMailProps = {
  reply: UnlinkedReplyDetail;
  /** Whose mail is shown below it. */
  candidate: LinkCandidate | undefined;
  threadLink: (threadId: string) => string;
};

export function UnlinkedMail({ reply, candidate, threadLink }: UnlinkedMailProps) {
  const { t } = useTranslation('inbox');
  const dates = useDates();
  const { from, fromName, mailbox, hasReferences, at, written, signature, quoted } = reply;
  return (
    <>
      <Stack as="section" gap={4} pad="4 6 6" narrow={{ pad: 4 }} className={styles.part} aria-label={t('link.answer')}>
        <Row minWidth={0} gap={3} align="start">
          <Avatar name={fromName || from} picture="" size={32} />
          <Stack gap={0} grow minWidth={0}>
            <span className="strong ellipsis">{fromName === '' ? from : `${fromName} <${from}>`}</span>
            <span className="muted small">{t(hasReferences ? 'link.toWithId' : 'link.toWithoutId', { mailbox })}</span>
          </Stack>
          <time className="muted small">{dates.since(at)}</time>
        </Row>
        <Stack gap={3} className={styles.body}>
          <p className={styles.text}>{written}</p>
          {signature !== '' && <p className={`muted small ${styles.text}`}>{signature}</p>}
          {quoted.length > 0 && <Quoted lines={quoted} />}
        </Stack>
      </Stack>
      {candidate && candidate.mail.text !== '' && <OurMail candidate={candidate} threadLink={threadLink} />}
    </>
  );
}

function Quoted({ lines }: { lines: UnlinkedReplyDetail['quoted'] }) {
  const { t } = useTranslation('inbox');
  const isOurs = lines.some((line) => line.isOurs);
  return (
    <Box as="blockquote" pad="0 0 0 3" tone="secondary" breaks className={styles.quote}>
      <p className="muted small">{t(isOurs ? 'link.quotedOurs' : 'link.quoted')}</p>
      {lines.map(({ text, isOurs: isMarked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote may say the same line twice, and never changes.
        <p key={index}>{isMarked ? <mark>{text}</mark> : text}</p>
      ))}
    </Box>
  );
}

function OurMail({ candidate, threadLink }: { candidate: LinkCandidate; threadLink: (threadId: string) => string }) {
  const { t } = useTranslation('inbox');
  const dates = useDates();
  const { mail, email } = candidate;
  return (
    <Stack
      as="section"
      gap={3}
      border="top"
      surface="app"
      pad="4 6 6"
      narrow={{ pad: 4 }}
      className={styles.part}
      aria-label={t('link.ourMail')}
    >
      <Row minWidth={0} spread>
        <h3 className="strong">{t('link.ourMail')}</h3>
        {mail.threadId !== null && (
          <Link className="link" to={threadLink(mail.threadId)}>
            {t('link.openThread')}
          </Link>
        )}
      </Row>
      <Row minWidth={0} gap={3} align="start">
        <Avatar name={mail.mailbox} picture="" size={32} />
        <Stack gap={0} grow minWidth={0}>
          <Row minWidth={0} gap={2} wraps>
            <span className="strong ellipsis">{mail.mailbox}</span>
            <Tag tone="line">{roundWords(t, mail)}</Tag>
          </Row>
          <span className="muted small">{t('link.to', { email })}</span>
        </Stack>
        <time className="muted small">{dates.since(mail.at)}</time>
      </Row>
      <p className={`${styles.text} ${styles.body}`}>
        {cutBySpans(mail.text, mail.quoted).map(({ text, isIn, from }) =>
          isIn ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
        )}
      </p>
    </Stack>
  );
}
