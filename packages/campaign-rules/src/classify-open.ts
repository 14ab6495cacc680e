import { type Agent, readAgent } from './user-agents.ts';

/** A request for a mail's pixel. What is not known is left out. */
export type OpenRequest = {
  userAgent: string;
  /** GET unless said. */
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  /** Since the receiving server took the mail. */
  sinceDeliveryMs?: number;
  /** Other mails whose pixel the same address asked for within a second of this one. */
  otherMailsAtOnce?: number;
  /** Links of the same mail that the same address followed within ten seconds of this. */
  linksAtOnce?: number;
};

export type Opener = 'person' | 'machine' | 'unknown';

/** Nobody reads a mail this soon; what looks at it is in front of the mailbox. */
const TOO_SOON_MS = 2_000;
/** A reader may sit and wait for mail, but a proxy that fetches ahead is as likely. */
const SOON_MS = 10_000;
/** Gateways hold a mail back for minutes while they look at it. */
const GATEWAY_MS = 10 * 60_000;
const MAILS_AT_ONCE = 3;
const LINKS_AT_ONCE = 2;

/** What made us say so: who asked, or how. */
export type RequestWhy = Agent | 'tooSoon' | 'soon' | 'ahead' | 'manyMails' | 'manyLinks' | 'hiddenLink';

export type ClassifiedRequest = { by: Opener; why: RequestWhy };

/**
 * Who opened. Only a person counts for rates and conditions; a machine never does; unknown is a state of its own, not a
 * guess. A proxy that fetches on delivery (Apple's) tells nothing about the person behind it, so it is a machine; one
 * that fetches when the mail is opened (Gmail's, Yahoo's) is a person, except right after the delivery.
 */
export const classifyOpen = (request: OpenRequest): Opener => explainOpen(request).by;

/** The same, with what made us say so. */
export function explainOpen(request: OpenRequest): ClassifiedRequest {
  const { sinceDeliveryMs: since } = request;
  const agent = readAgent(request.userAgent);
  const mechanical = conductOf(request);
  switch (agent) {
    case 'appleProxy':
    case 'scanner':
    case 'program':
      return { by: 'machine', why: agent };
    default:
      if (mechanical) return { by: 'machine', why: mechanical };
      if (since !== undefined && since < TOO_SOON_MS) return { by: 'machine', why: 'tooSoon' };
  }
  switch (agent) {
    case 'gmailProxy':
    case 'yahooProxy':
    case 'mailClient':
    case 'browser':
      return since !== undefined && since < SOON_MS ? { by: 'unknown', why: 'soon' } : { by: 'person', why: agent };
    case 'staleBrowser':
      return { by: since === undefined || since < GATEWAY_MS ? 'machine' : 'unknown', why: agent };
    case 'unknown':
      return { by: 'unknown', why: agent };
  }
}

/** No matter what it calls itself, it does not act as a person does. */
function conductOf(request: OpenRequest): 'ahead' | 'manyMails' | 'manyLinks' | undefined {
  const { method = 'GET', headers = {}, otherMailsAtOnce = 0, linksAtOnce = 0 } = request;
  const purpose = `${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  if (method.toUpperCase() !== 'GET' || /prefetch|preview|prerender/i.test(purpose)) return 'ahead';
  if (otherMailsAtOnce >= MAILS_AT_ONCE) return 'manyMails';
  return linksAtOnce >= LINKS_AT_ONCE ? 'manyLinks' : undefined;
}

/** A person or machine followed a link of a mail. */
export type ClickRequest = Omit<OpenRequest, 'linksAtOnce'> & {
  /** Other links of the same mail that the same address followed within ten seconds of this. */
  otherLinksAtOnce?: number;
  /** A link no person can see was followed as well. */
  followedHidden?: boolean;
};

const NO_BROWSER: ReadonlySet<Agent> = new Set(['appleProxy', 'gmailProxy', 'yahooProxy', 'scanner', 'program']);

/** Who clicked. A person uses a browser; a proxy of pictures never follows a link for one. */
export const classifyClick = (request: ClickRequest): Opener => explainClick(request).by;

export function explainClick({ followedHidden, otherLinksAtOnce = 0, ...request }: ClickRequest): ClassifiedRequest {
  const agent = readAgent(request.userAgent);
  if (followedHidden === true) return { by: 'machine', why: 'hiddenLink' };
  if (NO_BROWSER.has(agent)) return { by: 'machine', why: agent };
  return explainOpen({ ...request, linksAtOnce: otherLinksAtOnce });
}
