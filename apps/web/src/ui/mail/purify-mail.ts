import DOMPurify from 'dompurify';

/**
 * The mail was made safe by our own rules where it was read; this is a foreign judge of them, in the browser that shows it.
 * Links open outside, quotes fold, and a style sheet may stand first.
 */
export const purifyMail = (html: string): string =>
  DOMPurify.sanitize(html, {
    ADD_ATTR: ['target'],
    FORCE_BODY: true,
    FORBID_TAGS: ['form', 'input', 'button', 'svg', 'math'],
  });
