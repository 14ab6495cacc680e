import type { Chance } from '../../world/chance.ts';
import { blogTheme } from '../furniture/builders/blog-theme.ts';
import { contentSystem } from '../furniture/builders/content-system.ts';
import { dragAndDrop } from '../furniture/builders/drag-and-drop.ts';
import { handMade } from '../furniture/builders/hand-made.ts';
import { scriptFramework } from '../furniture/builders/script-framework.ts';
import { shopTheme } from '../furniture/builders/shop-theme.ts';
import type { TemplateKind, TemplateNames, Templates } from '../site.ts';
import type { TemplateChoice } from '../web-types.ts';
import { ABOUTS } from './abouts.ts';
import { CONTACTS } from './contacts.ts';
import { HELD_OUT } from './held-out/index.ts';
import { HOMES } from './homes.ts';
import { IMPRINTS } from './imprints.ts';
import { CARD_TEMPLATES } from './people/cards.ts';
import { LIST_TEMPLATES } from './people/lists.ts';
import { MARKUP_TEMPLATES } from './people/markup.ts';
import { PROSE_TEMPLATES } from './people/prose.ts';
import { TABLE_TEMPLATES } from './people/tables.ts';
import { REFERENCES } from './references.ts';
import { SHELLS } from './shells.ts';

const KNOWN: Templates = {
  people: { ...CARD_TEMPLATES, ...TABLE_TEMPLATES, ...LIST_TEMPLATES, ...PROSE_TEMPLATES, ...MARKUP_TEMPLATES },
  shell: SHELLS,
  home: HOMES,
  about: ABOUTS,
  contact: CONTACTS,
  imprint: IMPRINTS,
  references: REFERENCES,
  furniture: {
    'blog-theme': blogTheme,
    'drag-and-drop': dragAndDrop,
    'hand-made': handMade,
    'script-framework': scriptFramework,
    'shop-theme': shopTheme,
    'content-system': contentSystem,
  },
};

const KINDS = Object.keys(KNOWN) as TemplateKind[];

export const templateNames = (kind: TemplateKind, choice: TemplateChoice): string[] => [
  ...(choice === 'held-out' ? [] : Object.keys(KNOWN[kind])),
  ...(choice === 'known' ? [] : Object.keys(HELD_OUT[kind])),
];

export function drawTemplates(chance: Chance, id: string, choice: TemplateChoice): TemplateNames {
  const draw = (kind: TemplateKind) => {
    const [first = '', ...more] = templateNames(kind, choice);
    return [kind, chance.pick(`${kind} template of ${id}`, [first, ...more])];
  };
  return Object.fromEntries(KINDS.map(draw)) as TemplateNames;
}

export function templateOf<K extends TemplateKind>(kind: K, name: string): Templates[K][string] {
  const found = KNOWN[kind][name] ?? HELD_OUT[kind][name];
  if (!found) throw new Error(`There is no ${kind} template ${name}`);
  return found as Templates[K][string];
}
