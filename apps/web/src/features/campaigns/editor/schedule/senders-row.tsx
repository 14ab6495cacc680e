import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tag as TagIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, tagsQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Dot, type DotTone } from '../../../../ui/dot.tsx';
import { Dropdown } from '../../../../ui/overlay/dropdown.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { Row } from './form-rows.tsx';
import styles from './schedule-step.module.css';

const BY_EMAIL = { pageSize: 200, sort: 'email', order: 'asc' } as const;

const TONES: Record<Account['status'], DotTone> = { active: 'green', paused: 'grey', error: 'red' };

/** Who sends: mailboxes by hand, and all that have a tag, now or later. */
export function SendersRow({ error }: { error: string | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const { mailboxIds, tagIds } = useDraft(({ settings }) => settings.senders);
  const asked = useQuery(accountsQuery(BY_EMAIL));
  const { data: accounts } = asked;
  const { data: tagList = [] } = useQuery(tagsQuery);
  const change = (changed: { mailboxIds?: string[]; tagIds?: string[] }) =>
    editor.change(changeSettings('senders', changed));
  const all = accounts?.accountList ?? [];
  const freeAccounts = all.filter(({ accountId }) => !mailboxIds.includes(accountId));
  const freeTags = tagList.filter(({ tagId }) => !tagIds.includes(tagId));
  const senders = all.filter(
    ({ accountId, tags: own }) => mailboxIds.includes(accountId) || own.some(({ tagId }) => tagIds.includes(tagId)),
  );
  const ready = senders.filter(({ status }) => status === 'active');
  const items = [
    ...(freeAccounts.length > 1
      ? [{ key: 'all', label: t('senders.all', { count: freeAccounts.length }) }, { type: 'divider' as const }]
      : []),
    ...(freeTags.length > 0
      ? [
          {
            type: 'group' as const,
            label: t('senders.tags'),
            children: freeTags.map(({ tagId, tagName, accounts: count }) => ({
              key: `tag ${tagId}`,
              label: t('senders.tagWith', { name: tagName, number: formatNumber(count) }),
            })),
          },
        ]
      : []),
    {
      type: 'group' as const,
      label: t('senders.mailboxes'),
      children: freeAccounts.map(({ accountId, email }) => ({ key: `box ${accountId}`, label: email })),
    },
  ];
  const add = (key: string) => {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'all') change({ mailboxIds: all.map(({ accountId }) => accountId) });
    else if (kind === 'tag') change({ tagIds: [...tagIds, id] });
    else change({ mailboxIds: [...mailboxIds, id] });
  };
  return (
    <Row label={t('senders.title')} isRequired hint={t('senders.hint')} error={error}>
      <div className={styles.chips}>
        {tagIds.map((tagId) => (
          <Chip
            key={tagId}
            isTag
            word={t('senders.tag', {
              name: tagList.find((tag) => tag.tagId === tagId)?.tagName ?? t('senders.goneTag'),
            })}
            onRemove={() => change({ tagIds: tagIds.filter((id) => id !== tagId) })}
          />
        ))}
        {mailboxIds.map((accountId) => {
          const account = all.find((each) => each.accountId === accountId);
          return (
            <Chip
              key={accountId}
              word={account?.email ?? (accounts ? t('senders.gone') : MISSING)}
              tone={account ? TONES[account.status] : accounts ? 'red' : 'grey'}
              count={account?.capToday}
              onRemove={() => change({ mailboxIds: mailboxIds.filter((id) => id !== accountId) })}
            />
          );
        })}
        <Dropdown menu={{ items, style: { maxHeight: 360, overflow: 'auto' }, onClick: ({ key }) => add(key) }}>
          <button type="button" className={`${styles.chip} ${styles.dashed}`} aria-invalid={error !== undefined}>
            <Plus size={12} aria-hidden />
            {t('senders.add')}
          </button>
        </Dropdown>
      </div>
      <FailedNote query={asked} />
      {accounts && (
        <p className="muted small">
          {all.length === 0
            ? t('senders.none')
            : t('senders.sum', {
                count: ready.length,
                cap: formatNumber(ready.reduce((sum, { capToday }) => sum + capToday, 0)),
              })}
        </p>
      )}
    </Row>
  );
}

type ChipProps = { word: string; tone?: DotTone; count?: number | undefined; isTag?: boolean; onRemove: () => void };

function Chip({ word, tone, count, isTag = false, onRemove }: ChipProps) {
  const { t } = useTranslation('campaign-editor');
  return (
    <span className={isTag ? `${styles.chip} ${styles.on}` : styles.chip}>
      {isTag && <TagIcon size={12} aria-hidden />}
      {tone && <Dot tone={tone} />}
      {word}
      {count !== undefined && <span className="muted">{formatNumber(count)}</span>}
      <button type="button" aria-label={t('remove', { name: word })} onClick={onRemove}>
        <X size={12} aria-hidden />
      </button>
    </span>
  );
}
