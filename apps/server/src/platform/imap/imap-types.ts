/** A folder as LIST shows it (RFC 3501, 7.2.2). `specialUse` is an attribute of RFC 6154, or the library's guess by name. */
export type ListedFolder = {
  path: string;
  name: string;
  delimiter: string;
  flags: Set<string>;
  specialUse?: string | undefined;
  /** Where it was asked for. */
  status?: FolderStatus | undefined;
};

/** RFC 3501, 6.3.10; `highestModseq` is of RFC 7162. */
export type FolderStatus = {
  messages?: number | undefined;
  uidNext?: number | undefined;
  uidValidity?: bigint | undefined;
  unseen?: number | undefined;
  highestModseq?: bigint | undefined;
};

export type StatusQuery = { [Item in keyof FolderStatus]?: boolean };

/** RFC 3501, 6.3.1: what SELECT or EXAMINE answered, kept up to date while the folder is open. */
export type OpenFolder = {
  path: string;
  uidValidity: bigint;
  /** 0 where the server keeps it to itself. */
  uidNext: number;
  exists: number;
  highestModseq?: bigint | undefined;
  noModseq?: boolean | undefined;
  /** What can be changed for good; "\\*" where clients may make keywords of their own (RFC 3501, 7.1). */
  permanentFlags?: Set<string> | undefined;
};

/** Conditions that hold together (RFC 3501, 6.4.4). `gmraw` is Gmail's own. */
export type SearchQuery = {
  uid?: string;
  from?: string;
  to?: string;
  since?: Date;
  smaller?: number;
  seen?: boolean;
  flagged?: boolean;
  answered?: boolean;
  deleted?: boolean;
  /** True: there is such a header, with any value. */
  header?: Record<string, string | true>;
  gmraw?: string;
};

export type FetchQuery = {
  uid?: boolean;
  flags?: boolean;
  internalDate?: boolean;
  size?: boolean;
  envelope?: boolean;
  bodyStructure?: boolean;
  threadId?: boolean;
  source?: boolean | { start: number; maxLength: number };
  /** Header fields by name. */
  headers?: string[];
};

/** What FETCH answered of a message (RFC 3501, 7.4.2): what was asked for, or its flags alone where the server spoke by itself. */
export type ImapMessage = {
  seq: number;
  uid: number;
  flags?: Set<string> | undefined;
  internalDate?: Date | string | undefined;
  size?: number | undefined;
  envelope?: Envelope | undefined;
  bodyStructure?: MessageStructure | undefined;
  source?: Buffer | undefined;
  headers?: Buffer | undefined;
  /** RFC 8474, or Gmail's numbers for the same. */
  emailId?: string | undefined;
  threadId?: string | undefined;
};

export type Envelope = {
  subject?: string | undefined;
  messageId?: string | undefined;
  from?: { address?: string | undefined }[] | undefined;
};

/** A part of a message, with its parts (RFC 3501, 7.4.2, BODYSTRUCTURE). */
export type MessageStructure = {
  part?: string | undefined;
  type: string;
  parameters?: Record<string, string> | undefined;
  id?: string | undefined;
  encoding?: string | undefined;
  size?: number | undefined;
  envelope?: Envelope | undefined;
  disposition?: string | undefined;
  dispositionParameters?: Record<string, string> | undefined;
  childNodes?: MessageStructure[] | undefined;
};
