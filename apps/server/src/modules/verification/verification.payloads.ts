declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'verification.work': { workspaceId: string; taskId: string };
    'verification.due': Record<string, never>;
    'verification.self-check': Record<string, never>;
  }
}

export {};
