import { useTranslation } from 'react-i18next';
import type { useMessageList } from '../../../features/inbox/list/use-message-list.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './inbox.module.css';

export type Reading = ReturnType<typeof useMessageList>;

/** Below the rows: why no more of them could be read. */
export function ListFoot({ reading: { endError, retryEnd } }: { reading: Reading }) {
  const { t } = useTranslation('inbox');
  if (!endError) return null;
  return (
    <div className={styles.foot}>
      <Note tone="red">{endError.message}</Note>
      <Button onClick={retryEnd}>{t('retry')}</Button>
    </div>
  );
}
