export type { FilesDeps } from './files-deps.ts';
export { KEPT_BY_FILES } from './kept.ts';
export { createLink } from './links/change-link.ts';
export { PERSONAL_DATA_OF_FILES } from './person.repository.ts';
export { register } from './register.ts';
export { findFileUpload } from './space/find-bytes.ts';
export { readAllBytes, removeAllBytes } from './uploads/all-uploads.ts';
export { addUploadFromBytes, openUploadBytes, readUpload } from './uploads/open-upload.ts';
export { keepUploads, releaseUploads } from './uploads/uses.ts';
