import * as contract from '@outrider/contract/cards';
import { listMeetingAnswers, readTaskCards } from '@outrider/contract/cards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { request } from './request.ts';

export const createTaskCard = request(contract.createTaskCard, { silent: true });

/** Below the inbox's, which are asked again when mail comes in. */
export const meetingAnswerQuery = (mid: string) =>
  queryOptions({
    queryKey: ['inbox', 'receipts', 'meeting', mid],
    queryFn: async ({ signal }) => (await call(listMeetingAnswers, { mids: [mid] }, { silent: true, signal })).answers,
    staleTime: 30_000,
  });

export const taskCardsQuery = (tokens: readonly string[]) =>
  queryOptions({
    queryKey: ['inbox', 'receipts', 'tasks', ...tokens],
    queryFn: async ({ signal }) => (await call(readTaskCards, { tokens: [...tokens] }, { silent: true, signal })).tasks,
    enabled: tokens.length > 0,
    staleTime: 30_000,
  });
