import { explainClick } from '@outrider/campaign-rules/classify-open';
import { AppError, ERRORS, type ErrorName } from '@outrider/contract/errors';
import { LINK_PASSWORD_MAX } from '@outrider/contract/files/link';
import { languageOf } from '@outrider/contract/languages';
import { USER_AGENT_MAX_LENGTH } from '@outrider/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from '../../../platform/http/plain-page.ts';
import { sizeText } from '../../../platform/http/size-text.ts';
import { countTry, networkOf, type Throttle } from '../../../platform/throttle.ts';
import type { FilesDeps } from '../files-deps.ts';
import { sendBytes } from '../send-bytes.ts';
import { stateOf } from './describe-link.ts';
import { countDownload, hasBegun } from './downloads.repository.ts';
import { filePage, type NoFile, noFilePage, passwordPage } from './link-page.ts';
import { isPassword } from './link-password.ts';
import { idOf, isPass, passFor } from './link-token.ts';
import { type OpenedLink, openLink } from './links.repository.ts';

type ByToken = { Params: { token: string }; Querystring: { pass?: string } };

const NOT_KEPT = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const TRIES_PER_LINK: Throttle = { name: 'file-link-passwords', limit: 10, windowSeconds: 600 };
const VISITS_PER_NETWORK: Throttle = { name: 'file-link-visits', limit: 600, windowSeconds: 600 };
/** A visitor who goes on within this time goes on with the same download. */
const SAME_DOWNLOAD_MS = 60 * 60_000;
const BODY_MAX_BYTES = 4_096;

/** The code of the catalogue that says why there is no file. */
const CODES: Record<NoFile, ErrorName> = {
  missing: 'spaceSignatureMissing',
  wrong: 'spaceSignatureWrong',
  expired: 'spaceSignatureExpired',
  revoked: 'spaceNoPermission',
  usedUp: 'spaceNoDownload',
  deleted: 'spaceAlreadyDeleted',
  busy: 'tooManyRequests',
};

/** Files for people without a log-in. A visit changes nothing, because programs follow links to look at them. */
export function linkPages(app: FastifyInstance, deps: FilesDeps) {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)).get('password') ?? '',
    );
    routes.get<ByToken>('/f/:token', (request, reply) => visit(deps, request, reply));
    routes.post<ByToken>('/f/:token', { bodyLimit: BODY_MAX_BYTES }, (request, reply) =>
      tryPassword(deps, request, reply),
    );
    routes.get<ByToken>('/f/:token/download', (request, reply) => download(deps, request, reply));
  });
}

async function visit(deps: FilesDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const link = await findOpen(deps, request, reply);
  if (!link) return reply;
  if (link.password !== null) return showHtml(reply, 200, passwordPage(languageIn(request), false));
  return showFile(request, reply, link, '');
}

async function tryPassword(deps: FilesDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const link = await findOpen(deps, request, reply);
  if (!link) return reply;
  if (link.password === null) return showFile(request, reply, link, '');
  if (!(await mayTry(deps, TRIES_PER_LINK, `${link.id} ${networkOf(request.ip)}`))) {
    return showNoFile(request, reply, 'busy');
  }
  const given = typeof request.body === 'string' ? request.body.slice(0, LINK_PASSWORD_MAX) : '';
  if (!(await isPassword(link.password, given))) {
    return showHtml(reply, ERRORS.spaceNoRead.status, passwordPage(languageIn(request), true));
  }
  return showFile(request, reply, link, `?pass=${passFor(deps.signer, link.id, deps.now())}`);
}

async function download(deps: FilesDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const link = await findOpen(deps, request, reply, await continues(deps, request));
  if (!link) return reply;
  const { pass = '' } = request.query;
  if (link.password !== null && !isPass(deps.signer, link.id, pass, deps.now())) {
    return showHtml(reply, ERRORS.spaceNoRead.status, passwordPage(languageIn(request), false));
  }
  if (!(await isCounted(deps, request, link))) return showNoFile(request, reply, 'usedUp');
  const bytes = { key: `${link.workspace_id}/${link.upload_id}`, size: Number(link.bytes), name: link.name };
  return sendBytes(deps, request, reply.headers(NOT_KEPT), bytes);
}

