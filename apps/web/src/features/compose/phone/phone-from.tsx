import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import { sendersQuery } from '../compose-queries.ts';
import { useOpenMail } from '../composer.ts';
import { readReceiver } from '../state/receivers.ts';
import { chooseSender } from '../window/choose-sender.ts';
import { LeftToday } from '../window/sending/left-today.tsx';
import styles from './phone-compose.module.css';

/** The sender, by the phone's own picker. */
export function PhoneFrom({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const sender = useOpenMail(cid, ({ mail }) => mail.optSenderStr || mail.sender) ?? '';
  const accountId = useOpenMail(cid, ({ mail }) => mail._account) ?? '';
  const { data: senders = [] } = useQuery(sendersQuery);
  const shown = readReceiver(sender, 'to').email;
  const isKnown = senders.some(({ email }) => email === shown);
  return (
    <Row as="label" gap={3} minHeight={48} pad="0 4" border="bottom" className={styles.from}>
      <span className="muted">{t('from.label')}</span>
      <select
        className="plain"
        value={shown}
        onChange={({ target: { value } }) => {
          const chosen = senders.find(({ email }) => email === value);
          if (chosen) chooseSender(cid, chosen);
        }}
      >
        {!isKnown && <option value={shown}>{shown || t('from.none')}</option>}
        {senders.map(({ key, email }) => (
          <option key={key} value={email}>
            {email}
          </option>
        ))}
      </select>
      <LeftToday accountId={accountId} isShort />
    </Row>
  );
}
