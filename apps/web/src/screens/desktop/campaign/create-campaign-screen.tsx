import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useParams } from 'react-router';
import { z } from 'zod';
import { type CampaignMode, campaignMode } from '../../../app/paths.ts';
import type { Opening } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';
import { openedQuery } from '../../../features/campaigns/editor/editor-queries.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { ListFailed, ListWaiting } from '../../../ui/table/list-states.tsx';
import { BareEditor } from './bare-editor.tsx';
import { CampaignsFrame } from './campaigns-frame.tsx';
import styles from './create-campaign-screen.module.css';
import { EditorPage } from './editor-page.tsx';
import { isNoSuchCampaign, NoSuchCampaign } from './no-such-campaign.tsx';
import { OverPage } from './over-page.tsx';

const carried = z.object({ editor: z.string() });

/** One editor keeps its place while its address changes: when the draft is made, and from step to step. */
const editorKey = ({ key, state }: Location): string => carried.safeParse(state).data?.editor ?? key;

/** The editor has the whole window: no menu leads away from unsaved work. */
export function CreateCampaignScreen() {
  const { t } = useTranslation('campaign-editor');
  const location = useLocation();
  const key = editorKey(location);
  return (
    <CampaignsFrame>
      <div className={styles.editor}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Session key={key} editorKey={key} />
      </div>
    </CampaignsFrame>
  );
}

function Session({ editorKey: key }: { editorKey: string }) {
  const params = useParams();
  const { timeZone } = useUserInfo();
  // The address may come to name the draft; what was opened stays what it was.
  const [{ mode, campaignId, copyName }] = useState(() => ({
    mode: campaignMode(params.mode),
    campaignId: params.campaignId,
    copyName: params.copyName,
  }));
  if (mode === undefined || mode === 'create' || campaignId === undefined) {
    return <EditorPage editorKey={key} opening={{ mode: 'create', zone: timeZone }} />;
  }
  return <Opened editorKey={key} mode={mode} campaignId={campaignId} copyName={copyName} />;
}

type OpenedProps = {
  editorKey: string;
  mode: Exclude<CampaignMode, 'create'>;
  campaignId: string;
  copyName: string | undefined;
};

function Opened({ editorKey: key, mode, campaignId, copyName }: OpenedProps) {
  const { t } = useTranslation('campaign-editor');
  const { data: campaign, error, isFetching, refetch } = useQuery(openedQuery(campaignId));
  if (isNoSuchCampaign(error)) return <NoSuchCampaign />;
  if (!campaign) {
    return (
      <BareEditor name={t('title')}>
        {error ? (
          <ListFailed
            message={error.message}
            hint={t('open.failedHint')}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListWaiting />
        )}
      </BareEditor>
    );
  }
  const isOver = campaign.status === 'finished' || campaign.status === 'cancel';
  if (mode === 'edit' && isOver) return <OverPage campaign={campaign} />;
  const opening: Opening =
    mode === 'edit'
      ? { mode, campaign }
      : { mode, campaign, name: copyName ?? t('copy.name', { name: campaign.name }).slice(0, 50) };
  return <EditorPage editorKey={key} opening={opening} />;
}
