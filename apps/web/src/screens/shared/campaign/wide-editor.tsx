import { Clapperboard, Eye, Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Step } from '../../../features/campaigns/editor/draft/check-step.ts';
import { useDraft, useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import { EditorHead } from '../../../features/campaigns/editor/frame/editor-head.tsx';
import { useCampaignRefresh } from '../../../features/campaigns/editor/frame/use-campaign-refresh.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { campaignPlaces } from './campaign-places.ts';
import { EditorQuestions, NEXT, PreviewAllDialog, StepBody, useLaunchButton } from './editor-parts.tsx';
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

/** A tablet held upright, or half a screen: rounds, mail and preview one below the other. */
const DOCKED = '(max-width: 1023px)';

/** A campaign in a window with room for the steps side by side. */
export function WideEditor({ editorKey, opening, as: Main }: EditorPageProps) {
  const { t } = useTranslation('campaign-editor');
  const { email } = useUserInfo();
  const name = useDraft((draft) => draft.name);
  const steps = useEditorSteps(editorKey);
  const { step, problem } = steps;
  const page = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useFocusProblem(page, steps.tries + refusals);
  useCampaignRefresh();
  const isDocked = useMedia(DOCKED);
  return (
    <Stack ref={page} tall grow height="100%" minHeight={0} gap={0}>
      <PageTitle>{name || t('new')}</PageTitle>
      <EditorHead step={step} problem={problem} onStep={steps.onStep} onLeave={() => void steps.leave()}>
        <HeadButtons steps={steps} onRefused={() => setRefusals((times) => times + 1)} />
      </EditorHead>
      <Stack as={Main} tall grow gap={0} minHeight={0} id="main" tabIndex={-1}>
        <StepBody
          steps={steps}
          opening={opening}
          problemClass={styles.problem}
          sequence={
            <Suspense fallback={<ListWaiting />}>
              {isDocked ? (
                <DockedSequence round={steps.round ?? 0} onRound={steps.openRound} ownEmail={email} problem={problem} />
              ) : (
                <SequenceStep ownEmail={email} problem={problem} />
              )}
            </Suspense>
          }
        />
      </Stack>
      <EditorQuestions steps={steps} />
    </Stack>
  );
}

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
        <Button primary onClick={() => steps.onStep(NEXT[step])}>
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
  const { text, isBusy, isRunning, launch } = useLaunchButton(onRefused);
  const icon = <Play size={16} strokeWidth={1.5} />;
  return (
    <Button primary icon={icon} busy={isBusy} disabled={isRunning} onClick={launch}>
      {text}
    </Button>
  );
}
