import type { SignUpRule } from '@outrider/contract/app-config';
import * as identityErrors from '@outrider/contract/errors/identity';
import { fill } from '@outrider/contract/languages';
import { languageNow } from '../../i18n/i18n.ts';
import { config } from '../../platform/app-config.ts';

/** A closed installation does not point people at a page that refuses them. */
export const offersSignUp = config.signUp.mode !== 'closed';

/** Why nobody signs up here without an invitation; undefined where some addresses may. */
export function whyShut({ mode }: SignUpRule = config.signUp): string | undefined {
  if (mode === 'closed') return identityErrors.signUpClosed[languageNow()];
  return mode === 'invite' ? identityErrors.signUpByInvitation[languageNow()] : undefined;
}

/** Which addresses may; undefined where all may. */
export function whichMay({ mode, domains }: SignUpRule = config.signUp): string | undefined {
  if (mode !== 'domains') return undefined;
  return fill(identityErrors.signUpOtherDomain[languageNow()], { domains: domains.join(', ') });
}

/** In the words of the server, why this address cannot sign up without an invitation. */
export function whyNot(email: string, rule: SignUpRule = config.signUp): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return whyShut(rule) ?? (rule.domains.includes(domain) ? undefined : whichMay(rule));
}
