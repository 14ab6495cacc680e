import { applyFilters } from './apply-filters.ts';
import { chooseOption } from './choose.ts';
import { holds } from './conditions.ts';
import { parseTemplate } from './parse-template.ts';
import type { TemplateNode, TemplateProblem } from './template-node.ts';

/** Values of a person by the names of the fields. */
export type Lead = Readonly<Record<string, string>>;

/** Where the result goes: decides what a value may not contain. */
export type Medium = 'text' | 'html' | 'header';

export type Rendered = {
  text: string;
  /** Variables that had neither a value nor a default. A lead that has one is held, never mailed a hole. */
  missing: string[];
};

export type CompiledTemplate = {
  problems: readonly TemplateProblem[];
  variables: readonly TemplateVariable[];
  render: (lead: Lead, seed: string) => Rendered;
};

/** Required: somewhere it stands without a default. */
export type TemplateVariable = { name: string; isRequired: boolean };

/** Reads a template once, for rendering it many times. */
export function compileTemplate(source: string, medium: Medium = 'text'): CompiledTemplate {
  const { nodes, problems } = parseTemplate(source, { isHtml: medium === 'html' });
  const write = WRITERS[medium];
  return {
    problems,
    variables: collectVariables(nodes),
    render(lead, seed) {
      const missing = new Set<string>();
      const text = renderNodes(nodes, { readField: (name) => readValue(lead, name), seed, write, missing });
      return { text: medium === 'header' ? onOneLine(text) : text, missing: [...missing] };
    },
  };
}

type Rendering = {
  readField: (name: string) => string;
  seed: string;
  write: (value: string) => string;
  missing: Set<string>;
};

function renderNodes(nodes: readonly TemplateNode[], rendering: Rendering): string {
  let text = '';
  for (const node of nodes) text += node.kind === 'text' ? node.text : renderNode(node, rendering);
  return text;
}

function renderNode(node: Exclude<TemplateNode, { kind: 'text' }>, rendering: Rendering): string {
  const { readField, seed, write, missing } = rendering;
  switch (node.kind) {
    case 'variable': {
      const value = applyFilters(readField(node.name), node.filters);
      if (value === undefined) missing.add(node.name);
      return write(value ?? '');
    }
    case 'choice':
      return renderNodes(node.options[chooseOption(seed, node.index, node.options.length)] ?? [], rendering);
    case 'if': {
      const branch = node.branches.find(({ test }) => test === 'otherwise' || holds(test, readField));
      return branch ? renderNodes(branch.nodes, rendering) : '';
    }
  }
}

/** Only what the person's record itself has: `constructor` is no field. */
const readValue = (lead: Lead, name: string): string => (Object.hasOwn(lead, name) ? String(lead[name] ?? '') : '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** RFC 5322, 2.2: a line break in a value would begin another header. */
const onOneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ');

const WRITERS: Record<Medium, (value: string) => string> = {
  text: (value) => value,
  html: (value) => value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign),
  header: onOneLine,
};

function collectVariables(nodes: readonly TemplateNode[]): TemplateVariable[] {
  const found = new Map<string, boolean>();
  const walk = (level: readonly TemplateNode[]) => {
    for (const node of level) {
      if (node.kind === 'variable') {
        const isRequired = !node.filters.some(({ name }) => name === 'default');
        found.set(node.name, isRequired || (found.get(node.name) ?? false));
      } else if (node.kind === 'choice') for (const option of node.options) walk(option);
      else if (node.kind === 'if') for (const branch of node.branches) walk(branch.nodes);
    }
  };
  walk(nodes);
  return [...found].map(([name, isRequired]) => ({ name, isRequired }));
}
