/** What worker threads are given, without what only the product's own thread needs. */
export { fieldsAskedIn, readFieldValues } from './values/field-values.repository.ts';
