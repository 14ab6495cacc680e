import type { ReceiptRequest, ReceivedReceipt } from '@outrider/contract/receipts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckCheck, MailQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerRequestMutation, receiptsQuery } from '../../../api/receipts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { MailLine } from './mail-line.tsx';

/** Below the head of a message: receipts that came for it, and the question whether its writer gets one. */
export function ReceiptLines({ mid }: { mid: string }) {
  const { data } = useQuery(receiptsQuery(mid));
  if (!data) return null;
  return (
    <>
      {data.receipts.map((receipt) => (
        <ReceivedLine key={`${receipt.recipient} ${receipt.at}`} receipt={receipt} />
      ))}
      {data.request && <RequestLine request={data.request} />}
    </>
  );
}

function ReceivedLine({ receipt: { recipient, did, sentBy, at } }: { receipt: ReceivedReceipt }) {
  const { t } = useTranslation('inbox');
  const { isToday, time, moment } = useDates();
  const when = isToday(at) ? time(at) : moment(at);
  const by = sentBy === null ? '' : t(`receipts.by.${sentBy}`);
  return (
    <MailLine>
      <CheckCheck size={14} aria-hidden />
      <span>{[t(`receipts.did.${did}`), when, by].filter((part) => part !== '').join(', ')}</span>
      <span className="muted ellipsis">{recipient}</span>
    </MailLine>
  );
}

function RequestLine({ request: { mid, to, state } }: { request: ReceiptRequest }) {
  const { t } = useTranslation('inbox');
  const { mutate, isPending } = useMutation(answerRequestMutation);
  if (state === 'refused') return null;
  return (
    <MailLine wraps>
      {state === 'open' ? <MailQuestionMark size={14} aria-hidden /> : <CheckCheck size={14} aria-hidden />}
      <span>{t(`receipts.request.${state}`, { to: to.join(', ') })}</span>
      {state === 'open' && (
        <Row minWidth={0} gap={2}>
          <Button small busy={isPending} onClick={() => mutate({ mid, send: true })}>
            {t('receipts.send')}
          </Button>
          <Button small disabled={isPending} onClick={() => mutate({ mid, send: false })}>
            {t('receipts.refuse')}
          </Button>
        </Row>
      )}
    </MailLine>
  );
}
