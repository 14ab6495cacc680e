import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './files.module.css';

/** Nothing is here: what would be, and how it comes here. */
export function NoFiles({ view }: { view: 'all' | 'links' | 'ending' | 'bin' | 'folder' }) {
  const { t } = useTranslation('files');
  return (
    <div className={styles.none} role="status">
      <Paperclip size={20} strokeWidth={1.5} aria-hidden />
      <p className="strong">{t(`none.${view}`)}</p>
      <p className="muted">{t(`none.${view}How`)}</p>
    </div>
  );
}
