export { fileJobs } from './files.jobs.ts';
export { fileRoutes } from './files.routes.ts';
export type { FilesDeps } from './files-deps.ts';
export { KEPT_BY_FILES } from './kept.ts';
export { createLink } from './links/change-link.ts';
export { PERSONAL_DATA_OF_FILES } from './person.repository.ts';
export { findFileUpload } from './space/find-bytes.ts';
export { addUploadFromBytes, openUploadBytes, readUpload } from './uploads/open-upload.ts';
export { keepUploads, releaseUploads } from './uploads/uses.ts';
