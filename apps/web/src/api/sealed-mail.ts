import * as contract from '@outrider/contract/sealed-mail';
import {
  listSealedMails,
  readSealedMail,
  revokeSealedMail,
  showSealedPassword,
  unblockSealedMail,
} from '@outrider/contract/sealed-mail';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { request, uploadRequest } from './request.ts';

export const addSealedPart = uploadRequest(contract.addSealedPart);
export const answerSealedMail = request(contract.answerSealedMail, { silent: true });
export const beginSealedMail = request(contract.beginSealedMail);
export const lookAtSealedMail = request(contract.lookAtSealedMail, { silent: true });
export const misdirectSealedMail = request(contract.misdirectSealedMail, { silent: true });
export const openSealedMail = request(contract.openSealedMail, { silent: true });

const SEALED = 'sealed';

export const sealedMailsQuery = infiniteQueryOptions({
  queryKey: [SEALED, 'list'],
  queryFn: ({ pageParam, signal }) => call(listSealedMails, { after: pageParam }, { silent: true, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next || undefined,
});

const listAgain = () => queryClient.invalidateQueries({ queryKey: [SEALED, 'list'] });

/** Answers that were fetched count as read, so the list is asked again. */
export const sealedMailQuery = (id: string) =>
  queryOptions({
    queryKey: [SEALED, 'one', id],
    queryFn: async () => {
      const mail = await call(readSealedMail, { id }, { silent: true });
      void listAgain();
      return mail;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const showPasswordMutation = mutationOptions({
  mutationFn: (id: string) => call(showSealedPassword, { id }),
  gcTime: 0,
});

export const revokeSealedMutation = mutationOptions({
  mutationFn: (id: string) => call(revokeSealedMail, { id }),
  onSettled: listAgain,
});

export const unblockSealedMutation = mutationOptions({
  mutationFn: (id: string) => call(unblockSealedMail, { id }),
  onSettled: listAgain,
});
