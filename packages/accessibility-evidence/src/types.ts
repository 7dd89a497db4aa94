import type * as z from 'zod';
import type { CONDITIONS, evidence } from './schema';

/** Accessibility evidence of a component page in one version. */
export type Evidence = z.infer<typeof evidence>;

/** What a reader may have set, such as `dark` or `text-200`. */
export type Condition = (typeof CONDITIONS)[number];

/** The results of a demo. */
export type DemoEvidence = Evidence['demos'][number];

/** One element that fails one rule. */
export type EvidenceFailure = Evidence['failures'][number];

/** A row of the page's keyboard table, and whether its keys were pressed. */
export type KeyboardRow = Evidence['keyboard']['rows'][number];
