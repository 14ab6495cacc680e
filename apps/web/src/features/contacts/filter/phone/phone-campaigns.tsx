import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignNamesQuery } from '../../../../api/campaigns/campaign-names.ts';
import { CheckList } from '../../../../ui/form/check-list.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';

const REST_MS = 250;

type PhoneCampaignsProps = { chosen: readonly string[]; onChange: (campaignIds: string[]) => void };

/** Narrows to campaigns, found by a part of their name; none is all of them. */
export function PhoneCampaigns({ chosen, onChange }: PhoneCampaignsProps) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState('');
  const { data: campaigns = [] } = useQuery(campaignNamesQuery(useDebounced(typed.trim(), REST_MS)));
  const known = new Map(campaigns.map(({ campaignId, name }) => [campaignId, name]));
  return (
    <Stack gap={2}>
      <input
        type="search"
        className={native.field}
        aria-label={t('filter.anyCampaign')}
        placeholder={t('filter.anyCampaign')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CheckList
        label={t('filter.campaign')}
        options={[...new Set([...chosen, ...known.keys()])].map((id) => ({
          value: id,
          text: known.get(id) ?? t('filter.aCampaign'),
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </Stack>
  );
}
