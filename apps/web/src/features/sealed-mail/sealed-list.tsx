import type { SealedMail } from '@outrider/contract/sealed-mail';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sealedMailsQuery } from '../../api/sealed-mail.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLater } from '../../ui/hooks/use-later.ts';
import { Grid, Panel, Stack } from '../../ui/layout/layout.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SealedRow } from './sealed-row.tsx';

/** Encrypted mails the user sent, what became of them, and what can be done about it. */
export function SealedList() {
  const { t } = useTranslation('sealed-mail');
  const asked = useInfiniteQuery(sealedMailsQuery);
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const isLate = useLater(isPending);
  const mails = data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <Stack gap={4} maxWidth={960}>
      <p className="secondary">{t('list.lead')}</p>
      {error && <RetryNote query={asked} retry={t('page.retry')} />}
      {isLate && <Spinner />}
      {data && mails.length === 0 && <NoMails />}
      {mails.length > 0 && <Rows mails={mails} />}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </Stack>
  );
}

const Rows = ({ mails }: { mails: SealedMail[] }) => (
  <Panel as="ul">
    {mails.map((mail) => (
      <SealedRow key={mail.id} mail={mail} />
    ))}
  </Panel>
);

function NoMails() {
  const { t } = useTranslation('sealed-mail');
  return (
    <Grid gap={1} items="center" pad="12 4" border="all" rounded surface="raised" textAlign="center">
      <Lock size={20} strokeWidth={1.5} aria-hidden />
      <p className="strong">{t('list.none')}</p>
      <p className="muted">{t('list.noneHow')}</p>
    </Grid>
  );
}
