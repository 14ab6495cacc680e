import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { Archive, Ellipsis, Inbox, type LucideIcon, Moon, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import type { Menu } from '../../../ui/overlay/menu-items.ts';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import type { Change } from '../triage/change-messages.ts';
import { useMoveTargets } from './use-move-targets.ts';

/** What opens something of its own before it changes anything. */
export type Ask = 'snooze' | 'tags' | 'memo' | 'keys';

type ThreadActionsProps = { message: Message; onChange: (change: Change) => void; onAsk: (ask: Ask) => void };

/** What can be done with the thread that is open; the keys do the same. */
export function ThreadActions({ message, onChange, onAsk }: ThreadActionsProps) {
  const { t } = useTranslation('inbox');
  const targets = useMoveTargets(message);
  const isInInbox = message.fid === FOLDER_IDS.inbox;
  const moveTo = (fid: number) => onChange({ kind: 'move', fid });
  const items: Menu['items'] = [
    {
      key: 'unread',
      label: message.flags.read ? t('do.unread') : t('do.read'),
      extra: 'u',
      onClick: () => onChange({ kind: 'read', read: !message.flags.read }),
    },
    {
      key: 'star',
      label: message.label0 === 1 ? t('do.unstar') : t('do.star'),
      extra: 's',
      onClick: () => onChange({ kind: 'star', star: message.label0 === 0 }),
    },
    {
      key: 'pin',
      label: message.flags.top ? t('do.unpin') : t('do.pin'),
      onClick: () => onChange({ kind: 'pin', pin: !message.flags.top }),
    },
    {
      key: 'move',
      label: t('do.move'),
      children: targets.map(({ fid, name }) => ({ key: `move ${fid}`, label: name, onClick: () => moveTo(fid) })),
    },
    { key: 'tags', label: t('do.tags'), onClick: () => onAsk('tags') },
    { key: 'memo', label: message.memo === '' ? t('do.memo') : t('memo.edit'), onClick: () => onAsk('memo') },
    { type: 'divider' },
    { key: 'keys', label: t('keys.title'), extra: '?', onClick: () => onAsk('keys') },
  ];
  return (
    <>
      <ActionButton
        label={isInInbox ? t('do.archive') : t('do.toInbox')}
        Icon={isInInbox ? Archive : Inbox}
        onClick={() => moveTo(isInInbox ? FOLDER_IDS.archive : FOLDER_IDS.inbox)}
      />
      <ActionButton label={t('do.snooze')} Icon={Moon} onClick={() => onAsk('snooze')} />
      <ActionButton
        label={message.fid === FOLDER_IDS.trash ? t('do.remove') : t('do.delete')}
        Icon={Trash2}
        onClick={() => onChange({ kind: 'delete' })}
      />
      <Dropdown placement="bottomRight" menu={{ items }}>
        <Button text small aria-label={t('do.more')} icon={<Ellipsis size={16} strokeWidth={1.5} />} />
      </Dropdown>
    </>
  );
}

type ActionButtonProps = { label: string; Icon: LucideIcon; onClick: () => void };

const ActionButton = ({ label, Icon, onClick }: ActionButtonProps) => (
  <Tooltip title={label}>
    <Button text small aria-label={label} icon={<Icon size={16} strokeWidth={1.5} />} onClick={onClick} />
  </Tooltip>
);
