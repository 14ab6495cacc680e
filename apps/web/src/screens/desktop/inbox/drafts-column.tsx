import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftsList } from '../../../features/compose/drafts/drafts-list.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './inbox-screen.module.css';

export type DraftsPlace = 'here' | 'inMailboxes';

type DraftsBarProps = { at: DraftsPlace; onGo: (at: DraftsPlace) => void };

/** Drafts written here, of which the mailboxes have copies, or what lies in their own folders. */
export function DraftsBar({ at, onGo }: DraftsBarProps) {
  const { t } = useTranslation('compose');
  return (
    <Box rigid pad="3 4" border="bottom">
      <Segments
        label={t('drafts.which')}
        value={at}
        onChange={onGo}
        options={(['here', 'inMailboxes'] as const).map((value) => ({ value, text: t(`drafts.${value}`) }))}
      />
    </Box>
  );
}

type DraftsColumnProps = DraftsBarProps & {
  accountId: string;
  /** The folders, where they have no column of their own. */
  head: ReactNode;
};

export function DraftsColumn({ accountId, head, ...bar }: DraftsColumnProps) {
  const { t } = useTranslation('compose');
  return (
    <section className={styles.list} aria-label={t('drafts.title')}>
      {head}
      <DraftsBar {...bar} />
      <DraftsList accountId={accountId} />
    </section>
  );
}
