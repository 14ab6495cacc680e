import {
  FOLDER_IDS,
  type FolderRole,
  type Message,
  type MessageKind,
  type Person,
} from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import type { Tone } from '../../../ui/tag.tsx';
import { type Meaning, meaningOf } from './place.ts';

export const MEANING_TONES: Record<Meaning, Tone> = {
  interested: 'violet',
  question: 'blue',
  notNow: 'amber',
  notInterested: 'grey',
  wrongPerson: 'grey',
  outOfOffice: 'grey',
  stop: 'red',
  unlabelled: 'grey',
};

/** Mail no person wrote is told apart; an out-of-office answer has its meaning already. */
const KIND_TONES: Partial<Record<MessageKind, Tone>> = {
  autoReply: 'grey',
  bounce: 'red',
  complaint: 'red',
  receipt: 'green',
};

/** A state with a colour, a label a user gave (`line`), or words beside them. */
export type Mark = { key: string; tone: Tone | 'line' | 'words'; text: string };

export const folderRole = (fid: number): FolderRole | undefined =>
  (Object.keys(FOLDER_IDS) as FolderRole[]).find((role) => FOLDER_IDS[role] === fid);

/** Whether a row needs the line of marks; kept apart from the words, as every row of a long list is asked. */
export const hasMarks = (message: Message, showsFolder: boolean): boolean =>
  showsFolder ||
  meaningOf(message) !== undefined ||
  (message.kind !== null && message.kind in KIND_TONES) ||
  message.flags.system ||
  message.tags.length > 0 ||
  message.snoozedUntil !== null;

export function useMarks(): (message: Message, showsFolder: boolean) => Mark[] {
  const { t } = useTranslation('inbox');
  const { calendarDay, moment } = useDates();
  return (message, showsFolder) => {
    const meaning = meaningOf(message);
    const { kind, flags, tags, snoozedUntil, returnDate, fid, folder } = message;
    const tone = kind === null || meaning !== undefined ? undefined : KIND_TONES[kind];
    const role = folderRole(fid);
    return [
      ...(meaning ? [{ key: meaning, tone: MEANING_TONES[meaning], text: t(`meaning.${meaning}`) }] : []),
      ...(tone && kind ? [{ key: kind, tone, text: t(`kind.${kind}`) }] : []),
      ...(flags.system && !tone ? [{ key: 'system', tone: 'grey' as const, text: t('kind.system') }] : []),
      ...tags.map(({ tagId, tagName }) => ({ key: tagId, tone: 'line' as const, text: tagName })),
      ...(returnDate === null ? [] : [words('back', t('row.back', { day: calendarDay(returnDate) }))]),
      ...(snoozedUntil === null ? [] : [words('snoozed', t('row.snoozed', { at: moment(snoozedUntil) }))]),
      ...(showsFolder ? [words('folder', role ? t(`folder.${role}`) : folder)] : []),
    ];
  };
}

const words = (key: string, text: string): Mark => ({ key, tone: 'words', text });

export const nameOf = ({ name, email }: Person): string => name || email;

/** Who a row is about: the sender, or the recipient of what we wrote. */
export function peopleOf({ fid, sender, receivers }: Message): readonly Person[] {
  const isOwn = fid === FOLDER_IDS.sent || fid === FOLDER_IDS.drafts;
  return isOwn ? [...receivers.to, ...receivers.cc] : [sender];
}

/** The person on the other side of a thread: the last who wrote from outside, else our recipient. */
export function otherSide(messages: readonly Message[], isOurs: (email: string) => boolean): Person | undefined {
  const outside = messages.map(({ sender }) => sender).filter(({ email }) => email !== '' && !isOurs(email));
  return outside.at(-1) ?? messages.flatMap(({ receivers }) => receivers.to).find(({ email }) => !isOurs(email));
}
