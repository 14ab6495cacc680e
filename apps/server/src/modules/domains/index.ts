export { createNameServices, type NameServices, type NameSettings } from './create-name-services.ts';
