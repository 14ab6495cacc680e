import { RESET_LINK_MINUTES } from '@outrider/contract/limits';
import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { config } from '../../../platform/app-config.ts';
import type { RegisterInfo } from '../../../platform/storage.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { AuthAside, AuthLayout } from '../../../ui/page/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AskForReset } from '../../shared/sign/ask-for-reset.tsx';
import { RememberedLead } from '../../shared/sign/reset-pages.tsx';
import { useResetOutcomes } from '../../shared/sign/use-reset-outcomes.ts';
import { ResetSteps } from './reset-steps.tsx';

export function AskForLink() {
  const { t } = useTranslation('sign');
  const [sent, setSent] = useState<RegisterInfo>();
  const { onDone } = useResetOutcomes();
  const title = t(sent ? 'reset.sentTitle' : 'reset.askTitle');
  const time = formatTime(sent?.sendTime, { language: languageNow() });
  const social = config.signInMethods[0];
  return (
    <AuthLayout
      title={title}
      lead={<RememberedLead />}
      aside={
        <AuthAside
          claim={t('reset.askClaim', { minutes: RESET_LINK_MINUTES })}
          notes={
            <>
              <span>
                <Send size={14} aria-hidden />
                {t('reset.sending')}
              </span>
              {social && (
                <span>
                  <Users size={14} aria-hidden />
                  {t('reset.social', { provider: t(`provider.${social}`) })}
                </span>
              )}
            </>
          }
        >
          <ResetSteps
            done={sent ? 1 : 0}
            steps={[
              [
                t('reset.steps.ask'),
                sent ? t('reset.steps.askedFor', { email: sent.email, time }) : t('reset.steps.askTo'),
              ],
              [t('reset.steps.open'), t('reset.steps.openOn')],
              [t('reset.steps.choose'), t('reset.steps.chooseRule')],
              [t('reset.steps.again'), t('reset.steps.againAll')],
            ]}
          />
        </AuthAside>
      }
    >
      <PageTitle>{title}</PageTitle>
      <AskForReset sent={sent} onSent={setSent} onDone={onDone} />
    </AuthLayout>
  );
}
