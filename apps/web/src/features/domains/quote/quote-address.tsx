import { useTranslation } from 'react-i18next';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { QuoteState } from './use-quote.ts';

/** The address the invoice will be made out to. It is the address of the account, so changing it here changes it there. */
export function QuoteAddress({ state, onEdit }: { state: QuoteState; onEdit: () => void }) {
  const { t } = useTranslation('domains');
  const { address } = state;
  // Until it is known, nothing is said of it.
  if (address === undefined) return null;
  return (
    <Row minWidth={0} gap={2} wraps className="muted small">
      {address === null ? t('quote.noAddress') : <AddressWords address={address} />}
      <Text as="button" type="button" narrow={{ minHeight: 44 }} className="link" onClick={onEdit}>
        {t(address === null ? 'quote.addAddress' : 'quote.editAddress')}
      </Text>
    </Row>
  );
}

function AddressWords({ address }: { address: NonNullable<QuoteState['address']> }) {
  const { t } = useTranslation('domains');
  const { name, street, postcode, city, country, taxId } = address;
  const parts = [name, street, `${postcode} ${city}`.trim(), country, taxId && t('quote.taxId', { taxId })];
  return <span>{t('quote.forAddress', { address: parts.filter(Boolean).join(t('comma')) })}</span>;
}
