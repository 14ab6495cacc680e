import { sealWith } from '../../../features/compose/seal-port.ts';
import { uploadWith } from '../../../features/compose/upload-port.ts';
import { uploads } from '../../../features/files/uploads/uploads.ts';
import { canSealWith, SealFields } from '../../../features/sealed-mail/seal-fields.tsx';

/** What writing needs of other features. */
export function connectPorts(): void {
  uploadWith(uploads);
  sealWith({
    Fields: SealFields,
    canSealWith,
    // Fetched with the first encrypted mail.
    seal: async (mail) => (await import('../../../features/sealed-mail/seal-mail.ts')).sealMail(mail),
  });
}
