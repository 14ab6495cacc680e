import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { ChevronRight, Clock, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Box, type ButtonPartProps, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import type { StepProblem } from '../draft/check-step.ts';
import { letterOf, sharesOf } from '../draft/edit-draft.ts';
import { useDraft } from '../draft/editor-context.ts';
import { useConditionWords, useDelayWords, useRoundTitle } from '../sequence/rule-words.ts';
import { useReach } from '../sequence/use-reach.ts';
import { useLeadSummary } from '../use-lead-summary.ts';
import { counted } from '../words.ts';
import styles from './folded.module.css';
import { FoldedRound } from './folded-round.tsx';
import { RuleSheet } from './rule-sheet.tsx';

type FoldedSequenceProps = {
  /** The round that is written; none: all of them are listed. */
  round: number | undefined;
  onRound: (round: number | undefined) => void;
  ownEmail: string;
  problem: StepProblem | undefined;
};

/** The rounds one below the other; one is opened to be written. */
export function FoldedSequence({ round, onRound, ownEmail, problem }: FoldedSequenceProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds);
  const leads = useLeadSummary()?.leads ?? 0;
  const reach = useReach();
  const [ruled, setRuled] = useState<number>();
  if (round !== undefined && rounds[round]) {
    return <FoldedRound at={round} onRound={onRound} ownEmail={ownEmail} problem={problem} />;
  }
  return (
    <Box as="section" pad="0 4 6" aria-label={t('flow.title')}>
      <Row align="baseline" pad="3 0" className={styles.title}>
        <h2>{t('flow.title')}</h2>
        <span className="muted">{t('flow.enter', counted(leads))}</span>
      </Row>
      <ol>
        {rounds.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place.
          <li key={index}>
            {index > 0 && <Wait round={each} index={index} onOpen={() => setRuled(index)} />}
            <RoundCard
              round={each}
              index={index}
              reach={reach?.gets[index]}
              leads={leads}
              onOpen={() => onRound(index)}
            />
          </li>
        ))}
      </ol>
      {ruled !== undefined && <RuleSheet at={ruled} onClose={() => setRuled(undefined)} />}
    </Box>
  );
}

type WaitProps = { round: CampaignRound; index: number; onOpen: () => void };

function Wait({ round, index, onOpen }: WaitProps) {
  const { t } = useTranslation('campaign-editor');
  const delayWords = useDelayWords();
  const conditionWords = useConditionWords();
  return (
    <Row before={6} pad="1.5 0 1.5 4" border="left" borderTone="strong" align="stretch">
      <Pill aria-label={t('folded.wait', { round: index + 1, delay: delayWords(round.delay) })} onClick={onOpen}>
        <Clock size={16} strokeWidth={1.5} aria-hidden />
        {delayWords(round.delay)}
      </Pill>
      <Pill aria-label={t('folded.to', { round: index + 1, condition: conditionWords(round) })} onClick={onOpen}>
        <GitBranch size={16} strokeWidth={1.5} aria-hidden />
        <span className="ellipsis">{conditionWords(round)}</span>
      </Pill>
    </Row>
  );
}

const Pill = (props: ButtonPartProps) => (
  <Row
    {...props}
    type="button"
    as="button"
    inline
    gap={1.5}
    minWidth={0}
    minHeight={44}
    pad="0 3.5"
    border="all"
    borderTone="strong"
    rounded={22}
    surface="raised"
    tone="secondary"
  />
);

type RoundCardProps = {
  round: CampaignRound;
  index: number;
  /** How many get it, as far as one can tell. */
  reach: number | undefined;
  leads: number;
  onOpen: () => void;
};

function RoundCard({ round, index, reach, leads, onOpen }: RoundCardProps) {
  const { t } = useTranslation('campaign-editor');
  const title = useRoundTitle()(round, index);
  const { variants } = round;
  const shares = sharesOf(variants);
  return (
    <Grid
      type="button"
      as="button"
      columns="24px minmax(0, 1fr) 16px"
      gap={3}
      align="center"
      width="100%"
      pad={3}
      border="all"
      borderTone="strong"
      rounded
      surface="raised"
      tone="default"
      textAlign="left"
      className={styles.card}
      onClick={onOpen}
    >
      <Grid
        as="span"
        align="center"
        items="center"
        self="start"
        width={24}
        height={24}
        rounded="full"
        surface="selected"
        size={12}
        weight={600}
      >
        {index + 1}
      </Grid>
      <Grid as="span" gap={1.5} minWidth={0}>
        <Text weight={500} className="ellipsis">
          {title}
        </Text>
        <Row as="span" wraps gap={1.5} size={12}>
          {variants.map(({ id }, place) => (
            <Box key={id} as="span" pad="0.25 1.5" border="all" borderTone="strong" rounded={2}>
              {variants.length === 1
                ? letterOf(place)
                : t('flow.share', { letter: letterOf(place), percent: shares.get(id) ?? 0 })}
            </Box>
          ))}
          {reach !== undefined && (
            <Text before="auto" className="muted">
              {t('folded.about', { number: formatNumber(reach) })}
            </Text>
          )}
        </Row>
        <Bar label={title} value={reach ?? 0} total={leads} tone="ink" />
      </Grid>
      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
    </Grid>
  );
}
