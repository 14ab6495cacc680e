import { TASK_STATES, type VerifyTask } from '@outrider/contract/verification/verification';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runsQuery } from '../../../api/verification.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PhoneMore } from '../../../ui/page/phone-list-parts.tsx';
import { EarlierRuns } from '../check/earlier-runs.tsx';
import styles from './phone-results.module.css';

const STATES = ['all', ...TASK_STATES] as const;

/** Every run of the workspace, newest first, a page at a time. */
export function PhoneHistory({ linkTo }: { linkTo: (taskId: string) => string }) {
  const { t } = useTranslation('verification');
  const [state, setState] = useState<VerifyTask['state']>();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_page, index) =>
      runsQuery({ ...(state ? { state } : {}), page: index + 1 }),
    ),
  });
  const [first] = results;
  const last = results.at(-1)?.data;
  const error = results.find((each) => each.error)?.error;
  const runs = results.flatMap(({ data }) => data?.taskList ?? []);
  return (
    <section aria-label={t('history.label')}>
      <Box pad="0 4 3" className={styles.bar}>
        <select
          className="phone-field"
          aria-label={t('state.label')}
          value={state ?? 'all'}
          onChange={({ target }) => {
            setState(TASK_STATES.find((known) => known === target.value));
            setPages(1);
          }}
        >
          {STATES.map((each) => (
            <option key={each} value={each}>
              {[t(`state.${each}`), first?.data && formatNumber(first.data.stateCounts[each])].join(' ')}
            </option>
          ))}
        </select>
      </Box>
      {error && runs.length === 0 && (
        <Box pad={4}>
          <Note tone="red">{error.message}</Note>
        </Box>
      )}
      {last && runs.length === 0 && (
        <Box as="p" pad={4} className="muted">
          {t(last.stateCounts.all === 0 ? 'history.none' : 'history.noMatch')}
        </Box>
      )}
      <div className={styles.side}>
        <EarlierRuns runs={runs} total={runs.length} shown={undefined} linkTo={linkTo} />
      </div>
      {last && pages < last.totalPage && <PhoneMore text={t('results.more')} onMore={() => setPages(pages + 1)} />}
    </section>
  );
}
