/** What asking a name server came to. Only `failed` says nothing about the zone. */
export type Answer<R> =
  | { kind: 'found'; records: R[] }
  | { kind: 'none' }
  | { kind: 'noSuchName' }
  | { kind: 'failed'; reason: string };

/** The exchange is empty where a domain says that it takes no mail (RFC 7505). */
export type MxRecord = { priority: number; exchange: string };

/** A text is whole, its strings joined; a PTR is asked for by the address itself. */
export type RecordOf = { A: string; AAAA: string; CNAME: string; MX: MxRecord; PTR: string; TXT: string };
export type RecordType = keyof RecordOf;

/** The answers at hand. Asking is reading: the checks do no I/O. */
export type Dns = { ask<T extends RecordType>(type: T, name: string): Answer<RecordOf[T]> };

export const recordsOf = <R>(answer: Answer<R>): R[] => (answer.kind === 'found' ? answer.records : []);

export const isVoid = (answer: Answer<unknown>): boolean => answer.kind === 'none' || answer.kind === 'noSuchName';

/** RFC 4343: letters are alike in both cases; the last dot only says that the name is whole. */
export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

/** Both address families of a name; an answer of one is enough to know it. */
export function askAddresses(dns: Dns, name: string): Answer<string> {
  const answers = [dns.ask('A', name), dns.ask('AAAA', name)];
  const records = answers.flatMap(recordsOf);
  if (records.length > 0) return { kind: 'found', records };
  return answers.find((answer) => answer.kind === 'failed') ?? { kind: 'none' };
}
