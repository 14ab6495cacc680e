import type { ComposeChanges } from '@outrider/contract/compose/attrs';
import type { ComposeAnswer, ComposeInput } from '@outrider/contract/compose/compose-call';
import type { Language } from '@outrider/contract/languages';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { Caller } from '../../platform/http/caller.ts';
import type { ComposeDeps } from './compose-deps.ts';
import { deliver } from './delivery/deliver.ts';
import { checkSender } from './drafts/check-sender.ts';
import { continueDraft } from './drafts/continue-draft.ts';
import { keepFiles } from './drafts/keep-files.ts';
import { type SavedDraft, saveDraft } from './drafts/save-draft.ts';

/** `mbox:compose` of the mail proxy. */
export async function answerCompose(
  deps: ComposeDeps,
  caller: Caller,
  input: ComposeInput,
  language: Language,
): Promise<ComposeAnswer> {
  const { composeInfo } = input;
  switch (composeInfo.action) {
    case 'save':
      return finish(deps, caller, await save(deps, caller, input, composeInfo), composeInfo, composeInfo.returnInfo);
    case 'continue':
      return finish(
        deps,
        caller,
        await change(deps, caller, input, composeInfo),
        composeInfo,
        composeInfo.returnInfo || composeInfo.sendCheck,
      );
    case 'deliver':
      return deliver(deps.delivery, caller, {
        info: composeInfo,
        account: accountOf(input._account),
        draftId: input.mid || composeInfo.id,
        deliverEmail: input.deliverEmail?.trim() ?? '',
        language,
      });
  }
}

async function finish(
  { db, now }: ComposeDeps,
  caller: Caller,
  saved: SavedDraft,
  info: Pick<Info<'save'>, 'encrypt'>,
  returnInfo: boolean,
) {
  await keepFiles(db, caller, saved, { now: now(), isSecret: info.encrypt === 1 });
  return describe(saved, returnInfo);
}

type Info<A extends ComposeInput['composeInfo']['action']> = Extract<ComposeInput['composeInfo'], { action: A }>;

function save({ db, now }: ComposeDeps, scope: Caller, { _account }: ComposeInput, info: Info<'save'>) {
  const { id, revision, forced } = info;
  const attrs = withTrace(info.attrs, info);
  const isSecret = info.encrypt === 1;
  const account = accountOf(_account);
  return saveDraft(db, scope, { id, account, revision, forced, attrs, at: now(), isLeft: forced, isSecret });
}

async function change(deps: ComposeDeps, scope: Caller, { _account }: ComposeInput, info: Info<'continue'>) {
  const { id, revision } = info;
  const attrs = withTrace(info.attrs, info);
  const mailbox = accountOf(_account);
  const typed = attrs.optSenderStr || attrs.account || '';
  const checked = info.sendCheck ? await checkSender(deps, scope, { mailbox, typed }) : undefined;
  const changes = checked ? { ...attrs, account: checked.account, aliasSender: checked.aliasId } : attrs;
  const account = checked?.mailboxId ?? mailbox;
  return deps.db
    .transaction()
    .execute((trx) =>
      continueDraft(trx, scope, { id, account, revision, changes, at: deps.now(), isSecret: info.encrypt === 1 }),
    );
}

/** What the call says of tracing is kept with the draft. */
const withTrace = <A extends ComposeChanges>(attrs: A, { mailTrace }: { mailTrace?: boolean | undefined }): A =>
  mailTrace === undefined ? attrs : { ...attrs, mailTrace };

/** An id, an address, or an address with a name. */
const accountOf = (account: string) => parseAddress(account.trim())?.address ?? account.trim();

function describe({ id, revision, savedAt, attrs }: SavedDraft, returnInfo: boolean): ComposeAnswer {
  const { content, attachments, subject, account } = attrs;
  const at = savedAt.toISOString();
  const info = { id, content, attachments, subject, account, revision, savedAt: at };
  return { var: returnInfo ? info : id, draftId: id, revision, savedAt: at };
}
