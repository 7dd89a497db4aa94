import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { EVENTS_ENDPOINT } from '../../src/telemetry/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../src/page/feedback/contract';
import { batchSchema } from './events/batch';
import { storableBatch } from './events/storable-batch';
import type { EventStore } from './events/store';
import { messageSchema } from './feedback/message';
import type { FeedbackStore } from './feedback/store';
import { createRateLimit } from './rate-limit';
import { limitBody, readJson } from './read-body';
import type { BodyLimits } from './read-body';
import { isSameSite } from './same-site';

/** What the host provides. */
export interface CollectorOptions {
  /** Returns the open stores, and opens them on the first call. */
  stores: () => Promise<{ feedback: FeedbackStore; events: EventStore }>;
  /** Whether the site has a page at a path. */
  isKnownPath: (path: string) => boolean | Promise<boolean>;
  /** Messages that one client may send in `RATE_WINDOW`. */
  messagesPerClient: number;
  /** Batches of events that one client may send in `RATE_WINDOW`. */
  batchesPerClient: number;
  /** The site's URL. Default: the host that requests are sent to. */
  site?: string;
  /** Additional origins of the site, see `isSameSite`. */
  origins?: readonly string[];
  /** Default: {@link BODY_LIMITS}. */
  bodyLimits?: BodyLimits;
  /** The clock of the limits, see `createRateLimit`. */
  now?: () => number;
}

/**
 * Answers a request.
 *
 * @param address - The client's address as seen by the host. It is only used to count requests.
 */
export type Collector = (request: Request, address: string) => Promise<Response>;

/** Four bytes for each character of the longest comment, and 8 kB for the other fields. */
export const BODY_LIMITS: BodyLimits = { bytes: 16_384, time: 10_000 };

/** Length in ms of the window in which each client's requests are counted. */
export const RATE_WINDOW = 600_000;

/** Seconds after which a client should retry when the store failed. */
const STORE_RETRY = '60';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...HEADERS, ...headers } });
}

/** 201 if it was stored; 200 if it was stored before or is ignored, or nothing was sent. */
function answer(status: 'stored' | 'known' | 'ignored' | 'ready'): Response {
  return Response.json({ status }, { status: status === 'stored' ? 201 : 200, headers: HEADERS });
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '');
}

/** Whether the browser asks not to be tracked; the same signals as `asksNotToBeTracked` in `src/`. */
function asksNotToBeTracked({ headers }: Request): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1';
}

/**
 * Creates the collector: `POST /api/feedback` takes a `FeedbackMessage` as JSON, `POST /api/events`
 * an `EventBatch`.
 *
 * It answers 201 when the data is stored, and 200 when it was stored before or the reader asks not to
 * be tracked. Every other status means that nothing was stored: 400 not JSON, 403 sent by another
 * site, 404 unknown path, 405 not POST, 408 too slow, 413 too large, 415 wrong content type, 422
 * invalid or about an unknown page, 429 too many requests, 503 the store failed.
 *
 * @example
 * const collect = createCollector({ stores, isKnownPath, messagesPerClient: 20, batchesPerClient: 200 });
 * const response = await collect(request, address);
 */
export function createCollector(options: CollectorOptions): Collector {
  const { stores, isKnownPath, site, origins = [], bodyLimits = BODY_LIMITS, now } = options;
  type Env = { Bindings: { address: string } };
  const app = new Hono<Env>();
  const limits = limitBody(bodyLimits);

  /** Checks that don't need the body run first, because they cost almost nothing. */
  const admit = (messages: number): MiddlewareHandler<Env> => {
    const waitOf = createRateLimit({ messages, window: RATE_WINDOW, now });
    return async ({ req, env }, next) => {
      if (!isSameSite(req.raw, { site, origins })) {
        return refusal(403, 'Only pages of this site may send this.');
      }
      if (!isJson(req.raw)) {
        return refusal(415, 'Send application/json.');
      }
      const wait = waitOf(env.address);
      return wait > 0
        ? refusal(429, 'Too many messages. Try again later.', { 'Retry-After': String(wait) })
        : next();
    };
  };
  const read = async <T>(request: Request, schema: z.ZodType<T>): Promise<T> => {
    const parsed = schema.safeParse(await readJson(request));
    if (!parsed.success) {
      const faults = parsed.error.issues.map(({ path, message }) =>
        [path.join('.'), message].filter(Boolean).join(': '),
      );
      throw new HTTPException(422, { message: faults.join('; ') });
    }
    return parsed.data;
  };

  app.post(FEEDBACK_ENDPOINT, admit(options.messagesPerClient), ...limits, async ({ req }) => {
    const { website, ...message } = await read(req.raw, messageSchema);
    if (website !== '') {
      // Bots that fill in every field must not notice that they were detected.
      return answer('stored');
    }
    if (!(await isKnownPath(message.path))) {
      return refusal(422, `path: The site has no page at ${message.path}`);
    }
    return answer((await (await stores()).feedback.insert(message)) ? 'stored' : 'known');
  });
  app.post(EVENTS_ENDPOINT, admit(options.batchesPerClient), ...limits, async ({ req }) => {
    if (asksNotToBeTracked(req.raw)) {
      return answer('ignored');
    }
    const batch = await storableBatch(await read(req.raw, batchSchema), isKnownPath);
    if (batch.events.length === 0) {
      return answer('ignored');
    }
    return answer((await (await stores()).events.insert(batch)) ? 'stored' : 'known');
  });
  // Pages ask whether their host has a collector before a reader writes a comment.
  app.get(FEEDBACK_ENDPOINT, () => answer('ready'));
  app.all(FEEDBACK_ENDPOINT, () => refusal(405, 'Send POST.', { Allow: 'GET, POST' }));
  app.all(EVENTS_ENDPOINT, () => refusal(405, 'Send POST.', { Allow: 'POST' }));
  app.notFound(() => refusal(404, 'Not found.'));
  app.onError((error) => {
    if (error instanceof HTTPException) {
      return refusal(error.status, error.message);
    }
    console.error('A message or event could not be stored.', error);
    return refusal(503, 'Temporarily unavailable. Try again later.', {
      'Retry-After': STORE_RETRY,
    });
  });

  return async (request, address) => app.fetch(request, { address });
}
