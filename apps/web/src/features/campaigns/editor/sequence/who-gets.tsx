import { UNKNOWN_POLICIES } from '@outrider/campaign-rules/campaign';
import { Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { useForecast } from '../use-forecast.ts';
import styles from './sequence-step.module.css';

/** How many of the leads a round is for, as far as one can tell. */
export const WhoGets = memo(function WhoGets({ at, leads }: { at: number; leads: number }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const condition = useDraft(({ rounds }) => rounds[at]?.condition ?? 'all');
  const unknownOpens = useDraft(({ settings }) => settings.tracking.unknownOpens);
  const { data } = useForecast();
  const gets = data?.reach.find(({ round }) => round === at)?.leads;
  if (!data || leads === 0 || gets === undefined || data.mails === 0) return null;
  const held = at === 0 ? Math.min(data.held, Math.max(0, leads - gets)) : 0;
  const rest = Math.max(0, leads - gets - held);
  return (
    <section className={styles.who} aria-label={t('who.title', { round: at + 1 })}>
      <div className={shared.line}>
        <h3 className="medium">{t('who.title', { round: at + 1 })}</h3>
        <span className="muted small">{t('who.estimate')}</span>
        <span className={shared.push} />
        {condition !== 'all' && (
          <>
            <span className="muted small">{t('who.unknown')}</span>
            <Select
              size="small"
              aria-label={t('who.unknown')}
              popupMatchSelectWidth={false}
              value={unknownOpens}
              options={UNKNOWN_POLICIES.map((value) => ({ value, label: t(`who.policy.${value}`) }))}
              onChange={(value) => editor.change(changeSettings('tracking', { unknownOpens: value }))}
            />
          </>
        )}
      </div>
      <div className={styles.whoBar} aria-hidden>
        <i style={{ flexGrow: gets, background: 'var(--ink)' }} />
        {held > 0 && <i style={{ flexGrow: held, background: 'var(--amber-solid)' }} />}
        {rest > 0 && <i style={{ flexGrow: rest, background: 'var(--ink-4)' }} />}
      </div>
      <div className={styles.keys}>
        <Key color="var(--ink)" word={t('who.gets', { number: formatNumber(gets) })} />
        {held > 0 && <Key color="var(--amber-solid)" word={t('who.held', { number: formatNumber(held) })} />}
        {rest > 0 && <Key color="var(--ink-4)" word={t('who.rest', { number: formatNumber(rest) })} />}
      </div>
    </section>
  );
});

const Key = ({ color, word }: { color: string; word: string }) => (
  <span className={styles.key}>
    <i style={{ background: color }} />
    {word}
  </span>
);
