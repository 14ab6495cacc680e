import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useLiveSource } from './use-add-leads.ts';

/** That people join a filter or a search by themselves, and the way to end it. */
export function LiveTag({ source: { sourceId, search } }: { source: LeadSource }) {
  const { t } = useTranslation('campaign-editor');
  const [isOpen, setOpen] = useState(false);
  const { mutate: setLive, isPending } = useLiveSource();
  return (
    <Popover
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('live.title')}
      content={
        <Grid gap={3} items="start" width={260}>
          <p>{t(search ? 'live.whySearch' : 'live.why')}</p>
          <Button
            small
            busy={isPending}
            onClick={() => setLive({ sourceId, isLive: false }, { onSettled: () => setOpen(false) })}
          >
            {t('live.stop')}
          </Button>
        </Grid>
      }
    >
      <Row type="button" as="button" inline pad={0} gap={0} align="stretch" aria-label={t('live.label')}>
        <Tag tone="green" dot>
          {t('live.tag')}
        </Tag>
      </Row>
    </Popover>
  );
}

/** Lets people join a filter or a search that is not live. */
export function JoinLive({ source: { sourceId, search } }: { source: LeadSource }) {
  const { t } = useTranslation('campaign-editor');
  const { mutate: setLive, isPending } = useLiveSource();
  return (
    <button
      type="button"
      className="link small"
      title={t(search ? 'live.whySearch' : 'live.why')}
      disabled={isPending}
      onClick={() => setLive({ sourceId, isLive: true })}
    >
      {t('live.join')}
    </button>
  );
}
