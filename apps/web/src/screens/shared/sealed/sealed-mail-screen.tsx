import type { SealedLook } from '@outrider/contract/sealed-mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { firstNameOf } from '../../../features/sealed-mail/first-name.ts';
import { LockedMail } from '../../../features/sealed-mail/locked-mail.tsx';
import { NotForMe } from '../../../features/sealed-mail/not-for-me.tsx';
import { OpenedMail } from '../../../features/sealed-mail/opened-mail.tsx';
import { PageFrame } from '../../../features/sealed-mail/page-frame.tsx';
import { LookFailed, NoSuchMail, Waiting } from '../../../features/sealed-mail/states.tsx';
import { useLook, useSealedMail } from '../../../features/sealed-mail/use-sealed-mail.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';

/** The page behind the link of an encrypted mail, for who has no account here. */
export function SealedMailScreen() {
  const { t } = useTranslation('sealed-mail');
  const { token = '' } = useParams();
  const look = useLook(token);
  const isLate = useLater(look.isPending);
  if (look.data !== undefined && look.data !== 'unknown') {
    return <KnownMail token={token} look={look.data} onChanged={() => void look.refetch()} />;
  }
  return (
    <PageFrame title={t('page.title')} company="">
      {isLate && <Waiting />}
      {look.data === 'unknown' && <NoSuchMail />}
      {look.isError && <LookFailed error={look.error} isBusy={look.isFetching} onRetry={() => void look.refetch()} />}
    </PageFrame>
  );
}

type KnownMailProps = { token: string; look: SealedLook; onChanged: () => void };

function KnownMail({ token, look, onChanged }: KnownMailProps) {
  const { t } = useTranslation('sealed-mail');
  const { opened, failure, isBusy, open, lock, answer } = useSealedMail(token, look, onChanged);
  const [text, setText] = useState('');
  const name = firstNameOf(look.senderName || look.senderEmail);
  return (
    <PageFrame title={t('page.title')} company={look.company} foot={<NotForMe token={token} name={name} />}>
      {opened ? (
        <OpenedMail
          look={look}
          opened={opened}
          answer={text}
          onAnswerChanged={setText}
          onAnswer={answer}
          onLock={lock}
        />
      ) : (
        <LockedMail look={look} failure={failure} isBusy={isBusy} onOpen={open} />
      )}
    </PageFrame>
  );
}
