import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignNamesQuery } from '../../../api/campaigns/campaign-names.ts';
import { Select } from '../../../ui/ant/select.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';

const REST_MS = 250;

type CampaignSelectProps = { value: string[]; onChange: (campaignIds: string[]) => void };

/** Narrows to campaigns; none is all of them. */
export function CampaignSelect({ value, onChange }: CampaignSelectProps) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState('');
  const { data: campaigns = [], isFetching } = useQuery(campaignNamesQuery(useDebounced(typed.trim(), REST_MS)));
  // Those that were chosen in another search keep their place in the field.
  const known = new Map(campaigns.map(({ campaignId, name }) => [campaignId, name]));
  const options = [...new Set([...known.keys(), ...value])].map((id) => ({
    value: id,
    label: known.get(id) ?? t('filter.aCampaign'),
  }));
  return (
    <Select
      aria-label={t('filter.campaign')}
      mode="multiple"
      loading={isFetching}
      placeholder={t('filter.anyCampaign')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
