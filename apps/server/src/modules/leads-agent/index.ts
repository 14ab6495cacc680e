export { createSources, type SourceSettings, type Sources } from './sources/create-sources.ts';
