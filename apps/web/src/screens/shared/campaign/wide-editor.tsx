import { Button } from 'antd';
import { Clapperboard, Eye, Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Step } from '../../../features/campaigns/editor/draft/check-step.ts';
import { useDraft, useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import {
  ConflictDialog,
  FoundBar,
  PauseDialog,
  PausedBar,
} from '../../../features/campaigns/editor/frame/editor-asks.tsx';
import { EditorHead } from '../../../features/campaigns/editor/frame/editor-head.tsx';
import { useCampaignRefresh } from '../../../features/campaigns/editor/frame/use-campaign-refresh.ts';
import { LeadsStep } from '../../../features/campaigns/editor/leads/leads-step.tsx';
import { ReviewStep } from '../../../features/campaigns/editor/review/review-step.tsx';
import { useLaunch } from '../../../features/campaigns/editor/review/use-launch.ts';
import { ScheduleStep } from '../../../features/campaigns/editor/schedule/schedule-step.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { UnsavedChanges } from '../unsaved-changes.tsx';
import { campaignPlaces } from './campaign-places.ts';
import type { EditorPageProps } from './editor-props.ts';
import { useEditorSteps } from './use-editor-steps.ts';
import { useFocusProblem } from './use-focus-problem.ts';
import styles from './wide-editor.module.css';

/** The text editor is the largest part of it, and only this step needs it. */
const SequenceStep = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/sequence/sequence-step.tsx')).SequenceStep,
}));
const DockedSequence = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/docked/docked-sequence.tsx')).DockedSequence,
}));
const PreviewAllDialog = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/sequence/preview-all-dialog.tsx')).PreviewAllDialog,
}));

/** A tablet held upright, or half a screen: rounds, mail and preview one below the other. */
const DOCKED = '(max-width: 1023px)';

/** A campaign in a window with room for the steps side by side. */
export function WideEditor({ editorKey, opening, as: Main }: EditorPageProps) {
  const { t } = useTranslation('campaign-editor');
  const { email } = useUserInfo();
  const navigate = useNavigate();
  const name = useDraft((draft) => draft.name);
  const isChanged = useEditorState(({ phase }) => phase !== 'saved');
  const steps = useEditorSteps(editorKey);
  const { step, problem, goTo } = steps;
  const page = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useFocusProblem(page, steps.tries + refusals);
  useCampaignRefresh();
  const isDocked = useMedia(DOCKED);
  const copyOf =
    opening.mode === 'copy' ? { name: opening.campaign.name, leads: opening.campaign.totals.leads } : undefined;
  return (
    <Stack ref={page} tall grow height="100%" minHeight={0} gap={0}>
      <PageTitle>{name || t('new')}</PageTitle>
      <EditorHead step={step} problem={problem} onStep={steps.onStep} onLeave={() => void steps.leave()}>
        <HeadButtons steps={steps} onRefused={() => setRefusals((times) => times + 1)} />
      </EditorHead>
      <Main id="main" tabIndex={-1} className={styles.main}>
        <FoundBar />
        {step !== 'review' && (
          <PausedBar
            onLaunched={({ campaignId }) => void navigate(campaignPlaces.detail(campaignId))}
            onRefused={() => goTo('review')}
          />
        )}
        {problem !== undefined && problem !== 'nameBlank' && problem !== 'nameLong' && (
          <p role="alert" tabIndex={-1} className={styles.problem}>
            {t(`error.${problem}`)}
          </p>
        )}
        {step === 'leads' && <LeadsStep copyOf={copyOf} lacksLead={problem === 'noLead'} />}
        {step === 'sequence' && (
          <Suspense fallback={<ListWaiting />}>
            {isDocked ? (
              <DockedSequence round={steps.round ?? 0} onRound={steps.openRound} ownEmail={email} problem={problem} />
            ) : (
              <SequenceStep ownEmail={email} problem={problem} />
            )}
          </Suspense>
        )}
        {step === 'schedule' && <ScheduleStep problem={problem} />}
        {step === 'review' && <ReviewStep onStep={goTo} />}
      </Main>
      <ConflictDialog />
      {steps.asking && (
        <PauseDialog onSaved={steps.asking.onSaved} onLeave={steps.asking.onLeave} onClose={steps.closeAsking} />
      )}
      <UnsavedChanges isChanged={isChanged} stays={steps.stays} />
    </Stack>
  );
}

const NEXT: Record<Exclude<Step, 'review'>, Step> = { leads: 'sequence', sequence: 'schedule', schedule: 'review' };
const BEFORE: Partial<Record<Step, Step>> = { schedule: 'sequence', review: 'schedule' };

type HeadButtonsProps = {
  steps: ReturnType<typeof useEditorSteps>;
  /** A launch met what keeps it from going out. */
  onRefused: () => void;
};

function HeadButtons({ steps, onRefused }: HeadButtonsProps) {
  const { t } = useTranslation('campaign-editor');
  const [isPreviewing, setPreviewing] = useState(false);
  const isAsking = useEditorState(({ phase }) => phase === 'asking');
  const { step } = steps;
  const before = BEFORE[step];
  return (
    <>
      {isAsking && <Button onClick={steps.askToSave}>{t('pause.save')}</Button>}
      {step === 'sequence' && (
        <Button icon={<Eye size={16} strokeWidth={1.5} />} onClick={() => setPreviewing(true)}>
          {t('preview.all')}
        </Button>
      )}
      {step === 'review' && <RehearseButton />}
      {before && <Button onClick={() => steps.goTo(before)}>{t('back')}</Button>}
      {step === 'review' ? (
        <LaunchButton onRefused={onRefused} />
      ) : (
        <Button type="primary" onClick={() => steps.onStep(NEXT[step])}>
          {t(`next.${step}`)}
        </Button>
      )}
      {isPreviewing && (
        <Suspense fallback={null}>
          <PreviewAllDialog onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Of what is saved, as the review is. */
function RehearseButton() {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  const campaignId = useEditorState(({ campaign }) => campaign?.campaignId);
  return (
    <Button
      icon={<Clapperboard size={16} strokeWidth={1.5} />}
      disabled={campaignId === undefined}
      onClick={() => campaignId !== undefined && void navigate(campaignPlaces.rehearsal(campaignId))}
    >
      {t('rehearse')}
    </Button>
  );
}

function LaunchButton({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  const status = useEditorState(({ campaign }) => campaign?.status ?? 'new');
  const { mutate: launch, isPending } = useLaunch(
    ({ campaignId }) => void navigate(campaignPlaces.detail(campaignId)),
    onRefused,
  );
  return (
    <Button
      type="primary"
      icon={<Play size={16} strokeWidth={1.5} />}
      loading={isPending}
      disabled={status === 'progressing'}
      onClick={() => launch()}
    >
      {t(status === 'new' ? 'launch.do' : status === 'suspend' ? 'launch.again' : 'launch.running')}
    </Button>
  );
}
