import { type LaunchFinding, launchFinding } from '@outrider/contract/campaigns/operate';
import * as campaignErrors from '@outrider/contract/errors/campaigns';
import { z } from 'zod';
import { errorText } from '../../../i18n/error-text.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { ApiError } from '../../../platform/create-call.ts';

const refusal = z.object({ findings: z.array(launchFinding) });

/** What a launch was refused for; undefined for any other failure. */
export function launchFindings(error: unknown): LaunchFinding[] | undefined {
  if (!(error instanceof ApiError) || error.code !== campaignErrors.launchFailure.code) return undefined;
  return refusal.safeParse(error.data).data?.findings ?? [];
}

/** "Launch failure", and why where the findings do not say it. */
export function launchFailureText(error: unknown): string {
  const failure = errorText(campaignErrors.launchFailure);
  if (!(error instanceof Error) || launchFindings(error)) return failure;
  return i18n.t('failureWhy', { failure, words: error.message });
}
