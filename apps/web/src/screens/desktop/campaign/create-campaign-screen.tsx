import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { EditorPage } from '../../shared/campaign/editor-page.tsx';
import { OpeningFailed } from '../../shared/campaign/opening-failed.tsx';
import { editorKey, useOpening } from '../../shared/campaign/use-opening.ts';
import { BareEditor } from './bare-editor.tsx';
import { CampaignsFrame } from './campaigns-frame.tsx';
import styles from './create-campaign-screen.module.css';
import { isNoSuchCampaign, NoSuchCampaign } from './no-such-campaign.tsx';
import { OverPage } from './over-page.tsx';

/** The editor has the whole window: no menu leads away from unsaved work. */
export function CreateCampaignScreen() {
  const location = useLocation();
  const key = editorKey(location);
  return (
    <CampaignsFrame>
      <Stack tall scrolls surface="page" gap={0} className={styles.editor}>
        <Session key={key} editorKey={key} />
      </Stack>
    </CampaignsFrame>
  );
}

function Session({ editorKey: key }: { editorKey: string }) {
  const { t } = useTranslation('campaign-editor');
  const opened = useOpening();
  switch (opened.kind) {
    case 'ready':
      return <EditorPage editorKey={key} opening={opened.opening} as="main" />;
    case 'over':
      return <OverPage campaign={opened.campaign} />;
    case 'waiting':
      return (
        <BareEditor name={t('title')}>
          <ListWaiting />
        </BareEditor>
      );
    case 'failed':
      if (isNoSuchCampaign(opened.error)) return <NoSuchCampaign />;
      return (
        <BareEditor name={t('title')}>
          <OpeningFailed opened={opened} />
        </BareEditor>
      );
  }
}
