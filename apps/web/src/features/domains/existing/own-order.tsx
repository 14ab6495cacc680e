import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { MailboxChips } from '../shared/mailbox-chips.tsx';
import { QuoteFailed } from '../shared/quote-failed.tsx';
import type { OwnDomain } from './use-own-domain.ts';

export function OwnMailboxes({ own }: { own: OwnDomain }) {
  const { t } = useTranslation('domains');
  return (
    <Stack gap={3}>
      <Text as="h2" size={16} weight={600} leading={24}>
        {t('own.mailboxes')}
      </Text>
      {own.domain === '' ? (
        <p className="muted">{t('own.mailboxesFirst')}</p>
      ) : (
        <MailboxChips
          domain={own.domain}
          mailboxes={own.mailboxes}
          onChange={own.changeMailboxes}
          words={t('own.mailboxesAt', { domain: own.domain })}
        />
      )}
    </Stack>
  );
}

/** The way to a price that holds. */
export function OwnQuote({ own, plansTo }: { own: OwnDomain; plansTo: string }) {
  const { t } = useTranslation('domains');
  const isOpen = own.records.data?.records.some(({ state }) => state !== 'found') === true;
  return (
    <Stack gap={2}>
      <QuoteFailed error={own.quoteError} plansTo={plansTo} />
      <Button
        large
        primary
        block
        busy={own.isQuoting}
        needs={own.domain === '' ? 'text' : own.mailboxes.length === 0 ? 'people' : own.isBad && 'address'}
        onClick={own.quote}
      >
        {t('cart.quote')}
      </Button>
      <p className="muted small">{t(isOpen ? 'own.canWait' : 'own.nothingYet')}</p>
    </Stack>
  );
}
