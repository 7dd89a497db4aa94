import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';

/** What a message may cost. */
export interface BodyLimits {
  /** Most bytes that are read. */
  bytes: number;
  /** Longest time in ms from the headers to the answer. */
  time: number;
}

/** Refuses a body that is too large with 413, and one that comes too slowly with 408. */
export function limitBody({ bytes, time }: BodyLimits): MiddlewareHandler[] {
  const tooLarge = () => {
    throw new HTTPException(413, { message: `The message is larger than ${bytes} bytes.` });
  };
  return [
    timeout(time, () => new HTTPException(408, { message: 'The message came too slowly.' })),
    bodyLimit({ maxSize: bytes, onError: tooLarge }),
  ];
}

/**
 * Reads a request's body as JSON.
 *
 * @returns The value; its shape is not checked.
 * @throws HTTPException 400 if the body broke off, or isn't JSON in UTF-8.
 */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await request.arrayBuffer();
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new HTTPException(400, { message: 'The message is no JSON in UTF-8.', cause });
  }
}
