/** A mail program that is not ours, which tests look into mailboxes with, and change them. */
export { ImapFlow as MailProgram } from 'imapflow';
