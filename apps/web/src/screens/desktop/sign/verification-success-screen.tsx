import { EmailVerified } from '../../shared/sign/email-verified.tsx';
import { NextSteps } from './next-steps.tsx';

export const VerificationSuccessScreen = () => <EmailVerified nextSteps={<NextSteps />} />;
