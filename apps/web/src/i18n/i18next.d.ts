import type common from './en/common.json';
