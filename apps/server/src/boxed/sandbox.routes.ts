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
}
