import { NAME_MAX } from '@outrider/campaign-rules/campaign';
import { Button } from 'antd';
import { ArrowLeft, Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../ui/dates.tsx';
import { STEPS, type Step, type StepProblem } from '../draft/check-step.ts';
import { rename } from '../draft/edit-draft.ts';
import { useDraft, useEditor, useEditorState } from '../draft/editor-context.ts';
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
    <header className={styles.head}>
      <div className={styles.left}>
        <Button type="text" aria-label={t('leave')} icon={<ArrowLeft size={16} />} onClick={onLeave} />
        <div className={styles.name}>
          <NameField problem={problem} />
          <SaveLine />
        </div>
      </div>
      <nav aria-label={t('steps')}>
        <ol className={styles.steps}>
          {STEPS.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                data-done={index < at || undefined}
                onClick={() => onStep(each)}
              >
                <span>{index < at ? <Check size={12} aria-hidden /> : index + 1}</span>
                {t(`step.${each}`)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.right}>{children}</div>
    </header>
  );
}

function NameField({ problem }: { problem: StepProblem | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const id = useId();
  const name = useDraft((draft) => draft.name);
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const isLong = typed.length > NAME_MAX;
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
          setTyped(event.target.value);
          // A name that is too long is not taken; the one before stays until it is short enough.
          if (event.target.value.length <= NAME_MAX) editor.change(rename(event.target.value));
        }}
      />
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {t(`error.${error}`, { max: NAME_MAX })}
        </p>
      )}
    </>
  );
}

function SaveLine() {
  const { t } = useTranslation('campaign-editor');
  const { time } = useDates();
  const editor = useEditor();
  const phase = useEditorState((state) => state.phase);
  const savedAt = useEditorState((state) => state.savedAt);
  const isDraft = useEditorState(({ campaign }) => (campaign?.status ?? 'new') === 'new');
  switch (phase) {
    case 'saving':
    case 'waiting':
      return (
        <p className={styles.saved} role="status">
          <LoaderCircle size={12} aria-hidden />
          {t('save.saving')}
        </p>
      );
    case 'failed':
      return (
        <p className={`${styles.saved} ${styles.bad}`} role="status">
          <CircleAlert size={12} aria-hidden />
          {t('save.failed')}
          <button type="button" className="link small" onClick={() => void editor.flush()}>
            {t('save.again')}
          </button>
        </p>
      );
    case 'asking':
      return (
        <p className={`${styles.saved} ${styles.wait}`} role="status">
          <CircleAlert size={12} aria-hidden />
          {t('save.pauses')}
        </p>
      );
    case 'conflict':
      return (
        <p className={`${styles.saved} ${styles.bad}`} role="status">
          <CircleAlert size={12} aria-hidden />
          {t('save.conflict')}
        </p>
      );
    case 'saved':
      return (
        <p className={styles.saved} role="status">
          {savedAt === undefined ? (
            t('save.nothing')
          ) : (
            <>
              <Check size={12} aria-hidden />
              {t(isDraft ? 'save.draft' : 'save.saved', { time: time(savedAt) })}
            </>
          )}
        </p>
      );
  }
}
