import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Billing, changeCardMutation, resumeMutation } from '../../../api/billing.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useDeclineWords } from '../../../ui/hooks/use-decline-words.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';

type StateNoteProps = { billing: Billing; onLeave: (url: string) => void };

/** What is out of the ordinary with the plan, and what can be done about it. */
export function StateNote({ billing, onLeave }: StateNoteProps) {
  const { state, disputed } = billing;
  const isUnpaid = state === 'pastDue' || state === 'readOnly';
  return (
    <>
      {isUnpaid ? <Unpaid billing={billing} onLeave={onLeave} /> : <Waiting billing={billing} />}
      {disputed && <Disputed {...disputed} />}
    </>
  );
}

/** The bank decides; a user who made it by mistake can call it back there. */
function Disputed({ invoice, total, since }: NonNullable<Billing['disputed']>) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  return <Note tone="amber">{t('state.disputed', { invoice, price: showMoney(total), date: date(since) })}</Note>;
}

function Unpaid({ billing: { state, unpaid, graceUntil, card }, onLeave }: StateNoteProps) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const declineWords = useDeclineWords();
  const otherCard = useMutation({ ...changeCardMutation, onSuccess: ({ url }) => onLeave(url) });
  const payUrl = unpaid?.payUrl ?? null;
  return (
    <Note tone="red">
      <Stack gap={3}>
        <span>
          <b className="medium">
            {state === 'readOnly' ? t('state.readOnly') : t('state.pastDue', { date: date(graceUntil) })}
          </b>{' '}
          {unpaid &&
            t('state.unpaid', {
              price: showMoney(unpaid.total),
              date: date(unpaid.since),
              reason: declineWords(unpaid.reason),
            })}{' '}
          {t('state.kept')}
        </span>
        <Row minWidth={0} wraps>
          {payUrl !== null && (
            <Button small primary onClick={() => onLeave(payUrl)}>
              {t('state.pay')}
            </Button>
          )}
          <Button small busy={otherCard.isPending} onClick={() => otherCard.mutate()}>
            {card ? t('state.otherCard') : t('payment.add')}
          </Button>
        </Row>
      </Stack>
    </Note>
  );
}

function Waiting({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const { mutate: resume, isPending } = useMutation(resumeMutation);
  const words = useWaitingWords()(billing);
  if (words === undefined) return null;
  return (
    <Note
      tone="amber"
      action={
        <Button small busy={isPending} onClick={() => resume()}>
          {billing.state === 'paused' ? t('state.resume') : t('state.undo')}
        </Button>
      }
    >
      {words}
    </Note>
  );
}

function useWaitingWords(): (billing: Billing) => string | undefined {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  return ({ state, pausedUntil, paidUntil, scheduled, plan }) => {
    if (state === 'paused') return t('state.paused', { date: date(pausedUntil) });
    if (state === 'cancelling') {
      return t('state.cancelling', { plan: planName(plan), date: date(scheduled?.at ?? paidUntil) });
    }
    if (pausedUntil !== null) return t('state.pauseComes', { from: date(paidUntil), until: date(pausedUntil) });
    if (scheduled === null) return undefined;
    return t('state.scheduled', { plan: planName(scheduled.plan), date: date(scheduled.at) });
  };
}
