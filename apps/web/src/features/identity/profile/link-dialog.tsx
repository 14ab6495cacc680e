import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { useTranslation } from 'react-i18next';
import { beginLink } from '../../../api/identity/oauth.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { ProofForm } from '../two-factor/proof-form.tsx';
import { useUserInfo } from '../user-info.ts';

type LinkDialogProps = {
  provider: OauthProvider;
  name: string;
  onLeave: (url: string) => void;
  onClose: () => void;
};

/** A session alone adds no sign-in method: the password does, or a sign-in of the last minutes. */
export function LinkDialog({ provider, name, onLeave, onClose }: LinkDialogProps) {
  const { t } = useTranslation('profile');
  const { hasPassword } = useUserInfo();
  return (
    <Dialog title={t('signInMethods.linkNamed', { name })} onClose={onClose}>
      {hasPassword ? (
        <ProofForm
          codeAllowed={false}
          submitLabel={t('signInMethods.goOn', { name })}
          onProved={async (proof) => {
            const { url } = await beginLink({ provider, proof });
            onLeave(url);
            onClose();
          }}
          onCancel={onClose}
        >
          <p className="secondary">{t('signInMethods.why', { name })}</p>
        </ProofForm>
      ) : (
        <>
          <p className="secondary">{t('signInMethods.signInAgain', { name })}</p>
          <DialogButtons>
            <Button primary onClick={onClose}>
              {t('signInMethods.understood')}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
}
