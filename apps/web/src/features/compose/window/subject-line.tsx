import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { composer, useOpenMail } from '../composer.ts';
import styles from './compose.module.css';

const PRIORITIES = [1, 3, 5] as const;

export function SubjectLine({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const entry = useOpenMail(cid, ({ mail }) => mail.entry);
  if (!entry) return null;
  const setPriority = (priority: (typeof PRIORITIES)[number]) =>
    composer.change(cid, (mail) => ({ ...mail, entry: { ...mail.entry, priority } }));
  return (
    <Row gap={3} minHeight={44} border="bottom" className={styles.line}>
      <label htmlFor={`subject-${cid}`} className={styles.label}>
        {t('subject')}
      </label>
      <input
        id={`subject-${cid}`}
        className={styles.subject}
        value={entry.title}
        maxLength={2_000}
        onChange={({ target: { value } }) =>
          composer.change(cid, (mail) => ({ ...mail, entry: { ...mail.entry, title: value } }))
        }
      />
      <Dropdown
        menu={{
          selectedKeys: [String(entry.priority)],
          items: PRIORITIES.map((priority) => ({
            key: String(priority),
            label: t(`priority.${priority}`),
            onClick: () => setPriority(priority),
          })),
        }}
      >
        <Row
          type="button"
          as="button"
          gap={1.5}
          height={22}
          pad="0 1.5"
          border="all"
          borderTone="strong"
          rounded
          tone="secondary"
          size={12}
          aria-label={t('priority.label', { now: t(`priority.${entry.priority}`) })}
        >
          <Flag size={14} strokeWidth={1.5} aria-hidden />
          {t(`priority.${entry.priority}`)}
        </Row>
      </Dropdown>
    </Row>
  );
}
