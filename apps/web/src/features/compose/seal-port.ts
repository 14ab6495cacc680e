import type { ComponentType } from 'react';

export type SealChoice = { password: string; days: number; savePassword: boolean; asFile: boolean };

export type MailToSeal = {
  from: string;
  senderName: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  attachments: { name: string; type: string; contentId: string; bytes: Uint8Array<ArrayBuffer> }[];
  password: string;
  expiresAt: Date;
  savePassword: boolean;
  asFile: boolean;
};

export type SealedToSend = {
  id: string;
  mailSubject: string;
  mailHtml: string;
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> } | undefined;
};

/** What a mail needs of encryption, which is another feature's. */
export type SealPort = {
  Fields: ComponentType<{ choice: SealChoice; onChange: (choice: SealChoice) => void }>;
  canSealWith: (choice: SealChoice) => boolean;
  seal: (mail: MailToSeal) => Promise<SealedToSend>;
};

let port: SealPort | undefined;

/** Said once by the screens, before a mail can be written. */
export const sealWith = (sealing: SealPort): void => {
  port = sealing;
};

export const sealing = (): SealPort | undefined => port;
