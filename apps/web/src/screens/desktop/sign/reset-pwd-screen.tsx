import { useSearchParams } from 'react-router';
import { OpenedResetLink } from '../../shared/sign/opened-reset-link.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** Before the link: asks where to send it. After it: asks for the new password. */
export function ResetPwdScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (token === null) return <AskForLink />;
  return <OpenedResetLink token={token}>{(link) => <ChoosePassword link={link} token={token} />}</OpenedResetLink>;
}
