import { escapeText } from '../html/filter-attributes.ts';

/** A file that goes as a link. `url` is one of ours. */
export type LinkedFile = { name: string; size: number; url: string; expiresAt: string | null };

const STYLE = 'margin:16px 0;padding:12px;border:1px solid #dadadf;border-radius:4px';
const LINE_STYLE = 'margin:0 0 4px';
const NOTE_STYLE = 'color:#696973';

const UNITS = ['B', 'KB', 'MB', 'GB'];

function sizeOf(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_024)));
  return `${Number((bytes / 1_024 ** power).toFixed(1))} ${UNITS[power]}`;
}

const noteOf = ({ size, expiresAt }: LinkedFile) =>
  expiresAt === null ? sizeOf(size) : `${sizeOf(size)}, until ${expiresAt.slice(0, 10)}`;

/** Files that go as links, below the words of a mail. */
export function linkCard(files: readonly LinkedFile[]): { html: string; text: string } {
  const lines = files.map((file) => {
    const link = `<a href="${escapeText(file.url).replaceAll('"', '&quot;')}">${escapeText(file.name)}</a>`;
    return `<p style="${LINE_STYLE}">${link} <span style="${NOTE_STYLE}">${escapeText(noteOf(file))}</span></p>`;
  });
  return {
    html: `<div style="${STYLE}">${lines.join('')}</div>`,
    text: files.map((file) => `${file.name} (${noteOf(file)})\n${file.url}`).join('\n\n'),
  };
}
