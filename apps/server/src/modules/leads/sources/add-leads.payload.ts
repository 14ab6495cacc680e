declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Takes what is left of a source. */
    'campaigns.add-leads': { workspaceId: string; campaignId: string; sourceId: string };
    'campaigns.refresh-sources': Record<string, never>;
  }
}

export {};
