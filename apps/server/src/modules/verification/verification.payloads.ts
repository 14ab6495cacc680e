declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'verification.work': { workspaceId: string; taskId: string };
    'verification.import': { workspaceId: string; userId: string; importId: string; fileName: string };
    'verification.due': Record<string, never>;
    'verification.self-check': Record<string, never>;
  }
}

export {};
