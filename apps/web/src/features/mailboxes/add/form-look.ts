/** How every form for a mailbox is laid out and checked. */
export const FORM_LOOK = {
  layout: 'vertical',
  validateTrigger: 'onBlur',
  scrollToFirstError: { focus: true },
} as const;
