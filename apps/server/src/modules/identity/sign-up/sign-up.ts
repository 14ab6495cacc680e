import { AppError } from '@outrider/contract/errors';
import type { signUp as contract, MailedLink } from '@outrider/contract/sign';
import type { z } from 'zod';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuseStranger } from '../invitations/sign-up-rule.ts';
import { sendLink } from '../mail-links/send-link.ts';
import { SIGN_UPS_PER_NETWORK } from '../throttles.ts';
import { insertUser } from '../users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'signUpRule' | 'now'>;

/** An account with a workspace of its own. It can sign in once the mailed link was used. */
export async function signUp(
  deps: Deps,
  form: z.output<(typeof contract)['input']>,
  visit: Visit,
): Promise<MailedLink> {
  const { db, jobs, passwords } = deps;
  const now = deps.now();
  await countTry(db, SIGN_UPS_PER_NETWORK, networkOf(visit.ip), now);
  refuseStranger(deps.signUpRule, form.email);
  const passwordHash = await passwords.hash(form.password);

  return db.transaction().execute(async (trx) => {
    const { email } = form;
    const { language } = visit;
    const user = {
      email,
      password_hash: passwordHash,
      verified_at: null,
      company_name: form.companyName,
      language,
      time_zone: form.timeZone ?? 'UTC',
      name: '',
    };
    // Two sign-ups with one address can both have asked first; the unique address lets one of them in.
    const scope = await insertUser(trx, user, now);
    if (!scope) throw new AppError('emailTaken');
    return sendLink(trx, jobs, { id: scope.userId, workspace_id: scope.workspaceId, email, language }, 'SIGN_UP', now);
  });
}
