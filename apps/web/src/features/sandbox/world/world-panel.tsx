import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/layout.tsx';
import { useBoxState } from '../box-state.ts';
import { FailedNote } from '../failed-note.tsx';
import { PersonCard } from '../person-card.tsx';
import waiting from '../waiting.module.css';
import { BreakCard } from './break-card.tsx';
import { BuyingCard } from './buying-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { HostsCard } from './hosts-card.tsx';
import { SourcesCard } from './sources-card.tsx';

/** What can be turned in the box: its time, its people, its hosts and its chances. */
export function WorldPanel() {
  const { t } = useTranslation('sandbox');
  const { data: state, dataUpdatedAt, error, isFetching, refetch } = useBoxState();
  return (
    <Box as="aside" minHeight={0} overflow="auto" border="left" surface="app">
      {error && (
        <Box pad="4 5 0">
          <FailedNote
            title={t('world.failed')}
            message={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      {!state && !error && (
        <Box as="p" pad="4 5" className={waiting.waiting}>
          {t('world.loading')}
        </Box>
      )}
      {state && (
        <>
          <ClockCard state={state} readAt={dataUpdatedAt} />
          <PersonCard people={state.people} now={state.now} />
          {/* Another seed has other hosts. */}
          <HostsCard key={state.seed} state={state} />
          <SourcesCard sourceApis={state.sourceApis} />
          <BuyingCard {...state} />
          <BreakCard nameServerSlow={state.nameServerSlow} />
        </>
      )}
    </Box>
  );
}
