import type { Language } from '../languages.ts';

/** One failure a client can meet: its code on the wire, its HTTP status, its text. `{name}` is filled in by the thrower. */
export type CatalogueEntry = { code: number | string; status: number } & Record<Language, string>;
