import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceLeadsQuery } from '../../../../api/campaigns/lead-sources.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { PagedList } from './paged-list.tsx';

const REST_MS = 250;

export function SourceLeads({ of }: { of: { campaignId: string; sourceId: string } }) {
  const { t } = useTranslation('campaigns');
  const [typed, setTyped] = useState('');
  const query = useInfiniteQuery(sourceLeadsQuery(of, useDebounced(typed.trim(), REST_MS)));
  const leads = query.data?.pages.flatMap(({ leadList }) => leadList);
  return (
    <>
      <input
        type="search"
        className="wide-field"
        placeholder={t('leads.find')}
        aria-label={t('leads.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PagedList
        label={t('sources.added')}
        query={query}
        rows={leads?.map(({ leadId, name, email, company }) => ({
          key: leadId,
          main: name || email,
          below: [name === '' ? '' : email, company].filter(Boolean).join(t('sources.comma')),
        }))}
        none={t(typed.trim() === '' ? 'sources.nobody' : 'leads.noMatch')}
      />
    </>
  );
}
