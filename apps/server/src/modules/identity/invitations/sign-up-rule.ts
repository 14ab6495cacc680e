import type { SignUpRule } from '@outrider/contract/app-config';
import { AppError } from '@outrider/contract/errors';

/** For who comes without an invitation. Looks at no account, so that a refusal does not tell which addresses exist. */
export function refuseStranger({ mode, domains }: SignUpRule, email: string): void {
  if (mode === 'open') return;
  if (mode !== 'domains') throw new AppError(mode === 'invite' ? 'signUpByInvitation' : 'signUpClosed');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!domains.includes(domain)) throw new AppError('signUpOtherDomain', { values: { domains: domains.join(', ') } });
}
