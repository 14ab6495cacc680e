import type { WorldState } from '@outrider/contract/sandbox';
import { Radar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SourceApiRow } from './host-rows.tsx';
import styles from './hosts-card.module.css';
import { WorldCard } from './world-card.tsx';

/** The sources the leads agent asks in the box, and how each of them behaves from now on. */
export function SourcesCard({ sourceApis }: Pick<WorldState, 'sourceApis'>) {
  const { t } = useTranslation('sandbox');
  return (
    <WorldCard title={t('sources.title')} Icon={Radar}>
      <ul className={styles.hosts}>
        {sourceApis.map((api) => (
          <SourceApiRow key={api.name} api={api} />
        ))}
      </ul>
    </WorldCard>
  );
}
