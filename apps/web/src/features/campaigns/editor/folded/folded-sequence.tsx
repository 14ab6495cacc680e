import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { ChevronRight, Clock, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
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
    <section className={styles.sequence} aria-label={t('flow.title')}>
      <div className={styles.title}>
        <h2>{t('flow.title')}</h2>
        <span className="muted">{t('flow.enter', counted(leads))}</span>
      </div>
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
    </section>
  );
}

type WaitProps = { round: CampaignRound; index: number; onOpen: () => void };

/** How long a round waits and whom it is for. */
function Wait({ round, index, onOpen }: WaitProps) {
  const { t } = useTranslation('campaign-editor');
  const delayWords = useDelayWords();
  const conditionWords = useConditionWords();
  return (
    <div className={styles.wait}>
      <button
        type="button"
        className={styles.pill}
        aria-label={t('folded.wait', { round: index + 1, delay: delayWords(round.delay) })}
        onClick={onOpen}
      >
        <Clock size={16} strokeWidth={1.5} aria-hidden />
        {delayWords(round.delay)}
      </button>
      <button
        type="button"
        className={styles.pill}
        aria-label={t('folded.to', { round: index + 1, condition: conditionWords(round) })}
        onClick={onOpen}
      >
        <GitBranch size={16} strokeWidth={1.5} aria-hidden />
        <span className="ellipsis">{conditionWords(round)}</span>
      </button>
    </div>
  );
}

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
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.words}>
        <span className={`ellipsis ${styles.subject}`}>{title}</span>
        <span className={styles.facts}>
          {variants.map(({ id }, place) => (
            <span key={id} className={styles.variant}>
              {variants.length === 1
                ? letterOf(place)
                : t('flow.share', { letter: letterOf(place), percent: shares.get(id) ?? 0 })}
            </span>
          ))}
          {reach !== undefined && (
            <span className={`muted ${styles.reach}`}>{t('folded.about', { number: formatNumber(reach) })}</span>
          )}
        </span>
        <Bar label={title} value={reach ?? 0} total={leads} tone="ink" />
      </span>
      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
