import type { ComposeAttachment, ComposeAttrs } from '@outrider/contract/compose/attrs';
import { AppError } from '@outrider/contract/errors';
import { ATTACHMENT_MAX_BYTES } from '@outrider/contract/files/upload';
import { sanitizeForQuote } from '@outrider/mail-kit/compose/quote-html';
import { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { amendDraft, lockDraft, type StoredDraft } from '../drafts/drafts.repository.ts';
import type { FrozenQuote } from './delivery.tables.ts';

type QuoteDeps = {
  readBody: (mid: string) => Promise<{ text: string | null; html: string | null } | undefined>;
};

/** The quoted original as it leaves: as it was received, sanitised, or what its quoter made of it. */
export async function freezeQuote({ readBody }: QuoteDeps, { quote }: ComposeAttrs): Promise<FrozenQuote | null> {
  if (!quote) return null;
  if (quote.kind === 'text') return { html: null, text: quote.text };
  const body = await readBody(quote.mid);
  if (!body) throw new AppError('mailNotFound');
  return body.html === null
    ? { html: null, text: body.text ?? '' }
    : { html: sanitizeForQuote(body.html), text: body.text };
}

type AttachmentDeps = {
  db: Db;
  now: () => Date;
  /** A part of a mail, or the whole of it where no part is named. */
  readPart: (mid: string, part: string) => Promise<Buffer>;
  addUpload: (file: { name: string; type: string; bytes: Buffer }) => Promise<{ id: string; size: number }>;
  /** The bytes behind a file of the attachment space; undefined where it is gone. */
  findFile: (fileId: string) => Promise<{ uploadId: string; name: string; type: string; size: number } | undefined>;
};

/**
 * Files of other mails become files of our own, and those of the attachment space are kept by their bytes, so that they are
 * there when the mail leaves. Gives the draft as it is then.
 */
export async function freezeAttachments(deps: AttachmentDeps, scope: Scope, draft: StoredDraft): Promise<StoredDraft> {
  const { attachments } = draft.attrs;
  if (!attachments.some((one) => isForeign(one) || isOfSpace(one))) return draft;
  const own: ComposeAttachment[] = [];
  for (const attachment of attachments) own.push(await freeze(deps, attachment));
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockDraft(trx, scope, draft.id);
    if (!locked || locked.revision !== draft.revision) throw new AppError('draftChanged', { data: null });
    const { content: _same, ...stored } = { ...locked.attrs, attachments: own };
    const at = deps.now();
    const revision = await amendDraft(trx, scope, locked, {
      mailboxId: locked.mailboxId,
      attrs: stored,
      at,
      copyAt: at,
    });
    return { ...locked, revision, attrs: { ...locked.attrs, attachments: own } };
  });
}

const isForeign = ({ type, deleted }: ComposeAttachment) => type === 'fromInternalMail' && !deleted;

const isOfSpace = ({ type, mode, deleted }: ComposeAttachment) => type === 'internal' && mode === 'file' && !deleted;

async function freeze(deps: AttachmentDeps, attachment: ComposeAttachment): Promise<ComposeAttachment> {
  if (isForeign(attachment)) return takeOver(deps, attachment);
  return isOfSpace(attachment) ? takeFromSpace(deps, attachment) : attachment;
}

/** Its bytes go along; the file stays where it is, and may be deleted meanwhile. */
async function takeFromSpace(deps: AttachmentDeps, attachment: ComposeAttachment): Promise<ComposeAttachment> {
  const fileId = attachment.cloudIdentity || attachment.id;
  const file = z.uuid().safeParse(fileId).success ? await deps.findFile(fileId) : undefined;
  if (!file) throw new AppError('attachmentLost');
  const { uploadId, name, type, size } = file;
  if (size > ATTACHMENT_MAX_BYTES) throw new AppError('attachmentTooLarge');
  const mimeType = attachment.mimeType || type;
  return { ...attachment, id: uploadId, name: attachment.name || name, mimeType, type: 'upload', fileSize: size };
}

async function takeOver(deps: AttachmentDeps, attachment: ComposeAttachment): Promise<ComposeAttachment> {
  const { midOfSourceMail: mid, partOfSourceMail: part, name, mimeType } = attachment;
  const bytes = await deps.readPart(mid, part);
  const { id, size } = await deps.addUpload({ name, type: mimeType, bytes });
  return { ...attachment, id, type: 'upload', fileSize: size };
}
