import { Button } from '../controls/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { Note } from '../note.tsx';

type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** On a phone, in place of what could not be read. */
export const PhoneFailed = ({ query, retry }: { query: Asked; retry: string }) => (
  <Grid gap={3} pad={4}>
    <Note tone="red">{query.error?.message}</Note>
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {retry}
    </Button>
  </Grid>
);

type PhoneMoreProps = { text: string; isBusy?: boolean; onMore: () => void };

/** Below a list on a phone, while there is more of it. */
export const PhoneMore = ({ text, isBusy = false, onMore }: PhoneMoreProps) => (
  <Grid gap={3} pad={4}>
    <Button block busy={isBusy} onClick={onMore}>
      {text}
    </Button>
  </Grid>
);
