import { shortListAccounts } from '@outrider/contract/mailboxes/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/api.ts';

const addressesQuery = queryOptions({
  queryKey: ['mailbox-addresses'],
  queryFn: async ({ signal }) => (await call(shortListAccounts, {}, { silent: true, signal })).accountList,
});

/** Answers come to the mailbox itself, or to another one that is read here. */
export function ReplyToField() {
  const { t } = useTranslation('accounts-add');
  const { data: others = [] } = useQuery(addressesQuery);
  return (
    <Form.Item name="replyTo" label={t('form.replyTo')}>
      <Select
        showSearch
        options={[
          { value: '', label: t('form.replyToSelf') },
          ...others.map(({ email }) => ({ value: email, label: email })),
        ]}
      />
    </Form.Item>
  );
}
