import { useQuery } from '@tanstack/react-query';
import { Clock, ShieldCheck, UserRound, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { warmedQuery } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney, sumMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { MailboxChips } from '../shared/mailbox-chips.tsx';
import parts from '../shared/parts.module.css';
import { QuoteFailed } from '../shared/quote-failed.tsx';
import { SumLine } from '../shared/sum-line.tsx';
import type { ChosenState } from './use-chosen.ts';

const FACTS = [
  ['renamed', UserRound],
  ['nobody', ShieldCheck],
  ['goesOn', Clock],
] as const;

/** The chosen domains, each with whose names its mailboxes get. */
export function ChosenItems({ state }: { state: ChosenState }) {
  const { t } = useTranslation('domains');
  return (
    <ul>
      {state.chosen.map(({ domain, monthly, mailboxes }) => (
        <Box key={domain} as="li" pad="0 0 4" border="bottom" className={parts.item}>
          <Row minWidth={0} gap={2}>
            <Box as="span" grow className="strong ellipsis">
              {domain}
            </Box>
            <span className="medium numbers">{showMoney(monthly)}</span>
            <IconButton
              label={t('search.takeOut', { domain })}
              Icon={X}
              size={24}
              iconSize={14}
              onClick={() => state.remove(domain)}
            />
          </Row>
          <MailboxChips
            isFixed
            domain={domain}
            mailboxes={mailboxes}
            onChange={state.changeMailboxes(domain)}
            words={t('count.mailboxes', { count: mailboxes.length, number: formatNumber(mailboxes.length) })}
          />
        </Box>
      ))}
    </ul>
  );
}

/** What can be sent a day, with them and without. */
export function WhatYouCanSend({ state: { chosen } }: { state: ChosenState }) {
  const { t } = useTranslation('domains');
  const now = useQuery(warmedQuery).data?.nowADay ?? 0;
  const more = chosen.reduce((sum, { aDayNow }) => sum + aDayNow, 0);
  return (
    <Stack gap={3}>
      <Text as="h2" size={16} weight={600} leading={24}>
        {t('warmed.canSend')}
      </Text>
      <SumLine sum={formatNumber(now)}>{t('warmed.now')}</SumLine>
      {more > 0 && <SumLine sum={formatNumber(now + more)}>{t('warmed.withThese')}</SumLine>}
      <span className="muted small">{t('warmed.aDay')}</span>
      {FACTS.map(([fact, Icon]) => (
        <Row minWidth={0} key={fact} gap={3} align="start">
          <Icon size={16} aria-hidden />
          <Stack gap={0}>
            <span className="medium">{t(`warmed.fact.${fact}`)}</span>
            <span className="muted small">{t(`warmed.factHint.${fact}`)}</span>
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

/** What they cost a month, and the way to a price that holds. */
export function ChosenSum({ state, plansTo }: { state: ChosenState; plansTo: string }) {
  const { t } = useTranslation('domains');
  const monthly = sumMoney(state.chosen.map((each) => each.monthly));
  return (
    <Stack gap={2}>
      {monthly && (
        <SumLine isTotal sum={showMoney(monthly)}>
          {t('warmed.sum')}
        </SumLine>
      )}
      <p className="muted small">{t('warmed.leave')}</p>
      <QuoteFailed error={state.quoteError} plansTo={plansTo} />
      <Button
        large
        primary
        block
        busy={state.isQuoting}
        needs={state.chosen.length === 0 ? 'choice' : state.isBad && 'address'}
        onClick={state.quote}
      >
        {t('cart.quote')}
      </Button>
    </Stack>
  );
}
