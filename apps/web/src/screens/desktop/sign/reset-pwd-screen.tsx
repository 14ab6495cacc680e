import { ResetPages } from '../../shared/sign/reset-pages.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

export const ResetPwdScreen = () => <ResetPages AskForLink={AskForLink} ChoosePassword={ChoosePassword} />;
