import type { ContactEvent } from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  CircleX,
  Cpu,
  type LucideIcon,
  MailX,
  Merge,
  MousePointerClick,
  Pause,
  Pencil,
  Plane,
  Plus,
  Reply,
  Send,
  ShieldCheck,
  StickyNote,
  Undo2,
  User,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactDetail, timelineQuery } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';
import { EVENT_TONES } from '../shared/contact-words.ts';
import { useEventLines } from '../shared/use-event-lines.ts';
import { useEventWords } from '../shared/use-event-words.ts';
import styles from './timeline.module.css';

const ICONS: Record<ContactEvent, LucideIcon> = {
  added: Plus,
  verified: ShieldCheck,
  addedToCampaign: Plus,
  sent: Send,
  openedByMachine: Cpu,
  openedByPerson: User,
  clicked: MousePointerClick,
  replied: Reply,
  interested: Reply,
  notInterested: Reply,
  outOfOffice: Plane,
  bounced: MailX,
  complained: MailX,
  optedOut: CircleX,
  suppressed: CircleX,
  unsuppressed: Undo2,
  stopped: Pause,
  edited: Pencil,
  merged: Merge,
  noted: StickyNote,
};

/** On the line of time what we did ourselves has a colour too: our sending, and what was found out. */
function toneOf({ event, about }: Pick<ContactDetail['timeline'][number], 'event' | 'about'>): string {
  if (event === 'sent') return 'blue';
  const found = event === 'verified' ? CATEGORIES.find((category) => category === about) : undefined;
  return found ? CATEGORY_TONES[found] : EVENT_TONES[event];
}

/** What happened with a contact, newest first; what was long ago on asking. */
export function Timeline({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  const [isWhole, setWhole] = useState(false);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, error } = useInfiniteQuery({
    ...timelineQuery(contact),
    enabled: isWhole,
  });
  const events = isWhole ? data.pages.flatMap((page) => page.events) : contact.timeline;
  const hasMore = isWhole ? hasNextPage : contact.nextTimeline !== '';
  const showMore = () => {
    setWhole(true);
    void fetchNextPage();
  };
  return (
    <>
      <Box as="ol" pad="4 5 6" className={styles.timeline} aria-label={t('panel.timeline')}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </Box>
      {hasMore && (
        <Grid gap={2} items="start" pad="0 5 6">
          {error && <p className="secondary small">{error.message}</p>}
          <Button small busy={isFetchingNextPage} onClick={showMore}>
            {t('timeline.more')}
          </Button>
        </Grid>
      )}
    </>
  );
}

function Entry({ event: happened }: { event: ContactDetail['timeline'][number] }) {
  const { isToday, time, moment, date } = useDates();
  const eventWords = useEventWords();
  const eventLines = useEventLines();
  const { event, at, words } = happened;
  const Icon = ICONS[event];
  return (
    <li>
      <span className={`${styles.icon} ${styles[toneOf(happened)] ?? ''}`}>
        <Icon size={12} aria-hidden />
      </span>
      <Text as="div" grow minWidth={0} breaks>
        <Row spread align="stretch">
          <span className="medium">{eventWords(happened)}</span>
          <Text as="time" size={12} leading={20} whiteSpace="nowrap" className="muted" title={date(at)}>
            {isToday(at) ? time(at) : moment(at)}
          </Text>
        </Row>
        {eventLines(happened).map((line) => (
          <div key={line} className="muted small">
            {line}
          </div>
        ))}
        {event === 'replied' && words !== '' && <q className={styles.quote}>{words}</q>}
      </Text>
    </li>
  );
}
