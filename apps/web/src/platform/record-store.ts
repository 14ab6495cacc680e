/** Records of one kind in IndexedDB, each under a key. Without it, as in some private windows, nothing is kept. */
export function createRecordStore<T>(name: string) {
  let opening: Promise<IDBDatabase | undefined> | undefined;

  const open = () => {
    opening ??= new Promise<IDBDatabase | undefined>((resolve) => {
      try {
        const request = window.indexedDB.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(STORE);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
        request.onblocked = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
    return opening;
  };
  const run = async <R>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R | undefined> => {
    const database = await open();
    if (!database) return undefined;
    return new Promise((resolve) => {
      try {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        // A full disk: what is on the screen stays, and the server still gets it.
        request.onerror = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
  };

  return {
    /** Opened ahead of time, a record is written in the moment a page goes away. */
    prepare: () => void open(),
    write: (key: string, record: T): void => void run('readwrite', (store) => store.put(record, key)),
    clear: (key: string): void => void run('readwrite', (store) => store.delete(key)),
    /** Those whose key begins so. */
    readAll: async (prefix: string): Promise<T[]> =>
      (await run('readonly', (store) => store.getAll(keysFrom(prefix)) as IDBRequest<T[]>)) ?? [],
    /** Whether there are any of those. */
    hasAny: async (prefix: string): Promise<boolean> =>
      ((await run('readonly', (store) => store.count(keysFrom(prefix)))) ?? 0) > 0,
  };
}

const STORE = 'records';

const keysFrom = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
