declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Works on a search for a while. */
    'leads-agent.work': { workspaceId: string; taskId: string };
    'leads-agent.due': Record<string, never>;
    /** Nobody is there to be refused: the plan has no room for what a search wants. */
    'leads-agent.held': { workspaceId: string; taskId: string; quotaType: 'CONTACT' | 'AGENT_RESULT' };
  }
}

export {};
