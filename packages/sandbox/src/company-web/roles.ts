import type { RoleId } from './languages/language.ts';
import type { Department, Seniority } from './web-types.ts';

export const ROLES: Record<RoleId, { department: Department; seniority: Seniority }> = {
  ceo: { department: 'management', seniority: 'c-level' },
  cto: { department: 'technology', seniority: 'c-level' },
  cfo: { department: 'finance', seniority: 'c-level' },
  coo: { department: 'operations', seniority: 'c-level' },
  sales: { department: 'sales', seniority: 'head' },
  marketing: { department: 'marketing', seniority: 'head' },
  purchasing: { department: 'purchasing', seniority: 'head' },
  logistics: { department: 'logistics', seniority: 'head' },
  hr: { department: 'human-resources', seniority: 'head' },
  it: { department: 'technology', seniority: 'head' },
  production: { department: 'operations', seniority: 'manager' },
  project: { department: 'operations', seniority: 'manager' },
  accountant: { department: 'finance', seniority: 'staff' },
  rep: { department: 'sales', seniority: 'staff' },
  engineer: { department: 'technology', seniority: 'staff' },
  assistant: { department: 'administration', seniority: 'staff' },
};

/** The roles companies have, the surest first. */
export const ROLE_ORDER: readonly RoleId[] = [
  'ceo',
  'sales',
  'cfo',
  'cto',
  'assistant',
  'rep',
  'purchasing',
  'engineer',
  'coo',
  'marketing',
  'logistics',
  'hr',
  'it',
  'production',
  'project',
  'accountant',
];
