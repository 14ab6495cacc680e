import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language, LanguageTable } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

export const TABLES: Record<Language, LanguageTable> = { en, de, fr, es, it, nl, pl, cs, pt, sv };
