import { UNKNOWN_POLICIES } from '@outrider/campaign-rules/campaign';
import type { RoundReach } from '@outrider/campaign-rules/estimate-reach';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark, type MarkKind, markLook } from '../../../../ui/charts/mark.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import styles from './sequence-step.module.css';
import { useReach } from './use-reach.ts';

type Part = { key: string; people: number; kind: MarkKind; words: string };

/** How many of the leads a round is for, as far as one can tell. */
export const WhoGets = memo(function WhoGets({ at, leads }: { at: number; leads: number }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const condition = useDraft(({ rounds }) => rounds[at]?.condition ?? 'all');
  const unknownOpens = useDraft(({ settings }) => settings.tracking.unknownOpens);
  const reach = useReach();
  const partsOf = useParts(at);
  if (!reach || leads === 0) return null;
  const isKnown = at > 0 && reach.campaigns > 0;
  const parts = partsOf(reach.estimate[at], reach.gets[at] ?? 0, { leads, held: reach.held }).filter(
    ({ people }) => people > 0,
  );
  return (
    <section className={styles.who} aria-label={t('who.title', { round: at + 1 })}>
      <div className={shared.line}>
        <h3 className="medium">{t('who.title', { round: at + 1 })}</h3>
        <span className="muted small">
          {isKnown ? t('who.estimateFrom', { count: reach.campaigns }) : t(at === 0 ? 'who.estimate' : 'who.noHistory')}
        </span>
        <Text grow />
        {(condition === 'notOpen' || condition === 'openNotReply') && (
          <>
            <span className="muted small">{t('who.unknown')}</span>
            <Select
              size="small"
              aria-label={t('who.unknown')}
              hasWideList
              value={unknownOpens}
              options={UNKNOWN_POLICIES.map((value) => ({ value, label: t(`who.policy.${value}`) }))}
              onChange={(value) => editor.change(changeSettings('tracking', { unknownOpens: value }))}
            />
          </>
        )}
      </div>
      <Row gap={0.5} height={12} above={2} below={2} align="stretch" className={styles.whoBar} aria-hidden>
        {parts.map(({ key, people, kind }) => {
          const { className, style } = markLook(kind);
          return <i key={key} className={className} style={{ ...style, flexGrow: people }} />;
        })}
      </Row>
      <Row wraps gap="1 4" align="stretch">
        {parts.map(({ key, people, kind, words }) => (
          <Row key={key} as="span" inline gap={1.5} tone="secondary" size={12} className={styles.key}>
            <Mark kind={kind} />
            {words} <span className="numbers medium">{formatNumber(people)}</span>
          </Row>
        ))}
      </Row>
    </section>
  );
});

/** Those who get the round are dark, those who read the mail green, those who are gone light. */
function useParts(at: number) {
  const { t } = useTranslation('campaign-editor');
  const condition = useDraft(({ rounds }) => rounds[at]?.condition ?? 'all');
  const isLast = useDraft(({ rounds }) => at === rounds.length - 1);
  const skips = (who: 'read' | 'notRead' | 'clicked' | 'notClicked' | 'saysNot') =>
    isLast ? t(`who.${who}Ends`) : t(`who.${who}GoesOn`, { round: at + 2 });

  return (
    estimate: RoundReach | undefined,
    gets: number,
    { leads, held: heldNow }: { leads: number; held: number },
  ): Part[] => {
    if (!estimate || at === 0) {
      const held = at === 0 ? Math.min(heldNow, Math.max(0, leads - gets)) : 0;
      return [
        { key: 'gets', people: gets, kind: 'ink', words: t('who.gets') },
        { key: 'held', people: held, kind: 'amber', words: t('who.held') },
        { key: 'rest', people: Math.max(0, leads - gets - held), kind: 'ink-4', words: t('who.rest') },
      ];
    }
    const { didNot, unknown, did, stopped } = estimate;
    const gone: Part = { key: 'gone', people: stopped, kind: 'ink-4', words: t('who.gone') };
    if (condition === 'all') return [{ key: 'gets', people: gets, kind: 'ink', words: t('who.gets') }, gone];
    const part = (key: string, people: number, kind: MarkKind, words: string): Part => ({ key, people, kind, words });
    const unsure = part('unknown', unknown, 'unknown', t('who.cannotTell'));
    const unseen = part('unknown', unknown, 'unknown', t('who.cannotTellSkips'));
    switch (condition) {
      case 'openNotReply':
        return [part('did', did, 'ink', t('who.read')), unsure, part('not', didNot, 'ink-3', skips('notRead')), gone];
      case 'notOpen':
        return [part('not', didNot, 'ink', t('who.notRead')), unsure, part('did', did, 'green', skips('read')), gone];
      case 'clicked':
        return [
          part('did', did, 'ink', t('who.clicked')),
          unseen,
          part('not', didNot, 'ink-3', skips('notClicked')),
          gone,
        ];
      case 'notClicked':
        return [
          part('not', didNot, 'ink', t('who.notClicked')),
          unseen,
          part('did', did, 'green', skips('clicked')),
          gone,
        ];
      case 'field':
        return [part('did', did, 'ink', t('who.says')), part('not', didNot, 'ink-3', skips('saysNot')), gone];
    }
  };
}
