import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox';
import type { Box } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';
import type { Pace } from './keep-pace.ts';
import { boxedMailboxRoutes } from './mailbox.routes.ts';
import { nameRoutes } from './names.routes.ts';
import { personRoutes } from './person.routes.ts';
import { createRecording } from './recording.ts';
import { worldRoutes } from './world.routes.ts';

/** The boxed world's own calls. In the live world they are not there at all. */
export function sandboxRoutes(api: Api, box: Box, pace: Pace) {
  const recorded = { box, pace, recording: createRecording(box, pace) };
  mailRoutes(api, box);
  wireRoutes(api, box);
  worldRoutes(api, recorded);
  personRoutes(api, recorded);
  nameRoutes(api, recorded);
  boxedMailboxRoutes(api, recorded);
}

function mailRoutes(api: Api, { systemMail }: Box) {
  servePublic(api, contract.listBoxedMail, async ({ search }) => ({ mails: systemMail.list(search) }));
  servePublic(api, contract.readBoxedMail, async ({ id }) => {
    const mail = systemMail.read(id);
    if (!mail) throw new AppError('notFound');
    return mail;
  });
}

function wireRoutes(api: Api, box: Box) {
  servePublic(api, contract.listWire, async ({ kind, search }) => ({
    events: box.truth.list({ ...(kind ? { kind } : {}), search }).map(({ at, messageId = '', ...event }) => ({
      ...event,
      at: at.toISOString(),
      messageId,
    })),
  }));
  servePublic(api, contract.readTranscript, async ({ id }) => ({ lines: box.transcript(id) ?? [] }));
}
