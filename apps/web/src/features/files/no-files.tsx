import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../ui/layout/layout.tsx';

/** Nothing is here: what would be, and how it comes here. */
export function NoFiles({ view }: { view: 'all' | 'links' | 'ending' | 'bin' | 'folder' }) {
  const { t } = useTranslation('files');
  return (
    <Grid grow gap={1} content="center" justify="center" items="center" pad="12 4" textAlign="center" role="status">
      <Paperclip size={20} strokeWidth={1.5} aria-hidden />
      <p className="strong">{t(`none.${view}`)}</p>
      <p className="muted">{t(`none.${view}How`)}</p>
    </Grid>
  );
}
