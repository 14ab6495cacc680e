import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HitText } from '../../../features/inbox/list/hit-text.tsx';
import type { Hit } from '../../../features/inbox/list/message-rows.ts';
import { folderRole, nameOf } from '../../../features/inbox/shared/marks.ts';
import { fileSize } from '../../../platform/files/file-size.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './message-item.module.css';

type FoundItemProps = { message: Message; hit: Hit | undefined; isFile: boolean; isLong: boolean; to: string };

/** A mail a search found, or a file of one, with the hits marked. */
export function FoundItem({ message, hit, isFile, isLong, to }: FoundItemProps) {
  const { t } = useTranslation('inbox');
  const { since, date } = useDates();
  const { sender, subject, summary, receivedDate, fid, folder, account, flags } = message;
  const role = folderRole(fid);
  const title = subject || t('row.noSubject');
  return (
    <Link to={to} className={flags.read ? styles.item : `${styles.item} ${styles.unread}`}>
      <Avatar name={nameOf(sender)} picture="" size={32} />
      <span className={styles.words}>
        <Row as="span">
          <Text size={15} leading={20} className={`${styles.who} ellipsis`}>
            {nameOf(sender)}
          </Text>
          <Row as="span" rigid gap={1.5} before="auto" tone="muted">
            <time className="small" dateTime={receivedDate} title={date(receivedDate)}>
              {since(receivedDate)}
            </time>
          </Row>
        </Row>
        <span className={`${styles.subject} ellipsis`}>
          {isFile ? <HitText text={hit?.file ?? ''} /> : hit?.subject ? <HitText text={hit.subject} /> : title}
        </span>
        {isFile ? (
          <span className={`${styles.summary} ellipsis`}>{title}</span>
        ) : (
          <span className={isLong ? styles.two : `${styles.summary} ellipsis`}>
            {hit?.text ? <HitText text={hit.text} /> : summary}
          </span>
        )}
        <span className={`${styles.place} muted small ellipsis`}>
          {isFile
            ? t('phone.search.file', { size: fileSize(sizeOf(message, hit?.file ?? '')) })
            : t('phone.search.in', { folder: role ? t(`folder.${role}`) : folder, account })}
        </span>
      </span>
    </Link>
  );
}

/** The file is shown by its name, in which the hits are marked. */
function sizeOf({ attachments }: Message, marked: string): number {
  const name = marked.replaceAll('\u0001', '').replaceAll('\u0002', '');
  return attachments.find((file) => file.name === name)?.size ?? 0;
}
