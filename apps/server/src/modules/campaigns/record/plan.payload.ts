declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Plans the first round of everybody in a campaign that runs who has none yet. */
    'campaigns.plan': { workspaceId: string; campaignId: string };
  }
}

export {};
