import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Step } from '../../../features/campaigns/editor/draft/check-step.ts';
import { useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import type { Opening } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';
import {
  ConflictDialog,
  FoundBar,
  PauseDialog,
  PausedBar,
} from '../../../features/campaigns/editor/frame/editor-asks.tsx';
import { LeadsStep } from '../../../features/campaigns/editor/leads/leads-step.tsx';
import { ReviewStep } from '../../../features/campaigns/editor/review/review-step.tsx';
import { useLaunch } from '../../../features/campaigns/editor/review/use-launch.ts';
import { ScheduleStep } from '../../../features/campaigns/editor/schedule/schedule-step.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { UnsavedChanges } from '../unsaved-changes.tsx';
import { campaignPlaces } from './campaign-places.ts';
import type { useEditorSteps } from './use-editor-steps.ts';

export const NEXT: Record<Exclude<Step, 'review'>, Step> = {
  leads: 'sequence',
  sequence: 'schedule',
  schedule: 'review',
};

export const PreviewAllDialog = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/sequence/preview-all-dialog.tsx')).PreviewAllDialog,
}));

type Steps = ReturnType<typeof useEditorSteps>;

type StepBodyProps = {
  steps: Steps;
  opening: Opening;
  problemClass: string | undefined;
  /** The mails, in the form of the window. */
  sequence: ReactNode;
};

/** What is to be known above the step, and the step itself. */
export function StepBody({ steps, opening, problemClass, sequence }: StepBodyProps) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  const { step, problem, goTo } = steps;
  const copyOf =
    opening.mode === 'copy' ? { name: opening.campaign.name, leads: opening.campaign.totals.leads } : undefined;
  return (
    <>
      <FoundBar />
      {step !== 'review' && (
        <PausedBar
          onLaunched={({ campaignId }) => void navigate(campaignPlaces.detail(campaignId))}
          onRefused={() => goTo('review')}
        />
      )}
      {problem !== undefined && problem !== 'nameBlank' && problem !== 'nameLong' && (
        <p role="alert" tabIndex={-1} className={problemClass}>
          {t(`error.${problem}`)}
        </p>
      )}
      {step === 'leads' && <LeadsStep copyOf={copyOf} lacksLead={problem === 'noLead'} />}
      {step === 'sequence' && sequence}
      {step === 'schedule' && <ScheduleStep problem={problem} />}
      {step === 'review' && <ReviewStep onStep={goTo} />}
    </>
  );
}

/** What is asked over the editor, and before it is left. */
export function EditorQuestions({ steps }: { steps: Steps }) {
  const isChanged = useEditorState(({ phase }) => phase !== 'saved');
  return (
    <>
      <ConflictDialog />
      {steps.asking && (
        <PauseDialog onSaved={steps.asking.onSaved} onLeave={steps.asking.onLeave} onClose={steps.closeAsking} />
      )}
      <UnsavedChanges isChanged={isChanged} stays={steps.stays} />
    </>
  );
}

export function useLaunchButton(onRefused: () => void) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  const status = useEditorState(({ campaign }) => campaign?.status ?? 'new');
  const { mutate: launch, isPending } = useLaunch(
    ({ campaignId }) => void navigate(campaignPlaces.detail(campaignId)),
    onRefused,
  );
  return {
    text: t(status === 'new' ? 'launch.do' : status === 'suspend' ? 'launch.again' : 'launch.running'),
    isBusy: isPending,
    isRunning: status === 'progressing',
    launch: () => launch(),
  };
}
