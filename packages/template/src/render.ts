import { compileTemplate, type Lead, type Rendered } from './compile-template.ts';

/**
 * One template for one person. The same seed always makes the same choices; values are never read as template again.
 * A caller that renders one for many people compiles it first.
 */
export const render = (template: string, lead: Lead, seed: string): Rendered =>
  compileTemplate(template).render(lead, seed);
