import { z } from 'zod';
import { COMMENT_LIMIT } from '../../src/feedback/contract';
import type { FeedbackMessage } from '../../src/feedback/contract';

/** Longest path and anchor that a message may name, in characters; the site's longest are half. */
const NAME_LIMIT = 300;

/** Control characters but line ends and tabs; no reader types them, and databases stop at some. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu;

/** Halves of characters, which UTF-8 cannot store. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

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
    comment: z
      .string()
      .max(COMMENT_LIMIT)
      .transform((text) => text.replace(CONTROL, '').replace(LONE_SURROGATE, '\uFFFD').trim()),
    website: z.string().max(NAME_LIMIT),
  })
  .refine(({ vote, comment }) => vote !== null || comment !== '', {
    error: 'Give a vote or a comment.',
  }) satisfies z.ZodType<FeedbackMessage>;
