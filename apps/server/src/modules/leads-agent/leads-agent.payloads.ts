declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Works on a search for a while. */
    'leads-agent.work': { workspaceId: string; taskId: string };
    'leads-agent.due': Record<string, never>;
  }
}

export {};
