import type { ContactEvent } from '@outrider/contract/contacts/contact';
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
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import type { ContactDetail } from '../shared/contact-queries.ts';
import { EVENT_TONES } from '../shared/contact-words.ts';
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
const OWN_TONES: Partial<Record<ContactEvent, 'blue' | 'green'>> = { sent: 'blue', verified: 'green' };

/** What happened with a contact, newest first. */
export function Timeline({ contact: { timeline, moreTimeline } }: { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <ol className={styles.timeline} aria-label={t('panel.timeline')}>
        {timeline.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {moreTimeline && <p className={`muted small ${styles.more}`}>{t('timeline.more')}</p>}
    </>
  );
}

function Entry({ event: { event, at, about, words } }: { event: ContactDetail['timeline'][number] }) {
  const { isToday, time, moment, date } = useDates();
  const eventWords = useEventWords();
  const Icon = ICONS[event];
  const said = eventWords({ event, about });
  return (
    <li>
      <span className={`${styles.icon} ${styles[OWN_TONES[event] ?? EVENT_TONES[event]] ?? ''}`}>
        <Icon size={12} aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className="medium">{said}</span>
          <time className="muted small" title={date(at)}>
            {isToday(at) ? time(at) : moment(at)}
          </time>
        </div>
        {about !== '' && !said.includes(about) && <div className="muted small">{about}</div>}
        {words !== '' &&
          (event === 'replied' ? <q className={styles.quote}>{words}</q> : <div className="muted small">{words}</div>)}
      </div>
    </li>
  );
}
