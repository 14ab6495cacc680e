import type { VerifyRow, VerifyTask } from '@outrider/contract/verification/verification';
import { CATEGORIES, type Category } from '@outrider/email-verifier/verdict';
import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMoving } from '../../../api/verification.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { useExport } from '../run/export-results.ts';
import { PushDialog } from '../run/push-dialog.tsx';
import { useRows } from '../run/use-rows.ts';
import { CATEGORY_ORDER, countAll } from '../shared/categories.ts';
import { CategoryTag } from '../shared/category-tag.tsx';
import { codeWords, reasonWords, replyWords } from '../shared/reason-words.ts';
import { runName } from '../shared/run-words.ts';
import styles from './phone-results.module.css';

/** What became of each address, with the reason and the server's words below it; to keep as a file, or as contacts. */
export function PhoneResults({ run }: { run: VerifyTask }) {
  const { t } = useTranslation('verification');
  const [category, setCategory] = useState<Category>();
  const [isPushing, setPushing] = useState(false);
  const dates = useDates();
  const { mutate: save, isPending: isExporting } = useExport();
  const list = useRows({ taskId: run.taskId, ...(category ? { category } : {}) }, isMoving(run));
  return (
    <section aria-label={t('results.label')}>
      <Box pad="0 4 3" className={styles.bar}>
        <select
          className="phone-field"
          aria-label={t('category.label')}
          value={category ?? ''}
          onChange={({ target }) => setCategory(CATEGORIES.find((known) => known === target.value))}
        >
          <option value="">{`${t('category.ALL')} ${formatNumber(countAll(run.counts))}`}</option>
          {CATEGORY_ORDER.map((each) => (
            <option key={each} value={each}>
              {`${t(`category.${each}`)} ${formatNumber(run.counts[each])}`}
            </option>
          ))}
        </select>
        <Grid gap={2} above={3}>
          <Button
            block
            busy={isExporting}
            disabled={run.checked === 0}
            icon={<Download size={16} strokeWidth={1.5} />}
            onClick={() => save({ taskId: run.taskId, category, name: runName(t, run, dates.day) })}
          >
            {t('results.export')}
          </Button>
          <Button
            block
            disabled={run.counts.VALID === 0}
            icon={<Users size={16} strokeWidth={1.5} />}
            onClick={() => setPushing(true)}
          >
            {t('results.push')}
          </Button>
        </Grid>
      </Box>
      {list.error && list.rows.length === 0 && (
        <Box pad={4}>
          <Note tone="red" action={<Button onClick={list.retry}>{t('retry')}</Button>}>
            {list.error.message}
          </Note>
        </Box>
      )}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <Box as="p" pad={4} className="muted">
          {t(isMoving(run) ? 'results.noneHint' : 'results.noMatch')}
        </Box>
      )}
      <ul>
        {list.rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {list.hasMore && (
        <Box pad={4}>
          <Button block busy={list.isFetching} onClick={list.loadMore}>
            {t('results.more')}
          </Button>
        </Box>
      )}
      {isPushing && <PushDialog run={run} onClose={() => setPushing(false)} />}
    </section>
  );
}

function Row({ row }: { row: VerifyRow }) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const server = [codeWords(row), replyWords(row)].filter(Boolean).join(' ');
  const flags = row.flags.map((flag) => t(`flag.${flag}`));
  return (
    <Box as="li" minHeight={56} pad="2 4" border="top">
      <Stack as="span" gap={0.5} items="start" breaks>
        <span className="medium">{row.email}</span>
        <span className="secondary small">{[reasonWords(t, row, dates.since), ...flags].join(t('comma'))}</span>
        {server !== '' && <span className="muted small">{server}</span>}
        <CategoryTag category={row.category} />
      </Stack>
    </Box>
  );
}
