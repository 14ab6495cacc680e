import { acceptInvitation } from '@outrider/contract/identity/invitations';
import { sendVerifyEmail, signUp } from '@outrider/contract/sign';
import { openClient } from '../product/open-client.ts';
import type { Part } from '../product/start-product.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { OWNER, PASSWORD, PROXY } from '../world/places.ts';
import { readInbox } from '../world/read-maildir.ts';

const FORM = { email: OWNER, companyName: 'North Freight', password: PASSWORD, agree: true as const };

/** A stranger is sent away; the link the API printed makes the first account. Gives the owner's session. */
export async function signUpOwner({ world, check }: Pick<Trial, 'world' | 'check'>, api: Part): Promise<string> {
  const visitor = openClient({ ca: world.authority.ca });
  const refused = await visitor.call(signUp, FORM).then(
    () => 'taken',
    (error: Error) => error.message,
  );
  check(refused.includes('closed'), `a stranger who signs up is answered: ${refused.slice(0, 200)}`);
  const invitation = /invitation=([\w-]+)/.exec(api.output())?.[1] ?? '';
  const { session } = await visitor.call(acceptInvitation, { ...FORM, token: invitation });
  check(session !== null, 'the link that was printed at the first start makes the owner’s account');
  await visitor.call(sendVerifyEmail, { bizType: 'RESET_PWD', verifyEmail: OWNER });
  const [mail] = await until('a mail of the product itself has come', async () => {
    const mails = await readInbox(world.north, OWNER);
    return mails.length > 0 && mails;
  });
  check(mail?.text.includes(`https://${PROXY.name}/`) ?? false, `the product’s own mail came: ${mail?.subject}`);
  return session?.token ?? '';
}
