import type { Language } from '../language.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { SiteWords } from './site-words.ts';
import { sv } from './sv.ts';

export const SITE_WORDS: Record<Language, SiteWords> = { en, de, fr, es, it, nl, pl, cs, pt, sv };
