import { type ClickTrouble, clickTrouble } from '@outrider/campaign-rules/check-condition';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/note.tsx';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import styles from './sequence-step.module.css';

/** Says that a condition on clicks can never hold, and mends it where a switch does. */
export function ClickNote({ at }: { at: number }) {
  const { t } = useTranslation('campaign-editor');
  const trouble = useDraft(({ rounds, settings }) => clickTrouble(rounds, at, settings));
  if (!trouble) return null;
  return (
    <div className={styles.never} role="alert">
      <Note tone="amber" action={<Mend trouble={trouble} />}>
        {t(`rule.never.${trouble}`, { round: at + 1 })}
      </Note>
    </div>
  );
}

function Mend({ trouble }: { trouble: ClickTrouble }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  if (trouble === 'clicksUnseen') return null;
  const mend =
    trouble === 'clicksOff'
      ? changeSettings('tracking', { clicks: true })
      : changeSettings('stops', { onClick: false });
  return (
    <button type="button" className="link" onClick={() => editor.change(mend)}>
      {t(trouble === 'clicksOff' ? 'rule.never.track' : 'rule.never.goOn')}
    </button>
  );
}
