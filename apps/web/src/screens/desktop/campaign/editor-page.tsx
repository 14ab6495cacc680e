import { Button } from 'antd';
import { Clapperboard, Eye, Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createCampaignPath } from '../../../app/paths.ts';
import type { Step } from '../../../features/campaigns/editor/draft/check-step.ts';
import { EditorContext, useDraft, useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import { type Opening, useOpenedEditor } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';
import { useFolded } from '../../../features/campaigns/editor/folded/use-folded.ts';
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
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { useEditorSteps } from '../../shared/campaign/use-editor-steps.ts';
import { useFocusProblem } from '../../shared/campaign/use-focus-problem.ts';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import styles from './create-campaign-screen.module.css';

/** The text editor is the largest part of it, and only this step needs it. */
const SequenceStep = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/sequence/sequence-step.tsx')).SequenceStep,
}));
const FoldedSequence = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/folded/folded-sequence.tsx')).FoldedSequence,
}));
const PreviewAllDialog = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/sequence/preview-all-dialog.tsx')).PreviewAllDialog,
}));

type EditorPageProps = { editorKey: string; opening: Opening };

export function EditorPage({ editorKey, opening }: EditorPageProps) {
  const navigate = useNavigate();
  const editor = useOpenedEditor(
    opening,
    (campaignId) =>
      void navigate(
        { pathname: createCampaignPath('edit', campaignId), search: window.location.search },
        { replace: true, state: { editor: editorKey } },
      ),
  );
  return (
    <EditorContext value={editor}>
      <Page editorKey={editorKey} opening={opening} />
    </EditorContext>
  );
}

function Page({ editorKey, opening }: EditorPageProps) {
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
  const isFolded = useFolded();
  const copyOf =
    opening.mode === 'copy' ? { name: opening.campaign.name, leads: opening.campaign.totals.leads } : undefined;
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>{name || t('new')}</PageTitle>
      <EditorHead step={step} problem={problem} onStep={steps.onStep} onLeave={() => void steps.leave()}>
        <HeadButtons steps={steps} onRefused={() => setRefusals((times) => times + 1)} />
      </EditorHead>
      <main tabIndex={-1} className={styles.main}>
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
            {isFolded ? (
              <FoldedSequence round={steps.round} onRound={steps.openRound} ownEmail={email} problem={problem} />
            ) : (
              <SequenceStep ownEmail={email} problem={problem} />
            )}
          </Suspense>
        )}
        {step === 'schedule' && <ScheduleStep problem={problem} />}
        {step === 'review' && <ReviewStep onStep={goTo} />}
      </main>
      <ConflictDialog />
      {steps.asking && (
        <PauseDialog onSaved={steps.asking.onSaved} onLeave={steps.asking.onLeave} onClose={steps.closeAsking} />
      )}
      <UnsavedChanges isChanged={isChanged} stays={steps.stays} />
    </div>
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
