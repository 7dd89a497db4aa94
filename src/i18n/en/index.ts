import { code } from './code';
import { demo } from './demo';
import { page } from './page';

/** The English texts: complete, and the type that all keys are checked against. */
export const en = { code, demo, page } as const;
