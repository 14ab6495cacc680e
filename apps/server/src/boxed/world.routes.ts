import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox';
import { getBoxRecording, resetBox, revokeBoxedConsent } from '@outrider/contract/sandbox/world';
import type { Box } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';
import type { Pace } from './keep-pace.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** Nobody waits longer for a call; the control page sees time arrive. */
const ARRIVES_WITHIN_MS = 1_000;

async function movePace(pace: Pace, box: Box, { speed, skipMs, toNext, toNextSend }: contract.ClockMove) {
  if (speed !== undefined) pace.setSpeed(speed);
  if (skipMs > 0) pace.passTo(new Date(box.now().getTime() + skipMs));
  const next = toNext ? box.nextAt() : undefined;
  if (next) pace.passTo(next);
  if (toNextSend) pace.passToNextSend();
  await pace.arrived(ARRIVES_WITHIN_MS);
}

/** The world as a whole: its clock, its hosts, and starting it anew. */
export function worldRoutes(api: Api, recorded: RecordedBox) {
  const { box, pace, recording } = recorded;
  const tell = () => recording.tell();
  servePublic(api, contract.getBoxState, tell);
  serveRecorded(api, recorded, contract.moveBoxClock, async (move) => {
    await movePace(pace, box, move);
    return tell();
  });
  serveRecorded(api, recorded, contract.setBoxedHost, async ({ name, behaviour }) => {
    if (!box.setHostBehaviour(name, behaviour)) throw new AppError('notFound');
    return tell();
  });
  serveRecorded(api, recorded, contract.setMailboxHost, async ({ name, trouble }) => {
    if (!box.state().mailboxHosts.some((host) => host.name === name)) throw new AppError('notFound');
    box.mailboxes.setHostTrouble(name, trouble === 'none' ? undefined : trouble);
    return tell();
  });
  serveRecorded(api, recorded, contract.setSourceApi, async ({ name, trouble }) => {
    box.sourceApis.setTrouble(name, trouble);
    return tell();
  });
  serveRecorded(api, recorded, contract.setBoxedRegistrar, async ({ trouble }) => {
    box.registrar.setTrouble(trouble);
    return tell();
  });
  serveRecorded(api, recorded, contract.setBoxedCardProcessor, async ({ charges, webhooks }) => {
    if (charges !== undefined) box.cardProcessor.setChargeTrouble(charges);
    if (webhooks !== undefined) box.cardProcessor.setWebhookTrouble(webhooks);
    return tell();
  });
  serveRecorded(api, recorded, contract.setBoxedMailHost, async ({ trouble }) => {
    box.mailHost.setTrouble(trouble);
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
