import type { BoxedMail } from '@outrider/contract/sandbox';
import { useTranslation } from 'react-i18next';
import styles from './mail-reader.module.css';

/** Links leave the frame: the product's pages refuse to be shown inside one. */
const inNewTab = (html: string) => `<base target="_blank">${html}`;

/**
 * The mail as it looks to its reader. The sandbox attribute keeps its scripts from running and its origin apart from
 * ours; opened links are ordinary tabs again.
 */
export function MailFrame({ mail }: { mail: BoxedMail }) {
  const { t } = useTranslation('sandbox');
  return (
    <iframe
      className={styles.frame}
      title={t('reader')}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={inNewTab(mail.html)}
    />
  );
}
