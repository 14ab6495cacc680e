import { z } from 'zod';
import type { MailWriter } from '../../../platform/mail/system-mail.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findUser } from '../users.repository.ts';
import { findMailLink } from './mail-links.repository.ts';
import { linkMail, passwordChangedMail } from './mail-texts.ts';

type Deps = Pick<IdentityDeps, 'db' | 'links'> & { appUrl: string; appName: string };

const linkFacts = z.object({ linkId: z.uuid() });

const LINK_PAGES = { SIGN_UP: '/sign/register/verify-handle', RESET_PWD: '/sign/reset-pwd' } as const;

/** The mails of this module by kind. The link's token is made here, at the moment of sending, from its id. */
export const identityMailWriters = ({ db, links, appUrl, appName }: Deps): Record<string, MailWriter> => ({
  'identity.link': async (facts, language) => {
    const link = await findMailLink(db, linkFacts.parse(facts).linkId);
    const user = link && (await findUser(db, { workspaceId: link.workspace_id, userId: link.user_id }));
    if (!user) throw new Error('the link of this mail is gone');
    const url = `${appUrl}${LINK_PAGES[link.biz_type]}?token=${links.tokenFor(link.id)}`;
    return linkMail(
      { bizType: link.biz_type, url, email: user.email, companyName: user.company_name, appName },
      language,
    );
  },
  'identity.password-changed': async (_facts, language) =>
    passwordChangedMail({ appName, url: `${appUrl}/sign/reset-pwd` }, language),
});
