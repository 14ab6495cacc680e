import type { OpenMail } from './compose-state.ts';

/** A mail as this browser keeps it until it is saved, sent or left. */
export type LocalCopy = {
  cid: string;
  keptAt: number;
  open: Pick<OpenMail, 'mail' | 'revision' | 'place'>;
  /** Whether the server lacks any of it. */
  isChanged: boolean;
  /** Left by its writer, and kept because what is to be encrypted is nowhere else. */
  isClosed?: boolean;
};

export type LocalCopies = {
  /** Those of the person who is signed in. */
  readAll: () => Promise<LocalCopy[]>;
  write: (copy: LocalCopy) => void;
  clear: (cid: string) => void;
};

/** The password of an encrypted mail is never stored. */
export const copyOf = ({ mail, revision, place }: OpenMail, isChanged: boolean, keptAt: number): LocalCopy => ({
  cid: mail.cid,
  keptAt,
  open: { mail: { ...mail, encpwd: '', savePassword: false }, revision, place },
  isChanged,
});
