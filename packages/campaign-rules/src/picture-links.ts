export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** How a mail's page names a picture that is kept here: `<img src="picture:…">`. */
export const PICTURE_SCHEME = 'picture:';
/** More make a mail heavy, and a filter suspicious. */
export const PICTURES_PER_MAIL = 3;

const LINK = /\bsrc=(["'])picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\1/gi;

/** The pictures a page has, each once, in their order. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(LINK)].map(([, , id = '']) => id.toLowerCase())),
];

export const replacePictures = (html: string, addressOf: (pictureId: string) => string): string =>
  html.replaceAll(LINK, (_link, _quote, id: string) => `src="${addressOf(id.toLowerCase())}"`);
