import { useTranslation } from 'react-i18next';
import type { useMessageList } from '../../../features/inbox/list/use-message-list.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';

export type Reading = ReturnType<typeof useMessageList>;

/** Below the rows: why no more of them could be read. */
export function ListFoot({ reading: { endError, retryEnd } }: { reading: Reading }) {
  const { t } = useTranslation('inbox');
  if (!endError) return null;
  return (
    <Grid gap={3} pad={4}>
      <Note tone="red">{endError.message}</Note>
      <Button onClick={retryEnd}>{t('retry')}</Button>
    </Grid>
  );
}
