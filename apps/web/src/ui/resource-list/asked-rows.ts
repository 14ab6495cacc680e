/** What was asked of the server, by a query of one page or of many. */
export type AskedRows = {
  data: unknown;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
