import { NAME_MAX } from '@outrider/campaign-rules/campaign';
import { ArrowLeft, Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useIsOnline } from '../../../../platform/connection.ts';
import { drafts } from '../../../../platform/drafts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import { STEPS, type Step, type StepProblem } from '../draft/check-step.ts';
import { rename } from '../draft/edit-draft.ts';
import { useCampaignId, useDraft, useEditor, useEditorState } from '../draft/editor-context.ts';
import styles from './editor-head.module.css';

type EditorHeadProps = {
  step: Step;
  problem: StepProblem | undefined;
  onStep: (step: Step) => void;
  onLeave: () => void;
  /** The buttons of the step, at the right end. */
  children: ReactNode;
};

/** Where one is, how it is called, and whether it is saved. */
export function EditorHead({ step, problem, onStep, onLeave, children }: EditorHeadProps) {
  const { t } = useTranslation('campaign-editor');
  const at = STEPS.indexOf(step);
  return (
    <Row as="header" rigid spread gap={4} height={56} pad="0 4 0 3" border="bottom" surface="page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.left}>
        <Button text aria-label={t('leave')} icon={<ArrowLeft size={16} />} onClick={onLeave} />
        <Box relative grow minWidth={0} maxWidth={320}>
          <NameField problem={problem} />
          <SaveLine />
        </Box>
      </div>
      <nav aria-label={t('steps')}>
        <Row as="ol" gap={2.5} className={styles.steps}>
          {STEPS.map((each, index) => (
            <Row as="li" gap={2.5} key={each}>
              <StepButton each={each} step={step} onStep={onStep}>
                <span>{index < at ? <Check size={12} aria-hidden /> : index + 1}</span>
                <b>{t(`step.${each}`)}</b>
              </StepButton>
            </Row>
          ))}
        </Row>
      </nav>
      <div className={styles.right}>{children}</div>
    </Row>
  );
}

type StepButtonProps = { each: Step; step: Step; onStep: (step: Step) => void; children: ReactNode };

/** The way to a step, which says whether it is the one shown or done already. */
export const StepButton = ({ each, step, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    aria-current={each === step ? 'step' : undefined}
    data-done={STEPS.indexOf(each) < STEPS.indexOf(step) || undefined}
    onClick={() => onStep(each)}
  >
    {children}
  </button>
);

/** Where the name of a campaign is kept that the server does not know yet. */
const UNMADE = 'campaign name new';

export function NameField({ problem }: { problem: StepProblem | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const id = useId();
  const name = useDraft((draft) => draft.name);
  const campaignId = useCampaignId();
  const entry = campaignId === undefined ? UNMADE : `campaign name ${campaignId}`;
  const [typed, setTyped] = useState(() => drafts.read(entry, z.string()) ?? name);
  const isLong = typed.length > NAME_MAX;
  // A name that is too long is no part of the draft, and outlives a reload all the same.
  useEffect(() => {
    if (isLong) drafts.write(entry, typed);
    else drafts.clear(entry);
    if (entry !== UNMADE) drafts.clear(UNMADE);
  }, [entry, isLong, typed]);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name) setTyped(name);
    shown.current = name;
  }, [name]);
  const error = isLong ? 'nameLong' : problem === 'nameBlank' && typed.trim() === '' ? 'nameBlank' : undefined;
  return (
    <>
      <input
        className={styles.input}
        aria-label={t('name')}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        placeholder={t('nameHint')}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          // A name that is too long is not taken; the one before stays until it is short enough.
          if (text.length <= NAME_MAX) editor.change(rename(text));
        }}
      />
      {error && (
        <Box
          id={id}
          role="alert"
          as="p"
          pad="1 2"
          rounded
          surface="raised"
          shadow="pop"
          tone="red"
          size={12}
          leading={16}
          className={styles.error}
        >
          {t(`error.${error}`, { max: NAME_MAX })}
        </Box>
      )}
    </>
  );
}

type SaveWordsProps = { tone?: 'wait' | 'bad'; children: ReactNode };

const SaveWords = ({ tone, children }: SaveWordsProps) => (
  <Row
    as="p"
    gap={1.5}
    size={12}
    leading={16}
    whiteSpace="nowrap"
    className={tone ? `${styles.saved} ${styles[tone]}` : styles.saved}
    role="status"
  >
    {children}
  </Row>
);

export function SaveLine() {
  const { t } = useTranslation('campaign-editor');
  const { time } = useDates();
  const editor = useEditor();
  const isOnline = useIsOnline();
  const phase = useEditorState((state) => state.phase);
  const savedAt = useEditorState((state) => state.savedAt);
  const isDraft = useEditorState(({ campaign }) => (campaign?.status ?? 'new') === 'new');
  if (!isOnline && (phase === 'saving' || phase === 'waiting' || phase === 'failed')) {
    return (
      <SaveWords tone="wait">
        <CloudOff size={12} aria-hidden />
        {t('save.waits')}
      </SaveWords>
    );
  }
  switch (phase) {
    case 'saving':
    case 'waiting':
      return (
        <SaveWords>
          <LoaderCircle size={12} aria-hidden />
          {t('save.saving')}
        </SaveWords>
      );
    case 'failed':
      return (
        <SaveWords tone="bad">
          <CircleAlert size={12} aria-hidden />
          {t('save.failed')}
          <button type="button" className="link small" onClick={() => void editor.flush()}>
            {t('save.again')}
          </button>
        </SaveWords>
      );
    case 'asking':
      return (
        <SaveWords tone="wait">
          <CircleAlert size={12} aria-hidden />
          {t('save.pauses')}
        </SaveWords>
      );
    case 'conflict':
      return (
        <SaveWords tone="bad">
          <CircleAlert size={12} aria-hidden />
          {t('save.conflict')}
        </SaveWords>
      );
    case 'saved':
      return (
        <SaveWords>
          {savedAt === undefined ? (
            t('save.nothing')
          ) : (
            <>
              <Check size={12} aria-hidden />
              {t(isDraft ? 'save.draft' : 'save.saved', { time: time(savedAt) })}
            </>
          )}
        </SaveWords>
      );
  }
}
