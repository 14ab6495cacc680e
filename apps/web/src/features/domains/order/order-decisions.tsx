import { CircleDollarSign, Clock, Globe, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderDetail, OrderItem } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { DeleteQuestion } from '../../../ui/overlay/delete-question.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AnotherName } from './another-name.tsx';
import { canBeCancelled, countDone, isOver } from './step-states.ts';
import type { OrderState } from './use-order.ts';

type OrderDecisionsProps = {
  order: OrderDetail;
  state: OrderState;
  accountsTo: string;
  /** Where the domains of the workspace stand. */
  domainsTo: string;
  /** Where the records stand that the owner of a domain publishes. */
  recordsTo: (domain: string) => string;
};

/** What the buyer has to decide about an order, and what goes on by itself. */
export function OrderDecisions({ order, state, accountsTo, domainsTo, recordsTo }: OrderDecisionsProps) {
  const { t } = useTranslation('domains');
  const failed = order.kind === 'new' ? order.items.filter(({ failedFor }) => failedFor !== null) : [];
  const unpublished = isOver(order) ? [] : order.items.filter(waitsForRecords);
  return (
    <Stack gap={6}>
      {(failed.length > 0 || unpublished.length > 0) && (
        <Stack gap={3}>
          <Text as="h2" size={16} weight={600} leading={24}>
            {t(unpublished.length > 0 ? 'order.toDo' : 'order.yours')}
          </Text>
          {unpublished.map(({ domain }) => (
            <Fact
              key={domain}
              icon={<Globe size={16} aria-hidden />}
              title={t('order.publish', { domain })}
              text={
                <Stack gap={1}>
                  {t('order.why.yourRecords')}
                  <Link className="link" to={recordsTo(domain)}>
                    {t('order.toRecords')}
                  </Link>
                </Stack>
              }
            />
          ))}
          {failed.map((item) => (
            <AnotherName
              key={item.domain}
              item={item}
              taken={order.items.map(({ domain }) => domain)}
              another={state.another}
            />
          ))}
        </Stack>
      )}
      <GoesOn order={order} accountsTo={accountsTo} domainsTo={domainsTo} />
      {canBeCancelled(order) && <Cancel order={order} state={state} />}
    </Stack>
  );
}

const waitsForRecords = ({ failedFor, waiting }: OrderItem) => failedFor === null && waiting?.for === 'yourRecords';

function goesOnKey({ state, items }: OrderDetail) {
  if (state === 'waitingForPayment') return 'order.afterPaying';
  return items.some(waitsForRecords) ? 'order.afterRecords' : 'order.nothing';
}

type GoesOnProps = Pick<OrderDecisionsProps, 'order' | 'accountsTo' | 'domainsTo'>;

function GoesOn({ order, accountsTo, domainsTo }: GoesOnProps) {
  const { t } = useTranslation('domains');
  if (isOver(order)) return null;
  const alive = order.items.filter(({ failedFor }) => failedFor === null);
  const mailboxes = alive.flatMap((item) => item.mailboxes).length;
  const isMade = alive.length > 0 && countDone(alive, 'mailboxesCreated') === alive.length;
  const waiting = alive.filter(
    (item) => item.waiting !== null && item.waiting.for !== 'payment' && !waitsForRecords(item),
  );
  return (
    <Stack gap={4}>
      <Text as="h2" size={16} weight={600} leading={24}>
        {t(goesOnKey(order))}
      </Text>
      {waiting.map(({ domain, waiting: wait }) => (
        <Fact
          key={domain}
          icon={<Clock size={16} aria-hidden />}
          title={t('order.waits', { domain })}
          text={wait ? t(`order.why.${wait.for}`) : ''}
        />
      ))}
      {mailboxes > 0 && (
        <Fact
          icon={<Mail size={16} aria-hidden />}
          title={t(isMade ? 'order.made' : 'order.follow', { count: mailboxes, number: formatNumber(mailboxes) })}
          text={
            isMade ? (
              <Link className="link" to={accountsTo}>
                {t('order.toAccounts')}
              </Link>
            ) : (
              t('order.followHint')
            )
          }
        />
      )}
      {order.state === 'ready' && (
        <Fact
          icon={<Globe size={16} aria-hidden />}
          title={t('order.yourDomains', { names: alive.map(({ domain }) => domain).join(t('comma')) })}
          text={
            <Link className="link" to={domainsTo}>
              {t('order.toDomains')}
            </Link>
          }
        />
      )}
      {order.state !== 'ready' && (
        <Fact
          icon={<CircleDollarSign size={16} aria-hidden />}
          title={t('order.forGood')}
          text={t('order.forGoodHint')}
        />
      )}
    </Stack>
  );
}

const Fact = ({ icon, title, text }: { icon: ReactNode; title: string; text: ReactNode }) => (
  <Row minWidth={0} gap={3} align="start">
    {icon}
    <Stack gap={0}>
      <span className="medium">{title}</span>
      <div className="muted small">{text}</div>
    </Stack>
  </Row>
);

function Cancel({ order, state }: { order: OrderDetail; state: OrderState }) {
  const { t } = useTranslation('domains');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>{t('giveUp.open')}</Button>
      </div>
      {isOpen && (
        <Dialog title={t('giveUp.title', { number: order.number })} onClose={close}>
          <DeleteQuestion
            consequences={[
              t(countDone(order.items, 'authorised') > 0 ? 'giveUp.released' : 'giveUp.notCharged', {
                sum: showMoney(order.total),
              }),
              t('giveUp.names', { names: order.items.map(({ domain }) => domain).join(t('comma')) }),
            ]}
            error={null}
            words={{ waiting: t('waiting'), keep: t('giveUp.keep'), delete: t('giveUp.do') }}
            isBusy={state.isCancelling}
            onKeep={close}
            onDelete={() => state.cancel(close)}
          />
        </Dialog>
      )}
    </>
  );
}
