/** `unknown`: it could not be looked up, which says nothing about the mailbox. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'unknown';

type Nothing = Record<never, never>;
type Listed = { lists: string; count: number; asked: number };
type ServerWords = { server: 'SMTP' | 'IMAP'; words: string };

/** Everything a check can come to, with what its sentence needs. */
export type FindingValues = {
  lookupFailed: { type: string; name: string; reason: string };
  domainMissing: { domain: string };

  mxGood: { count: number };
  mxMissing: { domain: string };
  mxImplicit: { domain: string };
  mxNull: { domain: string };
  mxIsAddress: { host: string };
  mxIsAlias: { host: string; target: string };
  mxDead: { host: string };
  mxPartlyDead: { host: string };

  spfGood: { lookups: number; limit: number };
  spfMissing: { domain: string };
  spfWrongName: { name: string };
  spfQuoted: Nothing;
  spfTypo: { record: string };
  spfSeveral: { count: number };
  spfGlued: { term: string };
  spfUnknownTerm: { term: string };
  spfBrokenTerm: { term: string };
  spfIncludeBroken: { name: string };
  spfLoop: { name: string };
  spfTooManyLookups: { lookups: number; limit: number };
  spfTooManyVoids: { voids: number; limit: number };
  spfNotCovered: { address: string };
  spfMaybeNotCovered: { address: string };
  spfIncludeAbsent: { include: string };
  spfPlusAll: Nothing;
  spfNeutralAll: Nothing;
  spfNoAll: Nothing;
  spfAfterAll: { terms: string };
  spfPtr: Nothing;
  spfNearLimit: { lookups: number; limit: number };
  spfTooLong: { bytes: number; limit: number };

  dkimGood: { selector: string; bits: number };
  dkimNoMailSeen: Nothing;
  dkimUndecided: { selector: string; reason: string };
  dkimNotSigned: Nothing;
  dkimUnaligned: { selector: string; domain: string };
  dkimKeyMissing: { selector: string; name: string };
  dkimKeyRevoked: { selector: string };
  dkimKeySeveral: { selector: string; count: number };
  dkimKeyBroken: { selector: string };
  dkimWrongVersion: { selector: string; version: string };
  dkimWrongType: { selector: string; type: string };
  dkimNotForMail: { selector: string };
  dkimOldHash: { selector: string };
  dkimShortKey: { selector: string; bits: number };
  dkimWeakKey: { selector: string; bits: number };
  dkimTestMode: { selector: string };
  dkimOneClickUnsigned: { selector: string; headers: string };
  dkimSignatureFailed: { selector: string; reason: string };

  dmarcGood: { policy: string };
  dmarcInherited: { policy: string; domain: string };
  dmarcMissing: { domain: string };
  /** Nothing but the policy is missing: SPF and DKIM both pass. */
  dmarcMissingAlone: { domain: string };
  dmarcWrongName: { name: string };
  dmarcTypo: { record: string };
  dmarcSeveral: { count: number };
  dmarcNoPolicy: Nothing;
  dmarcBadPolicy: { value: string };
  dmarcBadTag: { tag: string; value: string };
  dmarcNothingAligned: { policy: string };
  dmarcStrictDkim: { domain: string };
  dmarcSubdomainOpen: { policy: string; domain: string };
  dmarcNoReports: Nothing;
  dmarcBadReportAddress: { address: string };
  dmarcReportsRefused: { address: string; domain: string };
  dmarcPartial: { percent: number };
  dmarcTestMode: Nothing;

  reverseGood: { address: string; host: string };
  reverseNoAddress: Nothing;
  reverseMissing: { address: string };
  reverseNotBack: { address: string; host: string };
  reverseGeneric: { address: string; host: string };

  blocklistsClean: { asked: number };
  blocklistsUnanswered: { asked: number };
  blocklistsListed: Listed;
  blocklistsListedMinor: Listed;

  loginGood: { ms: number };
  loginNotTried: Nothing;
  loginRefused: ServerWords;
  loginTls: ServerWords;
  loginForbidden: ServerWords;
  loginBroken: ServerWords;
  loginUnreachable: ServerWords;
  loginThrottled: ServerWords;
};
export type FindingName = keyof FindingValues;

/** One finding, one verdict: `fail` costs delivery, `warn` works and should not stay, `unknown` was not learned. */
export const VERDICTS: Record<FindingName, Verdict> = {
  lookupFailed: 'unknown',
  domainMissing: 'fail',

  mxGood: 'pass',
  mxMissing: 'fail',
  mxImplicit: 'warn',
  mxNull: 'fail',
  mxIsAddress: 'fail',
  mxIsAlias: 'warn',
  mxDead: 'fail',
  mxPartlyDead: 'warn',

  spfGood: 'pass',
  spfMissing: 'fail',
  spfWrongName: 'fail',
  spfQuoted: 'fail',
  spfTypo: 'fail',
  spfSeveral: 'fail',
  spfGlued: 'fail',
  spfUnknownTerm: 'fail',
  spfBrokenTerm: 'fail',
  spfIncludeBroken: 'fail',
  spfLoop: 'fail',
  spfTooManyLookups: 'fail',
  spfTooManyVoids: 'fail',
  spfNotCovered: 'fail',
  spfMaybeNotCovered: 'warn',
  spfIncludeAbsent: 'fail',
  spfPlusAll: 'fail',
  spfNeutralAll: 'warn',
  spfNoAll: 'warn',
  spfAfterAll: 'warn',
  spfPtr: 'warn',
  spfNearLimit: 'warn',
  spfTooLong: 'warn',

  dkimGood: 'pass',
  dkimNoMailSeen: 'unknown',
  dkimUndecided: 'unknown',
  dkimNotSigned: 'fail',
  dkimUnaligned: 'warn',
  dkimKeyMissing: 'fail',
  dkimKeyRevoked: 'fail',
  dkimKeySeveral: 'fail',
  dkimKeyBroken: 'fail',
  dkimWrongVersion: 'fail',
  dkimWrongType: 'fail',
  dkimNotForMail: 'fail',
  dkimOldHash: 'fail',
  dkimShortKey: 'fail',
  dkimWeakKey: 'warn',
  dkimTestMode: 'warn',
  dkimOneClickUnsigned: 'warn',
  dkimSignatureFailed: 'fail',

  dmarcGood: 'pass',
  dmarcInherited: 'pass',
  dmarcMissing: 'fail',
  dmarcMissingAlone: 'fail',
  dmarcWrongName: 'fail',
  dmarcTypo: 'fail',
  dmarcSeveral: 'fail',
  dmarcNoPolicy: 'fail',
  dmarcBadPolicy: 'fail',
  dmarcBadTag: 'warn',
  dmarcNothingAligned: 'fail',
  dmarcStrictDkim: 'warn',
  dmarcSubdomainOpen: 'warn',
  dmarcNoReports: 'warn',
  dmarcBadReportAddress: 'warn',
  dmarcReportsRefused: 'warn',
  dmarcPartial: 'warn',
  dmarcTestMode: 'warn',

  reverseGood: 'pass',
  reverseNoAddress: 'unknown',
  reverseMissing: 'fail',
  reverseNotBack: 'fail',
  reverseGeneric: 'warn',

  blocklistsClean: 'pass',
  blocklistsUnanswered: 'unknown',
  blocklistsListed: 'fail',
  blocklistsListedMinor: 'warn',

  loginGood: 'pass',
  loginNotTried: 'unknown',
  loginRefused: 'fail',
  loginTls: 'fail',
  loginForbidden: 'fail',
  loginBroken: 'fail',
  loginUnreachable: 'warn',
  loginThrottled: 'warn',
};
