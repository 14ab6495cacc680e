import type { mailProxy } from '@outrider/contract/inbox/proxy';
import { PROXY_FUNCTIONS } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import { searchMessages } from '../search/search-messages.ts';
import type { InboxCallsDeps } from './calls-deps.ts';
import { deleteMessages } from './delete-messages.ts';
import { getAllFolders } from './list-folders.ts';
import { listMessages } from './list-messages.ts';
import { markSeen } from './mark-seen.ts';
import { readMessage } from './read-message.ts';
import { updateMessages } from './update-messages.ts';

type Input = z.output<typeof mailProxy.input>;

/** One door for all functions; each answer is parsed by its function's own schema, so that nothing undeclared leaks. */
export async function answerProxy(
  deps: InboxCallsDeps,
  caller: Caller,
  input: Input,
): Promise<Record<string, unknown>> {
  return PROXY_FUNCTIONS[input.func].output.parse(await answer(deps, caller, input));
}

function answer(deps: InboxCallsDeps, caller: Caller, input: Input): Promise<unknown> {
  switch (input.func) {
    case 'mbox:listMessages':
      return listMessages(deps, caller, input);
    case 'mbox:searchMessages':
      return searchMessages(deps, caller, input);
    case 'mbox:readMessage':
      return readMessage(deps, caller, input);
    case 'mbox:updateMessageInfos':
      return updateMessages(deps, caller, input);
    case 'mbox:deleteMessages':
      return deleteMessages(deps, caller, input);
    case 'mbox:getAllFolders':
      return getAllFolders(deps, caller, input._account);
    case 'mbox:markSeen':
      return markSeen(deps, caller, input);
  }
}
