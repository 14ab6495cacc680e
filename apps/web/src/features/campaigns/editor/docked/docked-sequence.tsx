import { Ellipsis } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { type StepProblem, unwrittenCondition } from '../draft/check-step.ts';
import { useDraft } from '../draft/editor-context.ts';
import { RoundContent, RoundEnd } from '../sequence/round-content.tsx';
import { useKnownFields, Written } from '../sequence/round-parts.tsx';
import { RoundSheet } from '../sequence/round-sheet.tsx';
import { RuleLine } from '../sequence/rule-line.tsx';
import { useRound } from '../sequence/use-round.ts';
import { VariantLine } from '../sequence/variant-line.tsx';
import { HelpSide } from '../writing-help/help-side.tsx';
import { Dock } from './dock.tsx';
import styles from './docked.module.css';
import { RoundRow } from './round-row.tsx';

type DockedSequenceProps = {
  round: number;
  onRound: (round: number | undefined) => void;
  ownEmail: string;
  problem: StepProblem | undefined;
};

/** The rounds in a row, the mail below them, and in a dock at the bottom what stands beside it in a wide window. */
export function DockedSequence({ round, onRound, ownEmail, problem }: DockedSequenceProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds.length);
  const at = Math.min(round, rounds - 1);
  const [variant, setVariant] = useState('');
  const open = useRound(at, variant);
  const { id, summary, leads, step, body, asked, suggest, close } = open;
  const known = useKnownFields(summary);
  const [isMore, setMore] = useState(false);
  useGoToProblem(problem, onRound);
  if (id === undefined) return null;
  return (
    <Stack tall grow minHeight={0} gap={0}>
      <RoundRow at={at} leads={leads} onGo={onRound} />
      <Stack
        as="section"
        tall
        minWidth={0}
        minHeight={200}
        scrolls
        gap={0}
        className={styles.mail}
        aria-label={t('folded.round', { round: at + 1 })}
      >
        <Row rigid pad="0 3 0 0" border="bottom" gap={0} className={styles.rule}>
          <RuleLine at={at} known={known} />
          <IconButton label={t('folded.more')} Icon={Ellipsis} size={44} iconSize={18} onClick={() => setMore(true)} />
        </Row>
        <VariantLine at={at} id={id} onGo={setVariant} />
        <RoundContent at={at} id={id} round={open} problem={problem} />
        <RoundEnd at={at} id={id} round={open} ownEmail={ownEmail} />
      </Stack>
      <Written at={at} id={id} isBeside>
        {(written) =>
          asked ? (
            <Box scrolls className={styles.help}>
              <HelpSide key={asked.n} at={at} variant={written} ask={asked.ask} body={body} onClose={close} />
            </Box>
          ) : (
            <Dock at={at} variant={written} leads={leads} step={step} onSuggest={suggest} />
          )
        }
      </Written>
      {isMore && <RoundSheet at={at} onRound={onRound} onClose={() => setMore(false)} />}
    </Stack>
  );
}

/** What keeps the user from going on is brought into sight. */
function useGoToProblem(problem: StepProblem | undefined, onRound: (round: number) => void): void {
  const unwritten = useDraft((draft) => unwrittenCondition(draft.rounds));
  const goThere = useEffectEvent(() => {
    if (problem === 'noSubject') onRound(0);
    else if (problem === 'conditionNoField' || problem === 'conditionNoValue') onRound(Math.max(0, unwritten));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new problem leads there.
  useEffect(goThere, [problem]);
}
