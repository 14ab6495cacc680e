import { previewMail } from '@outrider/contract/campaigns/forecast';
import { PICTURE_MAX_BYTES, showPicture, uploadPicture } from '@outrider/contract/campaigns/pictures';
import { keepTemplate } from '@outrider/contract/campaigns/templates';
import { messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCampaigner, aDraft, aDraftRound, startCalls } from '../../campaign-management/calls-testing.ts';
import { buildMessage } from '../message/build-message.ts';
import { placePictures } from '../message/place-pictures.ts';
import { createPictureStore } from './mail-pictures.ts';
import { sweepPictures } from './upload-picture.ts';

const { server, me, call, db } = await startCalls();

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pageWith = (id: string) => `<p>LeadStates at this <img src="picture:${id}" alt="A chart"></p>`;
const picturesIn = async () =>
  (await sql<{ id: string }>`select id from mail_pictures order by id`.execute(db)).rows.map(({ id }) => id);

test('a picture is taken for what it is, is one however often it is uploaded, and is nobody else’s', async () => {
  const { data } = await call(uploadPicture, { data: PNG });
  expect(data).toMatchObject({ type: 'image/png', width: 1, height: 1 });
  expect((await call(uploadPicture, { data: PNG })).data.pictureId).toBe(data.pictureId);
  expect((await call(showPicture, { pictureId: data.pictureId })).data).toMatchObject({ type: 'image/png', data: PNG });
  const stranger = { token: (await aCampaigner(server)).token };
  expect((await server.call(showPicture, { pictureId: data.pictureId }, stranger)).code).toBe(404);
});

test.each([
  ['a page', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
  ['half a picture', PNG.slice(0, 40)],
])('%s is refused as no picture', async (_name, data) => {
  const refused = await call(uploadPicture, { data });
  expect([refused.status, refused.message]).toEqual([422, 'This file is not a valid PNG, JPEG or GIF image']);
});

test('a file that is too large for a mail is refused before it is looked at', async () => {
  const large = Buffer.alloc(PICTURE_MAX_BYTES + 3).toString('base64');
  expect((await call(uploadPicture, { data: large })).status).toBe(400);
});

test('a mail shows its picture in the preview, counts it, and carries it as a part of the message', async () => {
  const { pictureId } = (await call(uploadPicture, { data: PNG })).data;
  const { campaignId, rounds } = await aDraft(server, me, { rounds: [aDraftRound('Numbers', pageWith(pictureId))] });
  const [variant] = rounds[0]?.variants ?? [];
  if (!variant) throw new Error('no variant');
  const preview = (await call(previewMail, { campaignId, round: 0, variant })).data;
  expect(preview.html).toContain(`src="data:image/png;base64,${PNG}"`);
  expect(preview).toMatchObject({ images: 1, missing: [] });

  const kept = await createPictureStore()(db, me.scope, rounds);
  const placed = placePictures(variant.html, kept, 'maya@harborline.test');
  const parts = {
    messageId: '<1.x@harborline.test>',
    from: { name: 'Maya', address: 'maya@harborline.test' },
    to: { name: '', address: 'dana@nordkai.test' },
    replyTo: '',
    subject: 'Numbers',
    at: new Date('2026-11-16T09:00:00Z'),
    references: [],
    unsubscribe: { url: 'https://app.test/t/u/x', mailto: 'mailto:maya@harborline.test' },
    boundary: (depth: number) => `boundary-${depth}`,
    text: 'LeadStates at this',
  };
  const raw = buildMessage({ ...parts, html: placed.html, pictures: placed.pictures });
  const bodies = messageBodies(readMimeMessage(raw));
  expect(bodies.html).toContain(`src="cid:${pictureId}@harborline.test"`);
  expect(bodies.attachments).toMatchObject([{ contentId: `${pictureId}@harborline.test` }]);
});

test('a picture of another workspace, or one that is gone, holds the mail instead of leaving a hole in it', async () => {
  const stranger = { token: (await aCampaigner(server)).token };
  const { pictureId } = (await server.call(uploadPicture, { data: GIF }, stranger)).data;
  const { campaignId, rounds } = await aDraft(server, me, { rounds: [aDraftRound('Numbers', pageWith(pictureId))] });
  const [variant] = rounds[0]?.variants ?? [];
  if (!variant) throw new Error('no variant');
  const preview = (await call(previewMail, { campaignId, round: 0, variant })).data;
  expect(preview.missing).toEqual(['picture']);
  expect(preview.html).not.toContain('data:image');
});

test('a picture that no mail and no template has is deleted after a day, and the others stay', async () => {
  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
  await sql`delete from mail_pictures`.execute(db);
  const inRound = (await call(uploadPicture, { data: PNG })).data.pictureId;
  await aDraft(server, me, { rounds: [aDraftRound('Numbers', pageWith(inRound))] });
  const inTemplate = (await call(uploadPicture, { data: GIF })).data.pictureId;
  const content = { subject: 'Kept', preheader: '', html: pageWith(inTemplate), text: null, isPlainText: false };
  expect((await call(keepTemplate, { name: 'With a picture', content })).code).toBe(0);
  const stranger = { token: (await aCampaigner(server)).token };
  const unused = (await server.call(uploadPicture, { data: GIF }, stranger)).data.pictureId;
  await sweepPictures({ db, now: () => new Date() });
  expect(await picturesIn()).toContain(unused);
  await sweepPictures({ db, now: tomorrow });
  expect(await picturesIn()).toEqual([inRound, inTemplate].toSorted());
});
