import { HTTPException } from 'hono/http-exception';

/** What a body may cost. */
export interface BodyLimits {
  /** Most bytes that are read. */
  bytes: number;
  /** Longest time in ms from the first byte to the last. */
  time: number;
}

async function readText(body: ReadableStream<Uint8Array>, { bytes, time }: BodyLimits) {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HTTPException(408, { message: 'The message came too slowly.' })),
      time,
    );
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) {
        return text + decoder.decode();
      }
      size += value.byteLength;
      if (size > bytes) {
        throw new HTTPException(413, { message: `The message is larger than ${bytes} bytes.` });
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    // Whoever sends may go on sending for ever; nobody waits for the end of it.
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a request's body as JSON, and no more of it than it may have.
 *
 * @returns The value; its shape is not checked.
 * @throws HTTPException 413 when it is too large, 408 when too slow, 400 when it broke off or is no
 *   JSON in UTF-8.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  // The header only spares the reading: it may lie, so that the bytes are counted too.
  if (Number(request.headers.get('Content-Length')) > limits.bytes) {
    throw new HTTPException(413, { message: `The message is larger than ${limits.bytes} bytes.` });
  }
  try {
    return JSON.parse(request.body ? await readText(request.body, limits) : '') as unknown;
  } catch (cause) {
    throw cause instanceof HTTPException
      ? cause
      : new HTTPException(400, { message: 'The message is no JSON in UTF-8.', cause });
  }
}
