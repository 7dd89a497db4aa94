export { PART, shortText } from './arguments';
export { BuiltSite } from './built-site';
export { createServer } from './create-server';
export type { ServerOptions } from './create-server';
export { excerpt } from './excerpt';
export { partOf } from './page-part';
export type { Asked } from './page-part';
export type { Prompt } from './prompts';
export { textResult } from './text-result';
