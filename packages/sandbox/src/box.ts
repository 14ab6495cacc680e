import { type Identity, startIdentity } from './identity/identity.ts';
import type { BoxOptions, Service } from './service.ts';
import { type SystemMail, startSystemMail } from './system-mail/system-mail.ts';

export type { BoxOptions };

export type Box = {
  systemMail: Omit<SystemMail, 'close'>;
  identity: Identity['issuers'];
  close(): Promise<void>;
};

/** Starts the boxed world. A part that cannot start takes the ones before it down again. */
export async function startBox(options: BoxOptions): Promise<Box> {
  const running: Service[] = [];
  const keep = <S extends Service>(service: S): S => {
    running.unshift(service);
    return service;
  };
  const close = async () => {
    for (const service of running.splice(0)) await service.close();
  };
  try {
    const systemMail = keep(await startSystemMail(options));
    const identity = keep(await startIdentity(options));
    return { systemMail, identity: identity.issuers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
