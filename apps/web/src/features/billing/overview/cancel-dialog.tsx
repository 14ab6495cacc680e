import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cancelMutation, endingQuery } from '../../../api/billing.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './overview.module.css';

const REASON_MAX = 500;

/** One cancel for everything that is billed; it lists all of it before anything ends. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const ending = useQuery(endingQuery);
  const isLate = useLater(ending.isPending);
  const [reason, setReason, forgetReason] = useKeptState('cancel-plan', z.string(), '');
  const { mutate: cancel, isPending, error } = useMutation(cancelMutation);
  const done = () => {
    forgetReason();
    onClose();
  };
  return (
    <Dialog title={t('cancel.title')} onClose={onClose}>
      <Stack gap={5}>
        {isLate && <Spinner />}
        {ending.error && (
          <Note
            tone="red"
            action={
              <Button small busy={ending.isFetching} onClick={() => void ending.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {ending.error.message}
          </Note>
        )}
        {ending.data && (
          <>
            <p className="secondary">{t('cancel.text')}</p>
            <Box as="ul" border="all" rounded className={styles.parts} aria-label={t('cancel.ends')}>
              {ending.data.parts.map(({ kind, of, endsAt, price, interval }) => (
                <Row pad="2.5 3" border="top" minWidth={0} key={`${kind} ${of}`} as="li" gap={4} spread>
                  <Stack as="span" gap={0}>
                    <span className="medium">{kind === 'plan' ? t('overview.plan', { plan: planName(of) }) : of}</span>
                    <span className="muted small">{t(`cancel.part.${kind}`, { date: date(endsAt) })}</span>
                  </Stack>
                  <Text rigid className="numbers secondary">
                    {t(`cancel.price.${interval}`, { price: showMoney(price) })}
                  </Text>
                </Row>
              ))}
            </Box>
            <Labelled label={t('cancel.reason')}>
              {(id) => (
                <textarea
                  id={id}
                  className={styles.reason}
                  rows={3}
                  maxLength={REASON_MAX}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Labelled>
          </>
        )}
        {error && <Note tone="red">{error.message}</Note>}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button primary busy={isPending} disabled={!ending.data} onClick={() => cancel(reason, { onSuccess: done })}>
            {ending.data ? t('cancel.do', { date: date(ending.data.endsAt) }) : t('cancel.open')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
