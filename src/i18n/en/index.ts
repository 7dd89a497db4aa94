import { code } from './code';
import { demo } from './demo';

/** The English texts: complete, and the type that all keys are checked against. */
export const en = { code, demo } as const;
