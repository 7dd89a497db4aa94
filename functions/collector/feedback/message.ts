import { z } from 'zod';
import { COMMENT_LIMIT } from '../../../src/feedback/contract';
import type { FeedbackMessage } from '../../../src/feedback/contract';
import { storableText } from '../storable-text';

/** Longest path and anchor that a message may name, in characters; the site's longest are half. */
const NAME_LIMIT = 300;

const name = z
  .string()
  .min(1)
  .max(NAME_LIMIT)
  .regex(/^[^\s\p{C}]+$/u);

/** A message as it may be stored: unknown fields, wrong types and too long texts are refused. */
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
