import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox';
import { getBoxRecording, resetBox, revokeBoxedConsent } from '@outrider/contract/sandbox-world';
import { type Api, servePublic } from '../platform/http/serve.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** The world as a whole: its clock, its hosts, and starting it anew. */
export function worldRoutes(api: Api, recorded: RecordedBox) {
  const { box, recording } = recorded;
  const tell = async () => recording.tell();
  servePublic(api, contract.getBoxState, tell);
  serveRecorded(api, recorded, contract.moveBoxClock, async (move) => {
    box.moveClock(move);
    return tell();
  });
  serveRecorded(api, recorded, contract.setBoxedHost, async ({ name, mood }) => {
    if (!box.setMood(name, mood)) throw new AppError('notFound');
    return tell();
  });
  serveRecorded(api, recorded, contract.setMailboxHost, async ({ name, trouble }) => {
    if (!box.state().mailboxHosts.some((host) => host.name === name)) throw new AppError('notFound');
    box.mailboxes.setHostTrouble(name, trouble === 'none' ? undefined : trouble);
    return tell();
  });
  serveRecorded(api, recorded, revokeBoxedConsent, async ({ address }) => {
    if (!box.revokeConsent(address)) throw new AppError('notFound');
    return {};
  });
  servePublic(api, resetBox, async ({ seed }) => {
    await box.reset(seed);
    recording.startAgain();
    return tell();
  });
  servePublic(api, getBoxRecording, async () => recording.read());
}
