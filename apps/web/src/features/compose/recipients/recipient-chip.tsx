import { X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import type { Suppressed } from '../compose-queries.ts';
import type { Receiver } from '../state/mail.ts';
import { isValidEmail } from '../state/receivers.ts';
import { reasonKind } from './reason-kind.ts';
import styles from './recipients.module.css';

/** What is dragged from line to line. */
export const DRAGGED = 'application/x-outrider-recipient';

type RecipientChipProps = {
  receiver: Receiver;
  suppressed: Suppressed | undefined;
  onKey: (event: KeyboardEvent, email: string) => void;
  onRemove: (email: string) => void;
  onEdit: (receiver: Receiver) => void;
};

/** One person: by mouse dragged to another line, by keyboard moved with Alt and the arrows. */
export const RecipientChip = memo(function RecipientChip({
  receiver,
  suppressed,
  onKey,
  onRemove,
  onEdit,
}: RecipientChipProps) {
  const { t } = useTranslation('compose');
  const { day } = useDates();
  const { email, name } = receiver;
  const isValid = isValidEmail(email);
  const shown = name || email;
  const note = isValid
    ? suppressed && t(`to.suppressed.${reasonKind(suppressed.reason)}`, { day: day(suppressed.at) })
    : t('to.invalid');
  return (
    <div
      role="option"
      aria-selected={false}
      tabIndex={-1}
      className={note === undefined ? styles.chip : `${styles.chip} ${styles.bad}`}
      title={isValid ? email : t('to.dropped')}
      data-email={email}
      draggable
      aria-keyshortcuts="Delete Alt+ArrowUp Alt+ArrowDown"
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(DRAGGED, email);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDoubleClick={() => onEdit(receiver)}
      onKeyDown={(event) => onKey(event, email)}
    >
      <Avatar name={shown} picture="" size={20} />
      <span className="ellipsis">{shown}</span>
      {note !== undefined && (
        <Text rigid tone="red" size={12}>
          {note}
        </Text>
      )}
      <button type="button" tabIndex={-1} aria-label={t('to.remove', { who: shown })} onClick={() => onRemove(email)}>
        <X size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
});
