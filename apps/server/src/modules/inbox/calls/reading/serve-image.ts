import { AppError } from '@outrider/contract/errors';
import { showImage } from '@outrider/contract/inbox/inbox';
import type { Scope } from '../../../../platform/db.ts';
import type { Api } from '../../../../platform/http/serve.ts';
import type { FetchedImage } from '../../../../platform/web/fetch-image.ts';
import { imageType } from '../../../../platform/web/image-type.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';
import { findAttachment, readPart } from './download-part.ts';
import { type ImageOf, readImageLink } from './image-links.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'signer' | 'now' | 'fetchImage'>;

const PART_MAX_BYTES = 20_971_520;
/** Each fetches from somewhere; a mail with hundreds of pictures waits for its own, not others for it. */
const AT_ONCE_MAX = 50;

/**
 * An image of a mail. The link itself says that it may be shown, as a browser asks for images without a log-in. Who
 * serves the image sees this server, and not who reads where and when.
 */
export function serveImage({ app }: Pick<Api, 'app'>, deps: Deps) {
  let running = 0;
  app.get(showImage.path, async (request, reply) => {
    const wanted = readImageLink(deps, request.query);
    if (!wanted) throw new AppError('notFound');
    if (running >= AT_ONCE_MAX) throw new AppError('serverBusy');
    running += 1;
    try {
      const image = await findImage(deps, wanted);
      if (!image) throw new AppError('notFound');
      void reply.headers({
        'content-type': image.type,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=86400, immutable',
      });
      return reply.send(image.bytes);
    } finally {
      running -= 1;
    }
  });
}

async function findImage(deps: Deps, wanted: Scope & ImageOf): Promise<FetchedImage | undefined> {
  if ('part' in wanted) return findPartImage(deps, wanted);
  // A mail that was removed takes its pictures with it.
  const [row] = await findMessages(deps.db, wanted, [wanted.mid]);
  return row && deps.fetchImage(wanted.url);
}

async function findPartImage(deps: Deps, { part, mid, ...scope }: Scope & { mid: string; part: string }) {
  const { row } = await findAttachment(deps, scope, mid, part);
  const chunks: Buffer[] = [];
  let size = 0;
  await readPart(deps, scope, row, part, async (content) => {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > PART_MAX_BYTES) break;
      chunks.push(chunk);
    }
  });
  const bytes = Buffer.concat(chunks);
  const type = size > PART_MAX_BYTES ? undefined : imageType(bytes);
  return type ? { type, bytes } : undefined;
}
