import { ROUNDS_ADVISED, ROUNDS_MAX } from '@outrider/campaign-rules/campaign';
import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { Clock, GitBranch, GripVertical, Plus, Square, Trash2, Users } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { NumberMark } from '../../../../ui/mark.tsx';
import { letterOf, sharesOf } from '../draft/edit-draft.ts';
import { useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { counted } from '../words.ts';
import styles from './flow.module.css';
import { useConditionWords, useDelayWords, useRoundTitle } from './rule-words.ts';
import { useReach } from './use-reach.ts';
import { useRoundActions } from './use-round-actions.ts';

type FlowProps = { at: number; leads: number; onGo: (round: number) => void };

/** The rounds one below the other, with how long each waits and which leads it is for. */
export function Flow({ at, leads, onGo }: FlowProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds);
  const reach = useReach();
  const [moved, setMoved] = useState('');
  const [over, setOver] = useState<number>();
  const dragged = useRef<number>(undefined);

  const { add, move, remove } = useRoundActions({ onGo, onMoved: setMoved });
  const drag = (index: number, event: DragStage) => {
    if (event === 'start') dragged.current = index;
    else if (event === 'over') {
      if (dragged.current !== undefined) setOver(index);
    } else {
      if (dragged.current !== undefined && over !== undefined) move(dragged.current, over);
      dragged.current = undefined;
      setOver(undefined);
    }
  };
  const hands = useHands({ go: onGo, move, remove, drag });
  return (
    <section className={shared.side} aria-label={t('flow.title')}>
      <Row rigid height={48} pad="0 5" surface="app" className={styles.head}>
        <h2 className={shared.title}>{t('flow.title')}</h2>
        <span className="muted small numbers">{t('flow.count', { count: rounds.length, max: ROUNDS_MAX })}</span>
        <Text grow />
        <Button small icon={<Plus size={14} />} onClick={add}>
          {t('flow.round')}
        </Button>
      </Row>
      <Box pad="1 5 6">
        <Row pad="0 3" tone="secondary" size={12} leading={16}>
          <Users size={14} strokeWidth={1.5} aria-hidden />
          {t('flow.enter', counted(leads))}
        </Row>
        <ol>
          {rounds.map((round, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place.
            <li key={index}>
              <Wait round={round} isFirst={index === 0} />
              <RoundCard
                round={round}
                index={index}
                isOn={index === at}
                isOver={index === over}
                reach={reach?.gets[index]}
                leads={leads}
                hands={hands}
              />
            </li>
          ))}
        </ol>
        <Row relative gap={1.5} pad="0 0 0 9" className={`${styles.wait} ${styles.short}`} />
        <Row pad="0 3" tone="secondary" size={12} leading={16}>
          <Square size={12} strokeWidth={1.5} aria-hidden />
          {t('flow.end')}
        </Row>
        {rounds.length > ROUNDS_ADVISED && <p className="small amber">{t('flow.many', { advised: ROUNDS_ADVISED })}</p>}
      </Box>
      <div className="visually-hidden" role="status">
        {moved}
      </div>
    </section>
  );
}

const Wait = memo(function Wait({ round, isFirst }: { round: CampaignRound; isFirst: boolean }) {
  const delayWords = useDelayWords();
  const conditionWords = useConditionWords();
  if (isFirst) return <Row relative gap={1.5} pad="0 0 0 9" className={`${styles.wait} ${styles.short}`} />;
  return (
    <Row relative gap={1.5} pad="0 0 0 9" className={styles.wait}>
      <Pill>
        <Clock size={12} aria-hidden />
        {delayWords(round.delay)}
      </Pill>
      {round.condition !== 'all' && (
        <Pill>
          <GitBranch size={12} aria-hidden />
          <span className="ellipsis">{conditionWords(round)}</span>
        </Pill>
      )}
    </Row>
  );
});

const Pill = ({ children }: { children: ReactNode }) => (
  <Row
    as="span"
    inline
    rigid
    maxWidth="100%"
    gap={1}
    height={24}
    pad="0 2"
    border="all"
    borderTone="strong"
    rounded={12}
    surface="raised"
    tone="secondary"
    size={12}
    whiteSpace="nowrap"
    className={styles.pill}
  >
    {children}
  </Row>
);

type DragStage = 'start' | 'over' | 'end';

type Hands = {
  go: (round: number) => void;
  move: (from: number, to: number) => void;
  remove: (round: number) => void;
  drag: (round: number, stage: DragStage) => void;
};

/** The same functions for as long as the flow is shown: a key typed in one mail draws no other card again. */
function useHands(hands: Hands): Hands {
  const latest = useRef(hands);
  latest.current = hands;
  return useMemo(
    () => ({
      go: (round) => latest.current.go(round),
      move: (from, to) => latest.current.move(from, to),
      remove: (round) => latest.current.remove(round),
      drag: (round, stage) => latest.current.drag(round, stage),
    }),
    [],
  );
}

type RoundCardProps = {
  round: CampaignRound;
  index: number;
  isOn: boolean;
  isOver: boolean;
  /** How many get it, as far as one can tell. */
  reach: number | undefined;
  leads: number;
  hands: Hands;
};

const RoundCard = memo(function RoundCard({ round, index, isOn, isOver, reach, leads, hands }: RoundCardProps) {
  const { t } = useTranslation('campaign-editor');
  const { variants } = round;
  const shares = sharesOf(variants);
  const title = useRoundTitle()(round, index);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    hands.move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags only what carries something.
      event.dataTransfer.setData('text/plain', title);
      hands.drag(index, 'start');
    },
    onDragEnd: () => hands.drag(index, 'end'),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      hands.drag(index, 'over');
    },
  };
  return (
    <div className={styles.card} data-on={isOn || undefined} data-over={isOver || undefined} {...drag}>
      <button
        type="button"
        className={styles.open}
        aria-current={isOn ? 'step' : undefined}
        onClick={() => hands.go(index)}
      >
        <Row as="span" gap={1.5} below={2} className={styles.line}>
          <NumberMark width={20} height={20} surface="selected" className={styles.number}>
            {index + 1}
          </NumberMark>
          <span className="medium ellipsis">{title}</span>
        </Row>
        <Row as="span" gap={1.5} below={2} className={styles.line}>
          {variants.map(({ id }, place) => (
            <Box
              key={id}
              as="span"
              pad="0 1.25"
              border="all"
              borderTone="strong"
              rounded={3}
              tone="secondary"
              size={12}
              leading={16}
              whiteSpace="nowrap"
            >
              {variants.length === 1
                ? letterOf(place)
                : t('flow.share', { letter: letterOf(place), percent: shares.get(id) ?? 0 })}
            </Box>
          ))}
          <Text grow />
          {reach !== undefined && (
            <span className="muted small">{t('flow.about', { number: formatNumber(reach) })}</span>
          )}
        </Row>
        <Bar label={title} value={reach ?? 0} total={leads} tone={isOn ? 'ink' : 'grey'} />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('flow.remove', { round: index + 1 })}
        onClick={() => hands.remove(index)}
      >
        <Trash2 size={14} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('flow.move', { round: index + 1 })}
        title={t('flow.moveHint')}
        onKeyDown={onKey}
      >
        <GripVertical size={14} aria-hidden />
      </button>
    </div>
  );
});
