import * as call from '@outrider/contract/inbox/inbox';
import { countInbox as countCall } from '@outrider/contract/inbox/live';
import { mailProxy } from '@outrider/contract/inbox/proxy';
import { type Api, serve } from '../../platform/http/serve.ts';
import { answerProxy } from './answer-proxy.ts';
import type { InboxCallsDeps } from './calls/calls-deps.ts';
import { labelMessage } from './calls/changing/label-message.ts';
import { snoozeMessages } from './calls/changing/snooze-messages.ts';
import { listTags } from './calls/changing/tags.repository.ts';
import { countInbox } from './calls/count-inbox.ts';
import { listAccounts } from './calls/list-accounts.ts';
import { downloadPart } from './calls/reading/download-part.ts';
import { addImageSender, removeImageSender } from './calls/reading/image-senders.repository.ts';
import { readPerson, setStage } from './calls/reading/read-person.ts';
import { readThread } from './calls/reading/read-thread.ts';
import { serveImage } from './calls/reading/serve-image.ts';
import { streamChanges } from './calls/stream-changes.ts';

export function inboxRoutes(api: Api, deps: InboxCallsDeps) {
  serve(api, mailProxy, (caller, input, { language }) => answerProxy(deps, caller, input, language));
  serve(api, call.listInboxAccounts, (caller, input) => listAccounts(deps, caller, input));
  serve(api, countCall, (caller, { accountId }) => countInbox(deps, caller, accountId));
  serve(api, call.readThread, (caller, { tid }) => readThread(deps, caller, tid));
  serve(api, call.labelThread, (caller, input) => labelMessage(deps, caller, input));
  serve(api, call.snoozeMessages, (caller, input) => snoozeMessages(deps, caller, input));
  serve(api, call.readPerson, (caller, { email }) => readPerson(deps, caller, email));
  serve(api, call.setStage, (caller, input) => setStage(deps, caller, input));
  serve(api, call.listMessageTags, async (caller) => {
    const tags = await listTags(deps.db, caller);
    return { tags: tags.map(({ id, name }) => ({ tagId: id, tagName: name })) };
  });
  serve(api, call.allowImages, async (caller, { email, allow }) => {
    await (allow ? addImageSender : removeImageSender)(deps.db, caller, email);
    return {};
  });
  downloadPart(api, deps);
  serveImage(api, deps);
  streamChanges(api, deps);
}
