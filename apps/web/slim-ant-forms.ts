import type { Plugin } from 'vite';

const CONTEXT = /\/antd\/es\/form\/context\.js$/;
const WHOLE = "from '@rc-component/form'";
const PROVIDER = "from '@rc-component/form/es/FormContext'";

/** What opens over a page resets the context of forms, and would bring their fields and their validation along. */
export const slimAntForms: Plugin = {
  name: 'slim-ant-forms',
  apply: 'build',
  transform: {
    filter: { id: CONTEXT },
    handler(code) {
      if (!code.includes(WHOLE)) this.error('The context of forms imports something else of them now.');
      return { code: code.replace(WHOLE, PROVIDER), map: null };
    },
  },
};
