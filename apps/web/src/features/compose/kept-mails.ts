import { createRecordStore } from '../../platform/record-store.ts';
import type { LocalCopy } from './state/local-copies.ts';

/** The mails this browser keeps until they are saved, sent or left, under their writer and their own id. */
export const keptMails = createRecordStore<LocalCopy>('outrider_app_compose');

export const keysOf = (userId: string) => `${userId} `;
