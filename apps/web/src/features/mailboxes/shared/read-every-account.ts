import { ACCOUNT_PAGE_SIZE_MAX, type Account } from '@outrider/contract/mailboxes/account';
import { listAccounts } from '../../../api/mailboxes/account.ts';
import type { AccountQuery } from '../../../api/mailboxes/mailboxes.ts';

type Progress = { done: number; total: number };

/** As many pages as are asked for at a time. */
const AT_ONCE = 4;

/** All mailboxes a filter leaves, page after page. Oldest first, so that one added meanwhile moves nothing. */
export async function readEveryAccount(
  filter: AccountQuery,
  onProgress: (progress: Progress) => void,
): Promise<Account[]> {
  const pages = new Map<number, Account[]>();
  const readPage = async (page: number) => {
    const answer = await listAccounts({
      ...filter,
      page,
      pageSize: ACCOUNT_PAGE_SIZE_MAX,
      sort: 'createdAt',
      order: 'asc',
    });
    pages.set(page, answer.accountList);
    onProgress({ done: Math.min(answer.total, pages.size * ACCOUNT_PAGE_SIZE_MAX), total: answer.total });
    return answer;
  };
  const { totalPage } = await readPage(1);
  let next = 2;
  const readOn = async () => {
    while (next <= totalPage) {
      next += 1;
      await readPage(next - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  const inOrder = [...pages].toSorted(([a], [b]) => a - b).flatMap(([, accounts]) => accounts);
  return [...new Map(inOrder.map((account) => [account.accountId, account])).values()];
}
