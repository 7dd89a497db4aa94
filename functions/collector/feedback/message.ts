import { z } from 'zod';
import { COMMENT_LIMIT } from '../../../src/page/feedback/contract';
import type { FeedbackMessage } from '../../../src/page/feedback/contract';
import { storableText } from '../storable-text';

/** Maximum characters of a path or anchor; the site's longest have half as many. */
const NAME_LIMIT = 300;

const name = z
  .string()
  .min(1)
  .max(NAME_LIMIT)
  .regex(/^[^\s\p{C}]+$/u);

/** The schema of a message; unknown fields, wrong types and long texts are rejected. */
export const messageSchema = z
  .strictObject({
    id: z.uuidv4(),
    path: name,
    section: name.nullable(),
    vote: z.enum(['yes', 'no']).nullable(),
    comment: z.string().max(COMMENT_LIMIT).transform(storableText),
    website: z.string().max(NAME_LIMIT),
  })
  .refine(({ vote, comment }) => vote !== null || comment !== '', {
    error: 'Give a vote or a comment.',
  }) satisfies z.ZodType<FeedbackMessage>;
