import { CircleX, Eye, MailOpen, MousePointerClick, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadThread as Thread } from '../../../api/campaigns/rehearsal-queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { MailFrame } from '../../../ui/mail/mail-frame.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './lead-side.module.css';
import { useSimulationWords } from './use-simulation-words.ts';

type Item = Thread['thread'][number];

type LeadThreadProps = { lead: Thread; at: number };

/** Every mail as it will read, with what the person does in between. What comes after the moment of the simulation is pale. */
export function LeadThread({ lead, at }: LeadThreadProps) {
  const { t } = useTranslation('rehearsal');
  const { reasonWords } = useSimulationWords();
  const { day } = useDates();
  const { thread, gone, from } = lead;
  const lastSent = thread.findLast(({ kind }) => kind === 'sent');
  return (
    <>
      <Row as="header" spread pad="3.5 5 2" className={styles.threadHead}>
        <Text as="h3" rigid>
          {t('thread.title')}
        </Text>
        {from && (
          <span className="muted small ellipsis" title={from.email}>
            {t('thread.from', { email: from.email })}
          </span>
        )}
      </Row>
      {thread.length === 0 && (
        <Box as="p" pad="2 6 4" className="muted">
          {t('thread.none')}
        </Box>
      )}
      <ol className={styles.thread}>
        {thread.map((item) => (
          <li key={`${item.at} ${item.kind} ${item.round}`} data-ahead={Date.parse(item.at) > at || undefined}>
            {item.kind === 'sent' ? (
              <ThreadMail item={item} from={from?.name || from?.email || ''} opensFirst={item === lastSent} />
            ) : (
              <Deed item={item} lead={lead} />
            )}
          </li>
        ))}
      </ol>
      {gone.length > 0 && (
        <Grid as="ul" gap={1.5} above="auto" pad="2.5 5" border="top" surface="inset" tone="muted">
          {gone.map(({ round, subject, reason, at: since }) => (
            <Grid as="li" columns="auto minmax(0, 1fr) auto" gap={2} align="center" key={round}>
              <CircleX size={14} aria-hidden />
              <s className="ellipsis">
                {subject === ''
                  ? t('thread.sameThread', { round: round + 1 })
                  : t('thread.gone', { round: round + 1, subject })}
              </s>
              <span className="small">
                {since ? t('thread.since', { why: reasonWords(reason), day: day(since) }) : reasonWords(reason)}
              </span>
            </Grid>
          ))}
        </Grid>
      )}
    </>
  );
}

type ThreadMailProps = { item: Item; from: string; opensFirst: boolean };

function ThreadMail({ item, from, opensFirst }: ThreadMailProps) {
  const { t } = useTranslation('rehearsal');
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(opensFirst);
  return (
    <Box as="article" pad="2.5 5 3">
      <Row
        type="button"
        as="button"
        wraps
        gap="0.5 2"
        width="100%"
        textAlign="left"
        className={styles.mailHead}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={from} picture="" size={24} />
        <span className="medium ellipsis">{from}</span>
        <Tag tone="line">{t('thread.mail', { round: item.round + 1, variant: item.variant })}</Tag>
        {item.isReal && <Tag tone="green">{t('thread.real')}</Tag>}
        <time className="muted small" dateTime={item.at}>
          {moment(item.at)}
        </time>
        <span className={`medium ellipsis ${styles.subject}`}>{item.subject}</span>
        {!isOpen && <span className={`muted ellipsis ${styles.subject}`}>{item.text.replaceAll(/\s+/g, ' ')}</span>}
      </Row>
      {isOpen &&
        (item.html === '' ? (
          <Text as="p" above={1.5} leading={20} breaks className={styles.plain}>
            {item.text}
          </Text>
        ) : (
          <MailFrame title={item.subject} html={item.html} />
        ))}
    </Box>
  );
}

const ICONS = { opened: MailOpen, clicked: MousePointerClick, skipped: SkipForward } as const;

/** What the lead does. The words of an answer are made up, and say so. */
function Deed({ item, lead }: { item: Item; lead: Thread }) {
  const { t } = useTranslation('rehearsal');
  const { moment, day } = useDates();
  const { kind, round, until, reason } = item;
  const who = lead.person.firstName || lead.person.name;
  const time = (
    <time className="muted small" dateTime={item.at}>
      {moment(item.at)}
    </time>
  );
  if (kind === 'replied' || kind === 'away' || kind === 'optedOut' || kind === 'bounced') {
    const isPerson = kind === 'replied';
    return (
      <Box as="article" pad="2.5 5 3">
        <Row wraps gap="0.5 2" width="100%" textAlign="left" className={styles.mailHead}>
          <Avatar name={lead.person.name} picture="" size={24} />
          <span className="medium ellipsis">{lead.person.name}</span>
          <Tag tone="violet" icon={<Eye size={12} aria-hidden />}>
            {t('thread.madeUp')}
          </Tag>
          {time}
        </Row>
        <Text as="p" above={1.5} leading={20} breaks className={styles.plain}>
          {isPerson
            ? t(`madeUp.replied${(round % 3) as 0 | 1 | 2}`)
            : t(`madeUp.${kind}`, { day: until ? day(until) : '', email: lead.person.email })}
        </Text>
      </Box>
    );
  }
  const Icon = kind === 'opened' || kind === 'clicked' || kind === 'skipped' ? ICONS[kind] : CircleX;
  const words =
    kind === 'held'
      ? t('happens.held', { round: round + 1, variables: reason })
      : t(`happens.${kind === 'opened' || kind === 'clicked' ? kind : 'skipped'}`, { who, round: round + 1 });
  return (
    <Row as="p" pad="1.5 5" tone="secondary" size={12} className={styles.happens}>
      <Icon size={14} aria-hidden />
      <span>{words}</span>
      {time}
    </Row>
  );
}
