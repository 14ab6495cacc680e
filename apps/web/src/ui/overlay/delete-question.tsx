import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Note } from '../note.tsx';
import { DialogButtons } from './dialog.tsx';

type DeleteQuestionProps = {
  /** What goes and what stays, a sentence each; undefined while it is not known. */
  consequences: readonly string[] | undefined;
  error: Error | null;
  words: { waiting: string; keep: string; delete: string };
  isBusy: boolean;
  /** What has to be given before, below the sentences. */
  children?: ReactNode;
  isGiven?: boolean;
  onKeep: () => void;
  onDelete: () => void;
};

/** Inside a dialog: nothing is deleted before it has said what goes with it. */
export const DeleteQuestion = ({
  consequences,
  error,
  words,
  isBusy,
  children,
  isGiven = true,
  onKeep,
  onDelete,
}: DeleteQuestionProps) => (
  <Stack gap={5}>
    {error && <Note tone="red">{error.message}</Note>}
    {!error && !consequences && (
      <p className="muted" role="status">
        {words.waiting}
      </p>
    )}
    <Stack as="ul" gap={2} className="secondary">
      {(consequences ?? []).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
    {children}
    <DialogButtons>
      <Button onClick={onKeep}>{words.keep}</Button>
      <Button primary busy={isBusy} disabled={!consequences || !isGiven} onClick={onDelete}>
        {words.delete}
      </Button>
    </DialogButtons>
  </Stack>
);
