import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { letterOf } from '../draft/edit-draft.ts';
import { useDraft } from '../draft/editor-context.ts';
import { useConditionWords, useDelayWords, useRoundTitle } from '../sequence/rule-words.ts';
import { useReach } from '../sequence/use-reach.ts';
import { useRoundActions } from '../sequence/use-round-actions.ts';
import styles from './docked.module.css';

type RoundRowProps = { at: number; leads: number; onGo: (round: number) => void };

/** Every round with what parts it from the one before. */
export function RoundRow({ at, leads, onGo }: RoundRowProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds);
  const reach = useReach();
  const { add } = useRoundActions({ onGo, onMoved: () => {} });
  return (
    <Row
      as="section"
      rigid
      pad="3 4"
      border="bottom"
      surface="app"
      className={styles.rounds}
      aria-label={t('flow.title')}
    >
      <Row as="ol" grow gap={0} align="stretch">
        {rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place.
          <li key={index}>
            {index > 0 && <Wait round={round} />}
            <RoundCard
              round={round}
              index={index}
              isOn={index === at}
              gets={reach?.gets[index]}
              leads={leads}
              onOpen={() => onGo(index)}
            />
          </li>
        ))}
      </Row>
      <Grid
        type="button"
        as="button"
        rigid
        align="center"
        items="center"
        width={44}
        height={44}
        pad={0}
        border="all"
        borderTone="control"
        rounded
        surface="raised"
        tone="secondary"
        aria-label={t('folded.addRound')}
        onClick={add}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
      </Grid>
    </Row>
  );
}

function Wait({ round }: { round: CampaignRound }) {
  const delayWords = useDelayWords();
  const conditionWords = useConditionWords();
  return (
    <Grid as="span" rigid gap={0.5} width={64} pad="0 1" tone="muted" size={12} leading={16} textAlign="center" breaks>
      <span>{delayWords(round.delay)}</span>
      <span>{conditionWords(round)}</span>
    </Grid>
  );
}

type RoundCardProps = {
  round: CampaignRound;
  index: number;
  isOn: boolean;
  /** How many get it, as far as one can tell. */
  gets: number | undefined;
  leads: number;
  onOpen: () => void;
};

function RoundCard({ round, index, isOn, gets, leads, onOpen }: RoundCardProps) {
  const title = useRoundTitle()(round, index);
  return (
    <Stack
      type="button"
      as="button"
      grow
      width={132}
      minHeight={104}
      pad={2.5}
      border="all"
      borderTone="strong"
      rounded
      surface="raised"
      tone="default"
      textAlign="left"
      className={styles.card}
      aria-current={isOn || undefined}
      onClick={onOpen}
    >
      <Row as="span" align="start" weight={500} leading={18} className={styles.title}>
        <i>{formatNumber(index + 1)}</i>
        <span>{title}</span>
      </Row>
      <Row as="span" gap={1} size={12} leading={16}>
        {round.variants.map(({ id }, place) => (
          <Box as="b" pad="0 1.25" border="all" borderTone="strong" rounded={3} weight={500} key={id}>
            {letterOf(place)}
          </Box>
        ))}
        {gets !== undefined && (
          <Text before="auto" className="muted">
            {formatNumber(gets)}
          </Text>
        )}
      </Row>
      <Bar label={title} value={gets ?? 0} total={leads} tone="ink" />
    </Stack>
  );
}
