import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/layout.tsx';
import { appPasswordParts, BOXES, lettersIn, PART_LENGTH, putLetters } from './app-password.ts';
import styles from './options.module.css';

type AppPasswordBoxesProps = { parts: readonly string[]; onParts: (parts: string[]) => void; isWrong: boolean };

/** Sixteen letters as Google shows them: four groups of four, typed or pasted as a whole. */
export function AppPasswordBoxes({ parts, onParts, isWrong }: AppPasswordBoxesProps) {
  const { t } = useTranslation('accounts-add');
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  function put(index: number, typed: string) {
    const changed = putLetters(parts, index, typed);
    onParts(changed);
    const isFull = changed[index]?.length === PART_LENGTH;
    if (!isFull) return;
    const next = changed.findIndex((part, place) => place > index && part.length < PART_LENGTH);
    boxes.current[next === -1 ? BOXES - 1 : next]?.focus();
  }
  function paste(index: number, event: ClipboardEvent) {
    const letters = lettersIn(event.clipboardData.getData('text'));
    if (letters.length <= PART_LENGTH) return;
    event.preventDefault();
    put(letters.length === BOXES * PART_LENGTH ? 0 : index, letters);
  }
  function step(index: number, event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    event.preventDefault();
    boxes.current[index - 1]?.focus();
  }
  return (
    <Grid
      as="fieldset"
      columns="repeat(4, 1fr)"
      gap={2}
      pad={0}
      above={3.5}
      below={2}
      before={8.25}
      after={0}
      narrow={{ before: 0 }}
      className={styles.boxes}
      aria-label={t('app.label')}
    >
      {appPasswordParts(parts).map((part, index) => (
        <input
          className="field"
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('app.part', { part: index + 1 })}
          aria-invalid={isWrong}
          value={part}
          onChange={(event) => put(index, event.target.value)}
          onPaste={(event) => paste(index, event)}
          onKeyDown={(event) => step(index, event)}
        />
      ))}
    </Grid>
  );
}
