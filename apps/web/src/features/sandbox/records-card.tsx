import { type BoxedName, NAME_FAILURES } from '@outrider/contract/sandbox-names';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../ui/use-debounced.ts';
import { ChipSelect } from './chip-select.tsx';
import { useBoxedZone, useFailName } from './names.ts';
import styles from './records-card.module.css';
import { SearchBox } from './search-box.tsx';
import { toneOfFailure } from './tones.ts';
import { WorldCard } from './world-card.tsx';

const TYPING_MS = 300;

/** What the name server says about a domain, and how its names can be made to fail. */
export function RecordsCard() {
  const { t } = useTranslation('sandbox');
  const [typed, setTyped] = useState('');
  const domain = useDebounced(typed.trim().toLowerCase(), TYPING_MS);
  const { data: zone, error } = useBoxedZone(domain);
  return (
    <WorldCard title={t('records.title')} Icon={Globe}>
      <SearchBox label={t('records.domain')} value={typed} onChange={setTyped} />
      <Found message={error?.message} names={domain === '' ? undefined : zone?.names} domain={domain} />
    </WorldCard>
  );
}

type FoundProps = { message: string | undefined; names: BoxedName[] | undefined; domain: string };

function Found({ message, names, domain }: FoundProps) {
  const { t } = useTranslation('sandbox');
  if (message) return <p className={styles.hint}>{message}</p>;
  if (!names) return <p className={styles.hint}>{t('records.hint')}</p>;
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <NameRow key={name.name} name={name} domain={domain} />
      ))}
    </ul>
  );
}

function NameRow({ name: { name, failure, records }, domain }: { name: BoxedName; domain: string }) {
  const { t } = useTranslation('sandbox');
  const fail = useFailName(domain);
  const shown = fail.isPending ? fail.variables.failure : failure;
  return (
    <li className={styles.name}>
      <div className={styles.head}>
        <span className="ellipsis" title={name}>
          {name}
        </span>
        <ChipSelect
          label={t('records.answers', { name })}
          options={NAME_FAILURES.map((each) => ({ value: each, text: t(`failures.${each}`) }))}
          value={shown}
          tone={toneOfFailure(shown)}
          onChange={(chosen) => fail.mutate({ name, failure: chosen })}
        />
      </div>
      <dl>
        {records.map(({ type, data }) => (
          <div key={`${type} ${data}`}>
            <dt>{type}</dt>
            <dd title={data}>{data}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
