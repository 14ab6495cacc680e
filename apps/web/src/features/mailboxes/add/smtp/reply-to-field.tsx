import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shortListAccounts } from '../../../../api/mailboxes/account.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { FormItem } from '../../../../ui/form/form-item.tsx';

const addressesQuery = queryOptions({
  queryKey: ['mailbox-addresses'],
  queryFn: async ({ signal }) => (await shortListAccounts({}, { signal })).accountList,
});

/** Answers come to the mailbox itself, or to another one that is read here. */
export function ReplyToField() {
  const { t } = useTranslation('accounts-add');
  const { data: others = [] } = useQuery(addressesQuery);
  return (
    <FormItem name="replyTo" label={t('form.replyTo')}>
      <Select
        showSearch
        options={[
          { value: '', label: t('form.replyToSelf') },
          ...others.map(({ email }) => ({ value: email, label: email })),
        ]}
      />
    </FormItem>
  );
}
