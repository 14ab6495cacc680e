import type { Message } from '@outrider/contract/inbox/message';
import type { ListItem } from '../../../features/inbox/list/list-layout.ts';
import type { MessageRows } from '../../../features/inbox/list/message-rows.ts';

/** The style sheet draws rows to these heights. */
export const LIST_HEIGHTS = { day: 29, row: 92, marked: 110 };
const FOUND_HEIGHT = 103;
const FOUND_LONG_HEIGHT = 121;
/** What surely fits into one line of a phone; signs of Chinese take the room of two. */
const ONE_LINE = 44;

export type FoundItem = ListItem & { message: Message; isFile: boolean; isLong: boolean };

/** What a search found: mails, and files by their names. A mail found for its file alone is shown as the file. */
export const layFound = ({ rows, hits }: MessageRows): FoundItem[] =>
  rows.flatMap((message) => {
    const hit = hits[message.id];
    const isLong = widthOf(hit?.text || message.summary) > ONE_LINE;
    const file = { key: `${message.id} file`, height: FOUND_HEIGHT, day: '', message, isFile: true, isLong: false };
    const height = isLong ? FOUND_LONG_HEIGHT : FOUND_HEIGHT;
    const mail = { key: message.id, height, day: '', message, isFile: false, isLong };
    if (!hit?.file) return [mail];
    return hit.subject === '' && hit.text === '' ? [file] : [mail, file];
  });

const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