const visitorOf = ({ ip, headers }: FastifyRequest) => ({
  network: networkOf(ip),
  agent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
});

/** A download that goes on is not stopped by having been the last one allowed. */
async function continues(deps: FilesDeps, request: FastifyRequest<ByToken>): Promise<boolean> {
  const since = new Date(deps.now().getTime() - SAME_DOWNLOAD_MS);
  try {
    const linkId = idOf(deps.signer, request.params.token);
    return await hasBegun(deps.db, { linkId, ...visitorOf(request), at: deps.now(), byMachine: false }, since);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** One download once, however many pieces it comes in. */
async function isCounted(deps: FilesDeps, request: FastifyRequest<ByToken>, link: OpenedLink): Promise<boolean> {
  const { method, headers } = request;
  if (method === 'HEAD') return true;
  const said = Object.fromEntries(
    ['purpose', 'sec-purpose', 'x-moz'].map((name) => [name, [headers[name] ?? ''].flat().join(' ')]),
  );
  const visitor = visitorOf(request);
  const { by, why } = explainClick({ userAgent: visitor.agent, method, headers: said });
  // An old browser is a gateway's disguise right after a delivery; a link may be used for months.
  const byMachine = by === 'machine' && why !== 'staleBrowser';
  const now = deps.now();
  const counted = { linkId: link.id, ...visitor, at: now, byMachine };
  if (await hasBegun(deps.db, counted, new Date(now.getTime() - SAME_DOWNLOAD_MS))) return true;
  return countDownload(deps.db, { workspaceId: link.workspace_id }, counted);
}

/** The link of a token where it may be used; otherwise the page that says why not is the answer. */
async function findOpen(deps: FilesDeps, request: FastifyRequest<ByToken>, reply: FastifyReply, goesOn = false) {
  const why = await reasonOf(deps, request, goesOn);
  if (typeof why !== 'string') return why;
  const expired = why === 'expired' ? await openLink(deps.db, idOf(deps.signer, request.params.token)) : undefined;
  await showNoFile(request, reply, why, expired?.expires_at);
  return undefined;
}

async function reasonOf(
  deps: FilesDeps,
  request: FastifyRequest<ByToken>,
  goesOn: boolean,
): Promise<OpenedLink | NoFile> {
  if (!(await mayTry(deps, VISITS_PER_NETWORK, networkOf(request.ip)))) return 'busy';
  let id: string;
  try {
    id = idOf(deps.signer, request.params.token);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.reason === 'spaceSignatureMissing' ? 'missing' : 'wrong';
  }
  const link = await openLink(deps.db, id);
  if (!link || link.deleted_at) return 'deleted';
  const state = stateOf(link, deps.now());
  return state === 'active' || (state === 'usedUp' && goesOn) ? link : state;
}

async function mayTry({ db, now }: FilesDeps, throttle: Throttle, subject: string): Promise<boolean> {
  try {
    await countTry(db, throttle, subject, now());
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const languageIn = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

const showHtml = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .headers({ ...NOT_KEPT, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY })
    .send(html);

function showFile(request: FastifyRequest<ByToken>, reply: FastifyReply, link: OpenedLink, query: string) {
  const shown = { name: link.name, size: sizeText(Number(link.bytes)), expiresAt: link.expires_at };
  return showHtml(reply, 200, filePage(languageIn(request), shown, `/f/${request.params.token}/download${query}`));
}

function showNoFile(request: FastifyRequest, reply: FastifyReply, why: NoFile, expiredAt: Date | null = null) {
  const { status, code } = ERRORS[CODES[why]];
  return showHtml(reply, status, noFilePage(languageIn(request), why, code, expiredAt));
}
