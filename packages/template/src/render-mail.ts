import { compileTemplate, type Lead, type TemplateVariable } from './compile-template.ts';
import { htmlToText } from './html-to-text.ts';
import { joinBlankLines } from './join-blank-lines.ts';
import type { TemplateProblem } from './template-node.ts';

/** What one variant of a round says. Without an own `text`, the plain half is made from the page. */
export type MailTemplate = { subject: string; html: string; text: string | null };

export type RenderedMail = { subject: string; html: string; text: string; missing: string[] };

export type CompiledMail = {
  problems: readonly (TemplateProblem & { part: keyof MailTemplate })[];
  variables: readonly TemplateVariable[];
  render: (lead: Lead, seed: string) => RenderedMail;
};

/** Reads a mail once, for many people. Both halves make the same choices, as they are written in the same order. */
export function compileMail({ subject, html, text }: MailTemplate): CompiledMail {
  const parts = {
    subject: compileTemplate(subject, 'header'),
    html: compileTemplate(html, 'html'),
    text: compileTemplate(text ?? htmlToText(html)),
  };
  const partNames = text === null ? (['subject', 'html'] as const) : (['subject', 'html', 'text'] as const);
  return {
    problems: partNames.flatMap((part) => parts[part].problems.map((problem) => ({ ...problem, part }))),
    variables: joinVariables(partNames.flatMap((part) => parts[part].variables)),
    render(lead, seed) {
      const rendered = {
        subject: parts.subject.render(lead, `${seed}:subject`),
        html: parts.html.render(lead, seed),
        text: parts.text.render(lead, seed),
      };
      return {
        subject: rendered.subject.text,
        html: rendered.html.text,
        // A paragraph that says nothing to this person leaves no gap.
        text: text === null ? joinBlankLines(rendered.text.text) : rendered.text.text,
        missing: [...new Set(Object.values(rendered).flatMap(({ missing }) => missing))],
      };
    },
  };
}

function joinVariables(variables: readonly TemplateVariable[]): TemplateVariable[] {
  const required = new Map<string, boolean>();
  for (const { name, isRequired } of variables) required.set(name, isRequired || (required.get(name) ?? false));
  return [...required].map(([name, isRequired]) => ({ name, isRequired }));
}
