import type { BoxState, HostMood } from '@outrider/contract/sandbox';
import { runningClock } from './clock/clock.ts';
import { behaviourOfMood } from './host-moods.ts';
import { type Identity, startIdentity } from './identity/identity.ts';
import { type MailWorld, startMailWorld } from './mail-world.ts';
import type { Ports } from './people/people.ts';
import type { BoxOptions, Service } from './service.ts';
import { type SystemMail, startSystemMail } from './system-mail/system-mail.ts';
import { createLogOfTruth, type LogOfTruth } from './truth/log-of-truth.ts';

export type { BoxOptions };

/** What a link to anywhere else answers. */
const NOT_IN_THE_BOX = 404;

/** The seed of the world a newcomer meets. */
const DEFAULT_SEED = '4417';

export type Box = {
  systemMail: Omit<SystemMail, 'close'>;
  identity: Identity['issuers'];
  /** Where names of the boxed world are looked up. */
  nameServer: { host: string; port: number };
  truth: LogOfTruth;
  mailboxes: MailWorld['mailboxes'];
  people: MailWorld['people'];
  personAt: MailWorld['world']['personAt'];
  residents: MailWorld['residents'];
  state(): BoxState;
  /** False when there is no such host. */
  setMood(host: string, mood: HostMood): boolean;
  moveClock(move: { speed?: number | undefined; skipMs: number }): void;
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
    const { seed = DEFAULT_SEED, now, log } = options;
    const truth = createLogOfTruth();
    const clock = runningClock(() => now().getTime());
    keep({ close: async () => clock.close() });
    const systemMail = keep(await startSystemMail(options));
    const identity = keep(await startIdentity(options));
    const mailWorld = keep(await startMailWorld({ seed, clock, truth, log, http: visitProduct(options.appUrl) }));
    const { mx, nameServer, mailboxes, people, residents } = mailWorld;
    return {
      systemMail,
      identity: identity.issuers,
      nameServer: { host: nameServer.host, port: nameServer.port },
      truth,
      mailboxes,
      people,
      personAt: (address) => mailWorld.world.personAt(address),
      residents,
      state: () => ({
        seed,
        now: clock.now().toISOString(),
        speed: clock.speed(),
        ...truth.counts(),
        hosts: mx.list().map(({ name, address, behaviour, taken }) => ({ name, address, mood: behaviour.kind, taken })),
      }),
      setMood(host, mood) {
        if (!mx.addressOf(host)) return false;
        mx.setBehaviour(host, behaviourOfMood(mood));
        return true;
      },
      moveClock({ speed, skipMs }) {
        if (speed) clock.setSpeed(speed);
        if (skipMs > 0) clock.skip(skipMs);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** People follow links to the product alone: nothing in the box reaches the world outside. */
function visitProduct(appUrl: string): Ports['http'] {
  const { origin } = new URL(appUrl);
  return async (url, { method, headers, body }) => {
    if (!URL.canParse(url) || new URL(url).origin !== origin) return NOT_IN_THE_BOX;
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
    await response.arrayBuffer();
    return response.status;
  };
}
