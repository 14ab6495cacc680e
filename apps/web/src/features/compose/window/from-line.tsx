import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { sendersQuery } from '../compose-queries.ts';
import { useOpenMail } from '../composer.ts';
import { readReceiver, writeReceiver } from '../state/receivers.ts';
import { chooseSender } from './choose-sender.ts';
import styles from './compose.module.css';
import { OtherSenderDialog } from './other-sender-dialog.tsx';
import { LeftToday } from './sending/left-today.tsx';

/** The sender. It is the address that was written to, and changes only by hand. */
export function FromLine({
  cid,
  isShort,
}: {
  cid: string /** Where there is no room for the name. */;
  isShort: boolean;
}) {
  const { t } = useTranslation('compose');
  const sender = useOpenMail(cid, ({ mail }) => mail.optSenderStr || mail.sender) ?? '';
  const account = useOpenMail(cid, ({ mail }) => mail._account) ?? '';
  const { data: senders = [] } = useQuery(sendersQuery);
  const [isOther, setOther] = useState(false);
  const shown = readReceiver(sender, 'to');
  return (
    <Row gap={3} minHeight={44} border="bottom" className={styles.line}>
      <span className={styles.label}>{t('from.label')}</span>
      <Dropdown
        menu={{
          className: styles.senders ?? '',
          items: [
            ...senders.map((each) => ({
              key: each.key,
              label: writeReceiver(each),
              onClick: () => chooseSender(cid, each),
            })),
            { type: 'divider' as const },
            { key: 'other', label: t('from.other'), onClick: () => setOther(true) },
          ],
        }}
      >
        <Row type="button" as="button" minWidth={0} pad="1 0" size={14} aria-label={t('from.choose', { from: sender })}>
          <Avatar name={shown.name || shown.email} picture="" size={20} />
          <span className="ellipsis">{(isShort ? shown.email : sender) || t('from.none')}</span>
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
        </Row>
      </Dropdown>
      <LeftToday accountId={account} />
      {isOther && <OtherSenderDialog cid={cid} onClose={() => setOther(false)} />}
    </Row>
  );
}
