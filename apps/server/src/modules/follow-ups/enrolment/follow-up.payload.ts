declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Enrols the person a reply is about, or says why not. */
    'campaigns.follow-up': { workspaceId: string; followUpId: string };
  }
}
