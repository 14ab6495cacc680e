import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type StepProblem, unwrittenCondition } from '../draft/check-step.ts';
import { useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { HelpSide } from '../writing-help/help-side.tsx';
import { Flow } from './flow.tsx';
import { PreviewSide } from './preview-side.tsx';
import { RoundContent, RoundEnd } from './round-content.tsx';
import { useKnownFields, Written } from './round-parts.tsx';
import { RuleLine } from './rule-line.tsx';
import styles from './sequence-step.module.css';
import { useRound } from './use-round.ts';
import { VariantLine } from './variant-line.tsx';
import { WhoGets } from './who-gets.tsx';

type SequenceStepProps = {
  ownEmail: string;
  /** What keeps the user from going on. */
  problem: StepProblem | undefined;
};

/** What is written: rounds, their mails, and how they look to a recipient. */
export function SequenceStep({ ownEmail, problem }: SequenceStepProps) {
  const [chosen, setChosen] = useState({ round: 0, variant: '' });
  const rounds = useDraft((draft) => draft.rounds.length);
  const at = Math.min(chosen.round, rounds - 1);
  const round = useRound(at, chosen.variant);
  const { campaignId, id, leads, step, body, asked, suggest, close } = round;
  const known = useKnownFields(round.summary);
  const lacksSubject = problem === 'noSubject';
  const unnamed = useDraft(({ rounds: [first] }) => first?.variants.find(({ subject }) => subject.trim() === '')?.id);
  const goToUnnamed = useEffectEvent(() => setChosen({ round: 0, variant: unnamed ?? '' }));
  useEffect(() => {
    if (lacksSubject) goToUnnamed();
  }, [lacksSubject]);
  const lacksCondition = problem === 'conditionNoField' || problem === 'conditionNoValue';
  const unwritten = useDraft((draft) => unwrittenCondition(draft.rounds));
  const goToUnwritten = useEffectEvent(() => setChosen({ round: Math.max(0, unwritten), variant: '' }));
  useEffect(() => {
    if (lacksCondition) goToUnwritten();
  }, [lacksCondition]);
  const goTo = useCallback((round: number) => setChosen({ round, variant: '' }), []);
  const goToVariant = useCallback((variant: string) => setChosen({ round: at, variant }), [at]);
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <Flow at={at} leads={leads} onGo={goTo} />
      {id !== undefined && (
        <section>
          <RuleLine at={at} known={known} />
          <VariantLine at={at} id={id} onGo={goToVariant} />
          <RoundContent at={at} id={id} round={round} problem={problem} />
          <WhoGets at={at} leads={leads} />
          <RoundEnd at={at} id={id} round={round} ownEmail={ownEmail} />
        </section>
      )}
      {id !== undefined && (
        <Written at={at} id={id} isBeside>
          {(variant) =>
            asked ? (
              <HelpSide key={asked.n} at={at} variant={variant} ask={asked.ask} body={body} onClose={close} />
            ) : (
              <PreviewSide campaignId={campaignId} at={at} variant={variant} leads={step} onSuggest={suggest} />
            )
          }
        </Written>
      )}
    </div>
  );
}
