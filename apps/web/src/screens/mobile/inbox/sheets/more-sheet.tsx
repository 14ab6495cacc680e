import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import {
  Archive,
  Folder,
  FolderInput,
  Inbox,
  type LucideIcon,
  Mail,
  MailOpen,
  OctagonAlert,
  Pin,
  PinOff,
  Star,
  StickyNote,
  Tags,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveTargets } from '../../../../features/inbox/thread/use-move-targets.ts';
import type { Change } from '../../../../features/inbox/triage/change-messages.ts';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';

type MoreSheetProps = {
  message: Message;
  onChange: (change: Change) => void;
  onTags: () => void;
  onMemo: () => void;
  onClose: () => void;
};

/** What else can be done with a thread. */
export function MoreSheet({ message, onChange, onTags, onMemo, onClose }: MoreSheetProps) {
  const { t } = useTranslation('inbox');
  const [isMoving, setMoving] = useState(false);
  const targets = useMoveTargets(message);
  const { flags, label0, memo, fid } = message;
  if (isMoving) {
    return (
      <Sheet key="move" title={t('do.move')} onClose={onClose}>
        {targets.map((target) => (
          <SheetRow
            key={target.fid}
            icon={iconOf(FOLDER_ICONS.get(target.fid) ?? Folder)}
            onChoose={() => onChange({ kind: 'move', fid: target.fid })}
          >
            {target.name}
          </SheetRow>
        ))}
      </Sheet>
    );
  }
  return (
    <Sheet title={t('do.more')} onClose={onClose}>
      <SheetRow
        icon={iconOf(flags.read ? Mail : MailOpen)}
        onChoose={() => onChange({ kind: 'read', read: !flags.read })}
      >
        {flags.read ? t('do.unread') : t('do.read')}
      </SheetRow>
      <SheetRow icon={iconOf(Star)} onChoose={() => onChange({ kind: 'star', star: label0 === 0 })}>
        {label0 === 1 ? t('do.unstar') : t('do.star')}
      </SheetRow>
      <SheetRow icon={iconOf(flags.top ? PinOff : Pin)} onChoose={() => onChange({ kind: 'pin', pin: !flags.top })}>
        {flags.top ? t('do.unpin') : t('do.pin')}
      </SheetRow>
      <SheetRow icon={iconOf(FolderInput)} onChoose={() => setMoving(true)}>
        {t('do.move')}
      </SheetRow>
      <SheetRow icon={iconOf(Tags)} onChoose={onTags}>
        {t('do.tags')}
      </SheetRow>
      <SheetRow icon={iconOf(StickyNote)} onChoose={onMemo}>
        {memo === '' ? t('do.memo') : t('memo.edit')}
      </SheetRow>
      <SheetRow icon={iconOf(Trash2)} isDanger onChoose={() => onChange({ kind: 'delete' })}>
        {fid === FOLDER_IDS.trash ? t('do.remove') : t('do.delete')}
      </SheetRow>
    </Sheet>
  );
}

const FOLDER_ICONS = new Map<number, LucideIcon>([
  [FOLDER_IDS.inbox, Inbox],
  [FOLDER_IDS.archive, Archive],
  [FOLDER_IDS.spam, OctagonAlert],
  [FOLDER_IDS.trash, Trash2],
]);

const iconOf = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.5} aria-hidden />;
