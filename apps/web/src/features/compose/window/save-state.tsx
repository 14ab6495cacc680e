import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { useCompose, useOpenMail } from '../composer.ts';
import { isChanged } from '../state/compose-state.ts';
import styles from './compose.module.css';

/** Whether the server has what is on the screen, and where it is if not. */
export function SaveState({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const { time } = useDates();
  const isOnline = useCompose((state) => state.isOnline);
  const isSaving = useOpenMail(cid, (open) => open.isSaving);
  const hasChanges = useOpenMail(cid, isChanged);
  const lastSaveAt = useOpenMail(cid, (open) => open.lastSaveAt);
  const saveError = useOpenMail(cid, (open) => open.saveError);
  const revision = useOpenMail(cid, (open) => open.revision) ?? 0;
  const state = (icon: React.ReactNode, words: string) => (
    <span className={styles.saved} role="status">
      {icon}
      {words}
    </span>
  );
  if (!isOnline && hasChanges) return state(<CloudOff size={14} aria-hidden />, t('save.offline'));
  if (saveError !== undefined && hasChanges)
    return (
      <Text tone="amber" className={styles.unsaved} role="status" title={saveError}>
        <TriangleAlert size={14} aria-hidden />
        {t('save.failed')}
      </Text>
    );
  if (isSaving && !lastSaveAt) return state(null, t('save.saving'));
  if (lastSaveAt !== undefined && (!hasChanges || isSaving))
    return state(<Check size={14} aria-hidden />, t('save.saved', { at: time(lastSaveAt) }));
  if (hasChanges || revision === 0) return state(null, t('save.notYet'));
  return null;
}
