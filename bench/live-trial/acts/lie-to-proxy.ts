import { listSessions } from '@outrider/contract/identity/sessions';
import { signIn } from '@outrider/contract/sign';
import { openClient } from '../product/open-client.ts';
import type { Trial } from '../trial.ts';
import { CLIENT, OWNER, PASSWORD } from '../world/places.ts';

/** A client puts an address of its own into X-Forwarded-For; what counts is the one the proxy saw. */
export async function lieToProxy({ world, check }: Trial, proxy: string): Promise<void> {
  const { ca } = world.authority;
  const headers = { 'x-forwarded-for': '11.66.66.66, 11.77.77.77' };
  const { token } = await openClient({ ca, headers }).call(signIn, { email: OWNER, password: PASSWORD });
  const { sessions } = await openClient({ ca, headers, token }).call(listSessions, {});
  const seen = sessions.find(({ current }) => current)?.address;
  check(seen === CLIENT, `${proxy}: a client that lies about its address is seen as ${seen}`);
}
