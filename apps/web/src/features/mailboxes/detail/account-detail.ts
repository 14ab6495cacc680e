import type { getAccount } from '@outrider/contract/mailboxes/account';
import type { z } from 'zod';

export type AccountDetail = z.output<typeof getAccount.output>;
