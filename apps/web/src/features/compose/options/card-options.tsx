import type { Card } from '@outrider/mail-kit/cards/card';
import { CalendarPlus, Heart, ListTodo, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { MeetingDialog } from '../cards/meeting-dialog.tsx';
import { TaskDialog } from '../cards/task-dialog.tsx';
import { ThankYouDialog } from '../cards/thank-you-dialog.tsx';
import type { ComposedMail } from '../state/mail.ts';
import { isValidEmail, readReceiver } from '../state/receivers.ts';

const KINDS = [
  ['conferenceShow', CalendarPlus],
  ['praiseMailShow', Heart],
  ['taskMailShow', ListTodo],
] as const;

type CardOptionsProps = { mail: ComposedMail; onChange: (changed: Partial<ComposedMail>) => void };

/** A meeting, a thank-you or a task goes along as a card below the text. */
export function CardOptions({ mail, onChange }: CardOptionsProps) {
  const { t } = useTranslation('compose');
  const { timeZone } = useDates();
  const [asked, setAsked] = useState<(typeof KINDS)[number][0]>();
  const sender = readReceiver(mail.optSenderStr || mail.sender, 'to');
  const insert = (card: Card) => {
    if (asked) onChange({ cards: [...mail.cards, { ...card }], status: { ...mail.status, [asked]: true } });
    setAsked(undefined);
  };
  const dialog = { onInsert: insert, onClose: () => setAsked(undefined) };
  return (
    <>
      <Row wraps gap="2 4" align="stretch">
        {KINDS.map(([kind, Icon]) => (
          <Row as="button" gap={1.5} key={kind} type="button" className="link" onClick={() => setAsked(kind)}>
            <Icon size={14} strokeWidth={1.5} aria-hidden />
            {t(`cards.${kind}`)}
          </Row>
        ))}
        {mail.cards.length > 0 && (
          <Row
            as="button"
            gap={1.5}
            type="button"
            className="link"
            onClick={() => onChange({ cards: mail.cards.slice(0, -1) })}
          >
            <X size={14} strokeWidth={1.5} aria-hidden />
            {t('cards.remove', { count: mail.cards.length })}
          </Row>
        )}
      </Row>
      {asked === 'conferenceShow' && (
        <MeetingDialog
          organizer={{ name: sender.name, email: sender.email }}
          attendees={mail.receiver
            .filter(({ email }) => isValidEmail(email))
            .map(({ name, email }) => ({ name, email }))}
          timeZone={timeZone}
          {...dialog}
        />
      )}
      {asked === 'praiseMailShow' && <ThankYouDialog from={sender.name || sender.email} {...dialog} />}
      {asked === 'taskMailShow' && <TaskDialog {...dialog} />}
    </>
  );
}
