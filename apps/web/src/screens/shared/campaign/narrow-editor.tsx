import { Clapperboard, Eye, Play, Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDraft, useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import styles from '../../../features/campaigns/editor/folded/folded.module.css';
import { FoldedHead } from '../../../features/campaigns/editor/folded/folded-head.tsx';
import { useCampaignRefresh } from '../../../features/campaigns/editor/frame/use-campaign-refresh.ts';
import { useRoundActions } from '../../../features/campaigns/editor/sequence/use-round-actions.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { campaignPlaces } from './campaign-places.ts';
import { EditorQuestions, NEXT, PreviewAllDialog, StepBody, useLaunchButton } from './editor-parts.tsx';
import type { EditorPageProps } from './editor-props.ts';
import { useEditorSteps } from './use-editor-steps.ts';
import { useFocusProblem } from './use-focus-problem.ts';

/** The text editor is the largest part of it, and only this step needs it. */
const FoldedSequence = lazyPart(async () => ({
  default: (await import('../../../features/campaigns/editor/folded/folded-sequence.tsx')).FoldedSequence,
}));

/** A campaign on a phone, or in a window as narrow: one part below the other. */
export function NarrowEditor({ editorKey, opening, as: Main }: EditorPageProps) {
  const { t } = useTranslation('campaign-editor');
  const { email } = useUserInfo();
  const name = useDraft((draft) => draft.name);
  const steps = useEditorSteps(editorKey);
  const { step, problem, round, openRound } = steps;
  const page = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useFocusProblem(page, steps.tries + refusals);
  useCampaignRefresh();
  const isWriting = step === 'sequence' && round !== undefined;
  return (
    <Main id="main" ref={page} tabIndex={-1} className={styles.page} data-folded>
      <PageTitle>{name || t('new')}</PageTitle>
      <h1 className="visually-hidden">{t('title')}</h1>
      {!isWriting && (
        <FoldedHead step={step} problem={problem} onStep={steps.onStep} onLeave={() => void steps.leave()}>
          {step === 'sequence' && <PreviewAll />}
          {step === 'review' && <Rehearse />}
        </FoldedHead>
      )}
      <StepBody
        steps={steps}
        opening={opening}
        problemClass={styles.problem}
        sequence={
          <Suspense fallback={<ListWaiting />}>
            <FoldedSequence round={round} onRound={openRound} ownEmail={email} problem={problem} />
          </Suspense>
        }
      />
      {!isWriting && <Actions steps={steps} onRefused={() => setRefusals((times) => times + 1)} />}
      <EditorQuestions steps={steps} />
    </Main>
  );
}

type ActionsProps = {
  steps: ReturnType<typeof useEditorSteps>;
  /** A launch met what keeps it from going out. */
  onRefused: () => void;
};

/** The main action of each step, at the thumb. */
function Actions({ steps, onRefused }: ActionsProps) {
  const { t } = useTranslation('campaign-editor');
  const isAsking = useEditorState(({ phase }) => phase === 'asking');
  const { step } = steps;
  return (
    <div className={styles.bar}>
      {step === 'sequence' && <AddRound onRound={steps.openRound} />}
      {isAsking && (
        <Button large block onClick={steps.askToSave}>
          {t('pause.save')}
        </Button>
      )}
      {step === 'review' ? (
        <Launch onRefused={onRefused} />
      ) : (
        <Button large primary block onClick={() => steps.onStep(NEXT[step])}>
          {t(`next.${step}`)}
        </Button>
      )}
    </div>
  );
}

function AddRound({ onRound }: { onRound: (round: number) => void }) {
  const { t } = useTranslation('campaign-editor');
  const { add } = useRoundActions({ onGo: onRound, onMoved: () => {} });
  return (
    <button type="button" className={styles.narrow} aria-label={t('folded.addRound')} onClick={add}>
      <Plus size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

function PreviewAll() {
  const { t } = useTranslation('campaign-editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('preview.all')} Icon={Eye} size={44} iconSize={20} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewAllDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Of what is saved, as the review is. */
function Rehearse() {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  const campaignId = useEditorState(({ campaign }) => campaign?.campaignId);
  if (campaignId === undefined) return null;
  return (
    <IconButton
      label={t('rehearse')}
      Icon={Clapperboard}
      size={44}
      iconSize={20}
      onClick={() => void navigate(campaignPlaces.rehearsal(campaignId))}
    />
  );
}

function Launch({ onRefused }: { onRefused: () => void }) {
  const { text, isBusy, isRunning, launch } = useLaunchButton(onRefused);
  const icon = <Play size={16} strokeWidth={1.5} />;
  return (
    <Button large primary block icon={icon} busy={isBusy} disabled={isRunning} onClick={launch}>
      {text}
    </Button>
  );
}
