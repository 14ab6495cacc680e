import { composeAnswer } from '@outrider/contract/compose/compose-call';
import type { mailProxy } from '@outrider/contract/inbox/proxy';
import { PROXY_FUNCTIONS } from '@outrider/contract/inbox/proxy';
import type { Language } from '@outrider/contract/languages';
import type { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import type { InboxCallsDeps } from './calls/calls-deps.ts';
import { deleteMessages } from './calls/changing/delete-messages.ts';
import { markSeen } from './calls/changing/mark-seen.ts';
import { updateMessages } from './calls/changing/update-messages.ts';
import { getAllFolders } from './calls/list-folders.ts';
import { listMessages } from './calls/list-messages.ts';
import { readMessage } from './calls/reading/read-message.ts';
import { searchMessages } from './search/search-messages.ts';

type Input = z.output<typeof mailProxy.input>;

/** One door for all functions; each answer is parsed by its function's own schema, so that nothing undeclared leaks. */
export async function answerProxy(
  deps: InboxCallsDeps,
  caller: Caller,
  input: Input,
  language: Language,
): Promise<{ var: unknown }> {
  if (input.func === 'mbox:compose') return composeAnswer.parse(await deps.compose(caller, input, language));
  return { var: PROXY_FUNCTIONS[input.func].output.parse(await answer(deps, caller, input)) };
}

type Reading = Exclude<Input, { func: 'mbox:compose' }>;

function answer(deps: InboxCallsDeps, caller: Caller, input: Reading): Promise<unknown> {
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
