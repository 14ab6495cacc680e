import * as contract from '@outrider/contract/practice';
import { type Box, drawPracticePeople, PRACTICE_FILE_NAME, writePracticeFile } from '@outrider/sandbox';
import { describeImport, findNewestNamed, importText } from '../../modules/contacts/demo.ts';
import { type ImportDeps, listAddressVerdicts } from '../../modules/contacts/index.ts';
import { findPracticeMailboxes } from '../../modules/mailboxes/demo.ts';
import type { MailboxesDeps } from '../../modules/mailboxes/index.ts';
import type { WarmupDeps } from '../../modules/warmup/index.ts';
import type { Caller, Visit } from '../../platform/http/caller.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { practiceDomain, practiceSenders, takePracticeMailboxes } from './practice-mailboxes.ts';
import { takeInTurn } from './take-in-turn.ts';

export type PracticeDeps = { mailboxes: MailboxesDeps; warmup: WarmupDeps; imports: ImportDeps };

/** Said of everybody in the practice file, so that they can be found and removed together. */
const TAG = 'Practice';

/** What a newcomer is given to begin with. */
export function practiceRoutes(api: Api, box: Box, deps: PracticeDeps) {
  const inTurn = takeInTurn();
  const read = (caller: Caller, { language }: Visit) => describePractice(deps, caller, language);
  serve(api, contract.readPractice, (caller, _input, visit) => read(caller, visit));
  serve(api, contract.takePracticeMailboxes, async (caller, _input, visit) => {
    await inTurn(`mailboxes ${caller.workspaceId}`, () => takePracticeMailboxes({ box, ...deps }, caller));
    return read(caller, visit);
  });
  serve(api, contract.takePracticePeople, async (caller, _input, visit) => {
    const file = { fileName: PRACTICE_FILE_NAME, text: writePracticeFile(caller.workspaceId) };
    const choices = { tags: [TAG], source: PRACTICE_FILE_NAME, verifyAfter: true };
    const { language } = visit;
    await inTurn(`people ${caller.workspaceId}`, () =>
      importText(deps.imports, caller, { ...file, choices, language }),
    );
    return read(caller, visit);
  });
  serve(api, contract.readPracticeFile, async ({ workspaceId }) => ({
    fileName: PRACTICE_FILE_NAME,
    text: writePracticeFile(workspaceId),
  }));
}

async function describePractice(
  { mailboxes, imports }: PracticeDeps,
  caller: Caller,
  language: Visit['language'],
): Promise<contract.Practice> {
  const senders = practiceSenders(caller);
  const people = drawPracticePeople(caller.workspaceId);
  const [connected, verdicts, run] = await Promise.all([
    findPracticeMailboxes(
      mailboxes,
      caller,
      senders.map(({ email }) => email),
    ),
    listAddressVerdicts(
      imports.db,
      caller,
      people.map(({ address }) => address),
    ),
    findNewestNamed(imports.db, caller, PRACTICE_FILE_NAME),
  ]);
  return {
    domain: practiceDomain(caller),
    mailboxes: senders.map(({ email, name }) => ({
      address: email,
      name,
      accountId: connected.get(email)?.accountId ?? null,
      isReady: connected.get(email)?.isReady ?? false,
    })),
    people: {
      fileName: PRACTICE_FILE_NAME,
      rows: rowsOf(writePracticeFile(caller.workspaceId)),
      total: people.length,
      companies: new Set(people.map(({ company }) => company)).size,
      zones: new Set(people.map(({ zone }) => zone)).size,
      contacts: verdicts.size,
      valid: [...verdicts.values()].filter(({ category }) => category === 'VALID').length,
      import: run ? describeImport(run, language) : null,
    },
  };
}

/** Each line below the header ends one. */
const rowsOf = (text: string) => text.split('\r\n').length - 2;
