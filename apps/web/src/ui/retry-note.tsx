import type { ReactNode } from 'react';
import { Button } from './controls/button.tsx';
import { Note } from './note.tsx';

type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown };

type RetryNoteProps = {
  query: Asked;
  retry: string;
  /** As high as the other buttons around it. */
  isTall?: boolean;
  children?: ReactNode;
};

/** Why the server could not be read, and a button that asks it again; `children` say what the failure did not touch. */
export const RetryNote = ({ query, retry, isTall = false, children }: RetryNoteProps) => {
  const again = (
    <Button small={!isTall} busy={query.isFetching} onClick={() => void query.refetch()}>
      {retry}
    </Button>
  );
  return (
    <Note tone="red" action={again}>
      {query.error?.message}
      {children}
    </Note>
  );
};
