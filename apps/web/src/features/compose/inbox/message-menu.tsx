import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { answerMail, attachMails } from '../open-mail.ts';

/** Answer this one message of a thread, pass it on, or send it again. */
export function MessageMenu({ message }: { message: Message }) {
  const { t } = useTranslation('compose');
  const { timeZone } = useDates();
  const { id: mid, tid, fid } = message;
  const answer = (kind: 'reply' | 'replyAll' | 'forward' | 'resend') => () =>
    void answerMail({ mid, kind, tid }, timeZone);
  return (
    <Dropdown
      placement="bottomRight"
      menu={{
        items: [
          { key: 'reply', label: t('answer.reply'), onClick: answer('reply') },
          { key: 'replyAll', label: t('answer.replyAll'), onClick: answer('replyAll') },
          { key: 'forward', label: t('answer.forward'), onClick: answer('forward') },
          {
            key: 'attach',
            label: t('answer.asAttachment'),
            onClick: () => void attachMails([mid], timeZone),
          },
          ...(fid === FOLDER_IDS.sent ? [{ key: 'resend', label: t('answer.resend'), onClick: answer('resend') }] : []),
        ],
      }}
    >
      <Button text small aria-label={t('answer.menu')} icon={<Ellipsis size={16} strokeWidth={1.5} />} />
    </Dropdown>
  );
}
