import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox';
import type { Box } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';

/** The boxed world's own calls. In the live world they are not there at all. */
export function sandboxRoutes(api: Api, box: Box) {
  servePublic(api, contract.listBoxedMail, async ({ search }) => ({ mails: box.systemMail.list(search) }));
  servePublic(api, contract.readBoxedMail, async ({ id }) => {
    const mail = box.systemMail.read(id);
    if (!mail) throw new AppError('notFound');
    return mail;
  });
  servePublic(api, contract.listWire, async ({ kind, search }) => ({
    events: box.truth.list({ ...(kind ? { kind } : {}), search }).map(({ at, messageId = '', ...event }) => ({
      ...event,
      at: at.toISOString(),
      messageId,
    })),
  }));
  servePublic(api, contract.getBoxState, async () => box.state());
  servePublic(api, contract.setBoxedHost, async ({ name, mood }) => {
    if (!box.setMood(name, mood)) throw new AppError('notFound');
    return box.state();
  });
  servePublic(api, contract.moveBoxClock, async (move) => {
    box.moveClock(move);
    return box.state();
  });
}
