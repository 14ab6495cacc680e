import type { ReactNode } from 'react';
import { Button } from './form/button.tsx';
import { Note } from './note.tsx';

type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** Why the server could not be read, and a button that asks it again; `children` say what the failure did not touch. */
export const RetryNote = ({ query, retry, children }: { query: Asked; retry: string; children?: ReactNode }) => {
  const again = (
    <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
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
