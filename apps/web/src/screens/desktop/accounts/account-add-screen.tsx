import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

const WAYS = [
  ['smtp', paths.accounts.addSmtp],
  ['gmail', paths.accounts.addGmail],
  ['corp', paths.accounts.addCorp],
  ['search', paths.accounts.addSearch],
  ['warmup', paths.accounts.addWarmup],
] as const;

export function AccountAddScreen() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('accountAdd.head')}
      art={<MailboxArt />}
      title={t('accountAdd.title')}
      text={t('accountAdd.text')}
      steps={WAYS.map(([way, to]) => ({ title: t(`accountAdd.${way}.title`), hint: t(`accountAdd.${way}.hint`), to }))}
    />
  );
}
