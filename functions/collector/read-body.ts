import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';

/** Limits of a request's body. */
export interface BodyLimits {
  /** Maximum size in bytes. */
  bytes: number;
  /** Maximum time in ms from the headers to the response. */
  time: number;
}

/** Rejects a body that is too large with 413 and one that is too slow with 408. */
export function limitBody({ bytes, time }: BodyLimits): MiddlewareHandler[] {
  const tooLarge = () => {
    throw new HTTPException(413, { message: `The message is larger than ${bytes} bytes.` });
  };
  return [
    timeout(time, () => new HTTPException(408, { message: 'The request took too long.' })),
    bodyLimit({ maxSize: bytes, onError: tooLarge }),
  ];
}

/**
 * Reads a request's body as JSON.
 *
 * @returns The parsed value, not validated.
 * @throws HTTPException 400 if the body is truncated or isn't JSON in UTF-8.
 */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await request.arrayBuffer();
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new HTTPException(400, { message: 'The message is not JSON in UTF-8.', cause });
  }
}
