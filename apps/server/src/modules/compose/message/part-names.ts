const NAME_MAX = 200;

/** The name of a file alone: no way to another folder, nothing a header or a file system stumbles over. */
export function fileNameOf(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]+/gu, '_').trim();
  return cut(/^\.*$/.test(clean) ? 'file' : clean);
}

/** A long one keeps its ending, which tells what it is. */
function cut(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_MAX - ending.length).toWellFormed() + ending;
}

/** RFC 2045, 5.1: two tokens. */
const TYPE_FORM = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** What is no type, or would be taken for parts of ours, is bytes. */
export function mimeTypeOf(type: string): string {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  return TYPE_FORM.test(bare) && !bare.startsWith('multipart/') ? bare : 'application/octet-stream';
}
