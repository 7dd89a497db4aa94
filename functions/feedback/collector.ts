import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { FEEDBACK_ENDPOINT } from '../../src/feedback/contract';
import { messageSchema } from './message';
import { createRateLimit } from './rate-limit';
import { readJson } from './read-body';
import type { BodyLimits } from './read-body';
import { isSameSite } from './same-site';
import type { FeedbackStore } from './store';

/** What a collector needs of its host. */
export interface CollectorOptions {
  /** Opens the store, or gives the one that is open. */
  store: () => Promise<FeedbackStore>;
  /** Whether the site has a page at a path. */
  isKnownPath: (path: string) => boolean | Promise<boolean>;
  /** Messages that one client may send in `RATE_WINDOW`. */
  messagesPerClient: number;
  /** Origins of the site besides the address that requests are sent to, see `isSameSite`. */
  origins?: readonly string[];
  /** Default: {@link BODY_LIMITS}. */
  bodyLimits?: BodyLimits;
  /** The clock, in ms. */
  now?: () => number;
}

/**
 * Answers a request.
 *
 * @param address - The client's address, as the host knows it; it is counted, and never kept.
 */
export type Collector = (request: Request, address: string) => Promise<Response>;

/** Four bytes for each character of a comment of full length, and room for the rest. */
export const BODY_LIMITS: BodyLimits = { bytes: 16_384, time: 10_000 };

/** The time in ms in which a client's messages are counted. */
export const RATE_WINDOW = 600_000;

/** Seconds after which to try again when the store did not answer. */
const STORE_RETRY = '60';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...HEADERS, ...headers } });
}

function answer(status: 200 | 201): Response {
  return Response.json(
    { status: status === 201 ? 'stored' : 'known' },
    { status, headers: HEADERS },
  );
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '');
}

/**
 * Makes the collector of readers' feedback: `POST /api/feedback` with a `FeedbackMessage` in JSON.
 *
 * It answers 201 when the message is stored, 200 when it was stored before, and stores nothing with
 * every other answer: 400 no JSON, 403 sent by another site, 404 another address, 405 not POST, 408
 * too slow, 413 too large, 415 another type, 422 not as the schema says or about no page of the
 * site, 429 too many, 503 the store failed.
 *
 * @example
 * const collect = createCollector({ store, isKnownPath, messagesPerClient: 20 });
 * const response = await collect(request, address);
 */
export function createCollector(options: CollectorOptions): Collector {
  const { store, isKnownPath, messagesPerClient, origins = [], now } = options;
  const waitOf = createRateLimit({ messages: messagesPerClient, window: RATE_WINDOW, now });
  const app = new Hono<{ Bindings: { address: string } }>();

  app.post(FEEDBACK_ENDPOINT, async ({ req, env }) => {
    if (!isSameSite(req.raw, origins)) {
      return refusal(403, 'Feedback is taken from pages of this site only.');
    }
    if (!isJson(req.raw)) {
      return refusal(415, 'Send application/json.');
    }
    // Before the body is read: what is refused must cost nothing.
    const wait = waitOf(env.address);
    if (wait > 0) {
      return refusal(429, 'Too many messages. Try again later.', { 'Retry-After': String(wait) });
    }
    const parsed = messageSchema.safeParse(
      await readJson(req.raw, options.bodyLimits ?? BODY_LIMITS),
    );
    if (!parsed.success) {
      const faults = parsed.error.issues.map(({ path, message }) =>
        [path.join('.'), message].filter(Boolean).join(': '),
      );
      return refusal(422, faults.join('; '));
    }
    const { website, ...message } = parsed.data;
    if (website !== '') {
      // A program that filled every field must not learn that it was found out.
      return answer(201);
    }
    if (!(await isKnownPath(message.path))) {
      return refusal(422, `path: The site has no page at ${message.path}`);
    }
    return answer((await (await store()).insert(message)) ? 201 : 200);
  });
  app.all(FEEDBACK_ENDPOINT, () => refusal(405, 'Send POST.', { Allow: 'POST' }));
  app.notFound(() => refusal(404, `Nothing here. Send POST to ${FEEDBACK_ENDPOINT}`));
  app.onError((error) => {
    if (error instanceof HTTPException) {
      return refusal(error.status, error.message);
    }
    console.error('Feedback could not be stored.', error);
    return refusal(503, 'Feedback cannot be stored now.', { 'Retry-After': STORE_RETRY });
  });

  return async (request, address) => app.fetch(request, { address });
}
