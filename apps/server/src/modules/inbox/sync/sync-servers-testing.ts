import { once } from 'node:events';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { startDovecot } from '../../../platform/testing/foreign-mail/start-dovecot.ts';

/** A mail server with mailboxes for tests: ours, or one we did not write. */
export type SyncServer = {
  /** A mailbox nobody used yet. */
  newUser(): { user: string; pass: string };
  connect(): Promise<TLSSocket>;
  stop(): Promise<void>;
  /** Numbers all messages anew, as after a restored backup; where that can be done. */
  renumber?: (user: string, folder: string) => void;
};

const PASSWORD = 'harbour-light';

async function connectTo(host: string, port: number): Promise<TLSSocket> {
  const socket = connectTls({ host, port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  socket.setNoDelay(true);
  return socket;
}

export type BoxedHost = 'mailhaven.test' | 'workspace.gmail.test' | 'office.outlook.test';

export async function startBoxedServer(host: BoxedHost = 'mailhaven.test'): Promise<SyncServer> {
  const box = await startBox(testOptions({ now: () => new Date() }));
  const { imap } = box.mailboxes.addressOf(host);
  let users = 0;
  return {
    newUser() {
      users += 1;
      const user = `reader${users}@harborline-hq.test`;
      box.mailboxes.create({ address: user, password: PASSWORD, host });
      return { user, pass: PASSWORD };
    },
    connect: () => connectTo(imap.host, imap.tlsPort),
    stop: () => box.close(),
    renumber: (user, folder) => box.mailboxes.changeUidValidity(user, folder),
  };
}

const DOVECOT_USERS = 60;

export async function startDovecotServer(settings = ''): Promise<SyncServer> {
  const users = Array.from({ length: DOVECOT_USERS }, (_, index) => ({
    address: `reader${index}@north.test`,
    password: PASSWORD,
  }));
  const dovecot = await startDovecot({ users, settings });
  const free = [...users];
  return {
    newUser() {
      const user = free.pop();
      if (!user) throw new Error('no mailbox is left');
      return { user: user.address, pass: user.password };
    },
    connect: () => connectTo(dovecot.imap.host, dovecot.imap.tlsPort),
    stop: () => dovecot.stop(),
  };
}
