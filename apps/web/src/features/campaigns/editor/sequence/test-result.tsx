import type { sendTest } from '@outrider/contract/campaigns/forecast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { returnedTestQuery } from '../../../../api/campaigns/editor-queries.ts';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';

export type SentTest = z.output<typeof sendTest.output> & { to: string };

/** What became of the last test: its server took it, which does not say that it arrives; or it came back. */
export function TestResult({ test }: { test: SentTest }) {
  const { t } = useTranslation('campaign-editor');
  const { data } = useQuery(returnedTestQuery(test));
  const { to, sentFrom: from, words } = test;
  return (
    <Box rigid pad="2 6" border="top" breaks role="status">
      {data?.returned ? (
        <Note tone="red">{t('test.returned', { to, words: data.returned.words })}</Note>
      ) : (
        <Note>{t('test.taken', { to, from, words })}</Note>
      )}
    </Box>
  );
}
