import { type ConsentProvider, serverAccount } from '@outrider/contract/mailboxes/add';
import { accountSettings } from '@outrider/contract/mailboxes/settings';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../../ui/controls/input.tsx';
import { FormItem } from '../../../../ui/form/form-item.tsx';
import { zodRule } from '../../../../ui/form/zod-rule.ts';
import { Text } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { ProviderMark } from '../../shared/provider-mark.tsx';
import { domainOf, type Suggestion } from '../add-queries.ts';
import { useDomainWords } from '../domain-words.ts';
import styles from '../options.module.css';

type AddressFieldsProps = {
  provider: ConsentProvider;
  email: string;
  suggestion: Suggestion | undefined;
  /** The provider's own page asks for it where it is left empty. */
  isOptional: boolean;
};

/** Whose mailbox it is, and the name on its mails. */
export function AddressFields({ provider, email, suggestion, isOptional }: AddressFieldsProps) {
  const { t } = useTranslation('accounts-add');
  const words = useDomainWords(suggestion, email);
  const isElsewhere =
    suggestion !== undefined && suggestion.domainProblem === 'none' && suggestion.provider !== provider;
  const elsewhere = isElsewhere
    ? t(suggestion.providerName === '' ? `address.elsewhere.${provider}` : `address.elsewhereKnown.${provider}`, {
        domain: domainOf(email),
        name: suggestion.providerName,
      })
    : undefined;
  const doubt = words ?? elsewhere;
  const isThere = suggestion?.provider === provider;
  return (
    <div className={styles.top}>
      <FormItem
        name="email"
        label={t('form.email')}
        required={!isOptional}
        rules={isOptional && email.trim() === '' ? [] : [zodRule(serverAccount, 'email')]}
        extra={doubt && <Text tone="amber">{doubt}</Text>}
      >
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<ProviderMark provider={provider} />}
          suffix={
            isThere ? (
              <Tag tone="green" icon={<Check size={12} aria-hidden />}>
                {suggestion.providerName}
              </Tag>
            ) : (
              <span />
            )
          }
        />
      </FormItem>
      <FormItem name="senderName" label={t('form.senderName')} rules={[zodRule(accountSettings, 'senderName')]}>
        <Input autoComplete="off" />
      </FormItem>
    </div>
  );
}
