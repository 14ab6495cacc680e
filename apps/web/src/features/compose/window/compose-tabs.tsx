import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { composer, useCompose, useOpenMail } from '../composer.ts';
import { isChanged } from '../state/compose-state.ts';
import { useNewMail } from '../use-new-mail.ts';
import styles from './compose.module.css';
import { closeMail } from './compose-keys.ts';

export function ComposeTabs() {
  const { t } = useTranslation('compose');
  const tabs = useCompose((state) => state.tabs);
  const startNew = useNewMail();
  const id = useId();
  const idOf = (cid: string) => `${id}${cid}`;
  return (
    <Row grow gap={1} align="stretch" minWidth={0}>
      {/* It may hold nothing but tabs, and beside each of them is a button. */}
      <div
        className="visually-hidden"
        role="tablist"
        aria-label={t('tabs.label')}
        aria-owns={tabs.cids.map(idOf).join(' ')}
      />
      <Row minWidth={0} gap={0} align="stretch">
        {tabs.cids.map((cid) => (
          <ComposeTab key={cid} id={idOf(cid)} cid={cid} isCurrent={cid === tabs.current} />
        ))}
      </Row>
      <IconButton label={t('tabs.add')} Icon={Plus} onClick={() => startNew()} />
    </Row>
  );
}

type ComposeTabProps = { id: string; cid: string; isCurrent: boolean };

function ComposeTab({ id, cid, isCurrent }: ComposeTabProps) {
  const { t } = useTranslation('compose');
  const title = useOpenMail(cid, ({ mail }) => mail.entry.title) || t('newMail');
  const hasChanges = useOpenMail(cid, isChanged) === true;
  const isInDock = useOpenMail(cid, ({ place }) => place.kind === 'dock') === true;
  if (!isInDock) return null;
  return (
    <Row
      relative
      gap={1}
      minWidth={64}
      maxWidth={232}
      above={2}
      pad="0 1.5 0 3.5"
      className={isCurrent ? `${styles.tab} ${styles.current}` : styles.tab}
    >
      <button
        type="button"
        role="tab"
        id={id}
        aria-selected={isCurrent}
        tabIndex={isCurrent ? 0 : -1}
        title={title}
        onClick={() => composer.show(cid)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight' || key === 'ArrowLeft') composer.stepTab(key === 'ArrowRight' ? 1 : -1);
          if (key === 'Delete') closeMail(cid);
        }}
      >
        {hasChanges && (
          <Box as="i" rigid width={6} height={6} rounded="full" className={styles.changed} title={t('save.notYet')} />
        )}
        <span className="ellipsis">{title}</span>
      </button>
      <IconButton label={t('tabs.close', { title })} Icon={X} size={20} iconSize={14} onClick={() => closeMail(cid)} />
    </Row>
  );
}
