import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { accountsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { CampaignList } from '../../../features/campaigns/list/campaign-list.tsx';
import { CampaignNumbers } from '../../../features/campaigns/list/campaign-numbers.tsx';
import { DeletedCampaigns } from '../../../features/campaigns/list/deleted-campaigns.tsx';
import {
  clearedFilters,
  type ListView,
  readListView,
  writeListView,
} from '../../../features/campaigns/list/list-view.ts';
import { createCampaignPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { CampaignsFrame } from './campaigns-frame.tsx';
import { NoCampaigns } from './no-campaigns.tsx';
import { useCampaignHands } from './use-campaign-hands.ts';

const CampaignDialogs = partOnPress(
  async () => (await import('../../../features/campaigns/shared/campaign-dialogs.tsx')).CampaignDialogs,
);

/** Enough to choose from; a workspace with more has its mailboxes' own pages. */
const MAILBOXES_TO_CHOOSE = 200;

/** A draft is edited, anything else is looked at. */
const placeOf = ({ campaignId, status }: CampaignRow) =>
  status === 'new' ? campaignPlaces.editor(campaignId) : campaignPlaces.detail(campaignId);

export function CampaignListScreen() {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const showView = useCallback(
    (changed: ListView) => setQuery((said) => writeListView(changed, said), VIEW_CHANGE),
    [setQuery],
  );
  const [count, setCount] = useState<number>();
  const { data: accounts } = useQuery(accountsQuery({ pageSize: MAILBOXES_TO_CHOOSE, sort: 'email', order: 'asc' }));
  const { ask, question, closeQuestion, openCopy } = useCampaignHands();
  const search = useRef<HTMLInputElement>(null);
  const create = () => void navigate(createCampaignPath('create'));
  const isEmpty = count === 0;
  return (
    <CampaignsFrame>
      <PageHead
        title={t('title')}
        beside={
          count !== undefined &&
          !isEmpty && (
            <Text before={-1} tone="muted" size={14} nums>
              {formatNumber(count)}
            </Text>
          )
        }
      >
        <DeletedCampaigns />
        {!isEmpty && (
          <>
            <SearchField
              label={t('search')}
              field={search}
              search={view.search}
              onSearch={(text) => showView({ ...view, search: text, page: 1 })}
            />
            <Button primary icon={<Plus size={16} />} onClick={create}>
              {t('new')}
            </Button>
          </>
        )}
      </PageHead>
      {!isEmpty && <CampaignNumbers onSeeWhy={() => showView({ ...clearedFilters(view), lifecycle: 'Error' })} />}
      <CampaignList
        view={view}
        onView={showView}
        onOpen={(row) => void navigate(placeOf(row))}
        linkTo={placeOf}
        onAsk={(wanted, rows, onGone) => {
          const [only] = rows;
          // What a guard-rail stopped is resumed where its evidence is.
          if (wanted === 'relaunch' && only?.waitReason?.reason === 'guardRail') {
            void navigate(campaignPlaces.detail(only.campaignId));
          } else ask(wanted, rows, onGone);
        }}
        mailboxes={(accounts?.accountList ?? []).map(({ accountId, email }) => ({ mailboxId: accountId, email }))}
        pageKeys={{ '/': () => search.current?.focus(), c: create }}
        isCovered={question !== undefined}
        empty={<NoCampaigns />}
        onCount={setCount}
      />
      {question && (
        <CampaignDialogs
          question={question}
          onClose={closeQuestion}
          onCopied={openCopy}
          onGone={() => question?.onGone?.()}
        />
      )}
    </CampaignsFrame>
  );
}
