import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadsToLinkQuery } from '../../api/campaigns/replies.ts';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { Box, Stack } from '../../ui/layout/layout.tsx';
import styles from './link-choices.module.css';

const REST_MS = 250;

/** A lead that is not proposed, by name, company or address. */
export function AnotherLead({ onChoose }: { onChoose: (leadId: string) => void }) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState('');
  const { data: leads, error } = useQuery(leadsToLinkQuery(useDebounced(typed.trim(), REST_MS)));
  const isAsked = typed.trim() !== '';
  return (
    <Box border="all" borderTone="strong" rounded surface="raised" pad={3} className={styles.choice}>
      <input
        type="search"
        className="wide-field"
        placeholder={t('link.another')}
        aria-label={t('link.another')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isAsked && error && <p className="muted small">{error.message}</p>}
      {isAsked && leads?.length === 0 && <p className="muted small">{t('link.nobodyFound')}</p>}
      {isAsked && leads && leads.length > 0 && (
        <Box as="ul" maxHeight={220} above={2} overflow="auto" className={styles.found} aria-label={t('link.found')}>
          {leads.map(({ leadId, name, email, company, campaign }) => (
            <li key={leadId}>
              <Stack
                as="button"
                width="100%"
                pad="1.5 0"
                tone="default"
                textAlign="left"
                gap={0}
                type="button"
                onClick={() => {
                  setTyped('');
                  onChoose(leadId);
                }}
              >
                <span className="ellipsis">{name || email}</span>
                <span className="muted small ellipsis">
                  {[name === '' ? '' : email, company, campaign].filter(Boolean).join(t('link.comma'))}
                </span>
              </Stack>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
