declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Does what an order needs next. */
    'domains.work': { workspaceId: string; orderId: string };
    /** Every minute: orders whose time has come. */
    'domains.due': Record<string, never>;
    /** Every hour: reminders, renewals, mailboxes that were removed. */
    'domains.maintain': Record<string, never>;
    /** Asks the registrar for names that wait. */
    'domains.check-names': Record<string, never>;
    /** Asks blocklists for names that wait. */
    'domains.ask-blocklists': Record<string, never>;
  }
}

export {};
