import { type AttachmentChange, type ComposeAttachment, composeAttachment } from '@outrider/contract/compose/attrs';

/** Changes by id: one that is marked as deleted goes, a known one changes in what is named, an unknown one comes last. */
export function mergeAttachments(
  known: readonly ComposeAttachment[],
  changes: readonly AttachmentChange[],
): ComposeAttachment[] {
  const merged = new Map<string, AttachmentChange>(known.map((attachment) => [attachment.id, attachment]));
  for (const change of changes) {
    if (change.deleted) merged.delete(change.id);
    else merged.set(change.id, { ...merged.get(change.id), ...change });
  }
  return [...merged.values()].map((attachment) => composeAttachment.parse(attachment));
}
