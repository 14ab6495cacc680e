import { type BoxedName, NAME_FAILURES } from '@outrider/contract/sandbox/names';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { ListState } from '../list-state.tsx';
import { SearchBox } from '../search-box.tsx';
import { toneOfFailure } from '../tones.ts';
import styles from '../view.module.css';
import { RecordForm } from './record-form.tsx';
import { RecordRow } from './record-row.tsx';
import { useBoxedZone, useFailName, useOwnDomains } from './zone.ts';

const TYPING_MS = 300;

/** What the name server says about a domain: published, changed, taken out, or made to fail. */
export function NamesView({ domain: asked, onDomain }: { domain: string; onDomain: (domain: string) => void }) {
  const { t } = useTranslation('sandbox');
  const [isMaking, setMaking] = useState(false);
  const { data: own = [] } = useOwnDomains();
  const domain = useDebounced(asked.trim().toLowerCase(), TYPING_MS) || (own[0] ?? '');
  const { data: zone, error, isFetching, refetch } = useBoxedZone(domain);
  return (
    <Box as="section" grow minHeight={0} overflow="auto" aria-label={t('views.names')}>
      <Row wraps gap="2 3" minHeight={52} border="bottom" surface="page" className={styles.bar}>
        <h2>{domain || t('views.names')}</h2>
        <Row wraps justify="end" className={styles.tools}>
          {own.length > 0 && (
            <ChipSelect
              label={t('records.own')}
              options={[
                ...(own.includes(domain) ? [] : [{ value: domain, text: domain }]),
                ...own.map((each) => ({ value: each, text: each })),
              ]}
              value={domain}
              onChange={onDomain}
            />
          )}
          <SearchBox label={t('records.domain')} value={asked} onChange={onDomain} />
          <Button icon={<Plus size={14} aria-hidden />} disabled={domain === ''} onClick={() => setMaking(!isMaking)}>
            {t('records.new')}
          </Button>
        </Row>
      </Row>
      {isMaking && <RecordForm domain={domain} onDone={() => setMaking(false)} />}
      <ListState
        error={error}
        isFetching={isFetching}
        isEmpty={domain === ''}
        search=""
        empty={t('records.empty')}
        hint={t('records.hint')}
        onRetry={() => void refetch()}
        onClear={() => onDomain('')}
      />
      {!error && domain !== '' && zone?.names.map((name) => <NameBlock key={name.name} name={name} domain={domain} />)}
    </Box>
  );
}

function NameBlock({ name: { name, failure, records }, domain }: { name: BoxedName; domain: string }) {
  const { t } = useTranslation('sandbox');
  const fail = useFailName();
  const shown = fail.isPending ? fail.variables.failure : failure;
  const answers = (
    <ChipSelect
      label={t('records.answers', { name })}
      options={NAME_FAILURES.map((each) => ({ value: each, text: t(`failures.${each}`) }))}
      value={shown}
      tone={toneOfFailure(shown)}
      onChange={(chosen) => fail.mutate({ name, failure: chosen })}
    />
  );
  return (
    <ul aria-label={name}>
      {records.map((record, place) => (
        <RecordRow
          key={`${record.type} ${record.data}`}
          name={name}
          domain={domain}
          record={record}
          beside={place === 0 && answers}
        />
      ))}
    </ul>
  );
}
