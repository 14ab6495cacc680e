import * as sealedMailErrors from '@outrider/contract/errors/sealed-mail';
import type { SealedLook } from '@outrider/contract/sealed-mail';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { answerSealedMail, lookAtSealedMail, openSealedMail } from '../../api/sealed-mail.ts';
import { ApiError } from '../../platform/create-call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { now as worldNow } from '../../platform/time/world-time.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { type SealedContent, unpackContent } from './content.ts';
import { decrypt, deriveKey, encrypt, type SealKey } from './crypto.ts';

/** What stands behind a link, as far as anybody may know it; `unknown` for one that leads nowhere. */
export const useLook = (token: string) =>
  useQuery(
    {
      queryKey: ['sealed', 'look', token],
      queryFn: async ({ signal }): Promise<SealedLook | 'unknown'> => {
        if (!lookAtSealedMail.input.safeParse({ token }).success) return 'unknown';
        try {
          return await lookAtSealedMail({ token }, { signal });
        } catch (error) {
          if (error instanceof ApiError && error.code === sealedMailErrors.sealedUnknown.code) return 'unknown';
          throw error;
        }
      },
      gcTime: 0,
    },
    queryClient,
  );

export type OpenedMail = { content: SealedContent; times: number; at: Date };

/** The key stays in this page's memory, and goes when the mail is locked again. */
export function useSealedMail(token: string, look: SealedLook, onChanged: () => void) {
  const [opened, setOpened] = useState<OpenedMail>();
  const key = useRef<SealKey>(undefined);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function open(password: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const made = await deriveKey(password, look);
      const { ciphertext, opened: times } = await openSealedMail({ token, proof: made.proof });
      const content = unpackContent(await decrypt(made.key, fromBase64(ciphertext), 'mail'));
      key.current = made;
      setOpened({ content, times, at: worldNow() });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      // How many tries are left, or that there are none, is the server's to say.
      if (error instanceof ApiError && error.failure === 'refused') onChanged();
    } finally {
      setBusy(false);
    }
  }

  const lock = useCallback(() => {
    key.current = undefined;
    setOpened(undefined);
  }, []);

  /** The same id again is the same answer, so that a lost connection does not make two of one. */
  async function answer(id: string, text: string): Promise<void> {
    if (!key.current) return;
    const bytes = await encrypt(key.current.key, new TextEncoder().encode(text), 'answer');
    const { proof } = key.current;
    await answerSealedMail({ token, proof, id, ciphertext: toBase64(bytes) });
  }

  return { opened, failure, isBusy, open, lock, answer };
}
