import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DEFAULT_PATH } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmailVerified } from '../../shared/sign/email-verified.tsx';

export function VerificationSuccessScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  return (
    <EmailVerified
      nextSteps={
        <Button large primary block onClick={() => navigate(DEFAULT_PATH, { replace: true })}>
          {t('verified.goOn')}
        </Button>
      }
    />
  );
}
