import { useTranslation } from 'react-i18next';
import type { AgentSource, SourceKey } from '../../../api/leads-agent.ts';
import { OutsideButton } from '../../../ui/controls/button.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './create.module.css';

const KEY_PAGES: Partial<Record<SourceKey, string>> = {
  google: 'https://brave.com/search/api/',
  gemini: 'https://aistudio.google.com/apikey',
  claude: 'https://platform.claude.com/settings/keys',
  apollo: 'https://app.apollo.io/#/settings/integrations/api',
};

/** How a source that has no key gets one. */
export function KeyDialog({ source: { source, missing }, onClose }: { source: AgentSource; onClose: () => void }) {
  const { t } = useTranslation('leads-agent');
  const page = KEY_PAGES[source];
  return (
    <Dialog title={t('key.title', { source: t(`source.${source}`) })} onClose={onClose}>
      <Grid as="ol" gap={2} pad="0 0 0 5" className={styles.steps}>
        {page !== undefined && source !== 'crawler' && <li>{t(`key.get.${source}`)}</li>}
        <li>
          {t('key.set')} <code className="mono">{missing}</code>
        </li>
        <li>{t('key.restart')}</li>
      </Grid>
      <CloseButtons primary onClose={onClose}>
        {page !== undefined && (
          <OutsideButton href={page} target="_blank">
            {t('key.open')}
          </OutsideButton>
        )}
      </CloseButtons>
    </Dialog>
  );
}
