import type { StepProblem } from '../draft/check-step.ts';
import { ContentForm } from './content-form.tsx';
import { RoundFoot, Written } from './round-parts.tsx';
import type { useRound } from './use-round.ts';

type Round = ReturnType<typeof useRound>;

type RoundContentProps = {
  at: number;
  id: string;
  round: Pick<Round, 'fields' | 'body'>;
  problem: StepProblem | undefined;
};

export const RoundContent = ({ at, id, round: { fields, body }, problem }: RoundContentProps) => (
  <Written at={at} id={id}>
    {(variant) => (
      <ContentForm
        at={at}
        variant={variant}
        fields={fields}
        lacksSubject={problem === 'noSubject' && at === 0}
        body={body}
      />
    )}
  </Written>
);

type RoundEndProps = {
  at: number;
  id: string;
  round: Pick<Round, 'campaignId' | 'step' | 'ask'>;
  ownEmail: string;
};

/** What ends the mail: its figures, help, a test. */
export const RoundEnd = ({ at, id, round: { campaignId, step, ask }, ownEmail }: RoundEndProps) => (
  <Written at={at} id={id} isBeside>
    {(variant) => (
      <RoundFoot campaignId={campaignId} at={at} variant={variant} lead={step.lead} ownEmail={ownEmail} onAsk={ask} />
    )}
  </Written>
);
