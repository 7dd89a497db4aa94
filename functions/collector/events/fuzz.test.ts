import { randomUUID } from 'node:crypto';
import fc from '../../../test/unit/properties';
import { BATCH_LIMIT } from '../../../src/telemetry/analytics/contract';
import { BODY_LIMITS } from '../collector';
import { KNOWN_PATH, ORIGIN, batch, collectorWithStores, postEvents } from '../testing';

const RUNS = 2000;

/** The parameters of each event, written down independently of the catalogue. */
const TEXTS: Record<string, string[]> = {
  page_view: ['page_title', 'page_location', 'product_id', 'product_category_id'],
  click: ['category', 'action', 'label'],
  ad: ['action', 'label'],
  web_vital: ['name', 'delta', 'value', 'id', 'label', 'cause'],
};
const READER = [
  'code_variant',
  'user_language',
  'device_pixel_ratio',
  'color_scheme_os',
  'color_scheme',
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'display',
    "'; DROP TABLE events;--",
    ORIGIN + KNOWN_PATH,
    '\uD800\u0000',
    'x'.repeat(3000),
  ),
);
const value = fc.oneof(
  { weight: 8, arbitrary: anyText },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
);
const fieldsOf = (names: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, anyText]))) },
    { weight: 2, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, value]))) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...names, '__proto__', 'more'), value) },
  );
const vital = fc.record({
  ...Object.fromEntries(TEXTS.web_vital!.map((name) => [name, anyText])),
  delta: fc.double({ noNaN: true, noDefaultInfinity: true }),
  value: fc.double({ noNaN: true, noDefaultInfinity: true }),
});
const event: fc.Arbitrary<unknown> = fc.oneof(
  ...Object.entries(TEXTS).map(([name, texts]) =>
    fc.record({ name: fc.constant(name), parameters: fieldsOf(texts) }),
  ),
  fc.record({ name: fc.constant('web_vital'), parameters: vital }),
  fc.record({ name: fc.constant('ad'), parameters: fc.constant({ action: 'click', label: 'a' }) }),
  fc.record({ name: fc.constantFrom('spy', 'toString'), parameters: fieldsOf(['label']) }),
);
const sent = fc.record({
  id: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null).map(() => randomUUID() as string) },
    { weight: 1, arbitrary: anyText },
  ),
  user: fc.oneof(
    { weight: 4, arbitrary: fc.constant(batch().user as unknown) },
    { weight: 1, arbitrary: fieldsOf(READER) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  events: fc.oneof(
    { weight: 8, arbitrary: fc.array(event, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.constant(0), { minLength: BATCH_LIMIT, maxLength: 30 }) },
  ),
});

const isRecordOf = (record: unknown, names: string[]): record is Record<string, unknown> =>
  typeof record === 'object' &&
  record !== null &&
  JSON.stringify(Object.keys(record).sort()) === JSON.stringify([...names].sort());

function isEvent(one: unknown): boolean {
  const { name, parameters } = one as { name: string; parameters: unknown };
  const texts = Object.hasOwn(TEXTS, name) ? TEXTS[name]! : [];
  return (
    texts.length > 0 &&
    isRecordOf(parameters, texts) &&
    texts.every((key) =>
      key === 'delta' || key === 'value'
        ? Number.isFinite(parameters[key])
        : typeof parameters[key] === 'string',
    ) &&
    (name !== 'ad' || ['display', 'click', 'crash'].includes(parameters.action as string))
  );
}

/** The events that must be counted, by the manual; `null` when the batch must be rejected. */
function counted({ id, user, events }: { id: string; user: unknown; events: unknown[] }) {
  const isReader =
    user === null ||
    (isRecordOf(user, READER) && Object.values(user).every((one) => typeof one === 'string'));
  if (
    !/^[\da-f-]{36}$/.test(id) ||
    !isReader ||
    events.length > BATCH_LIMIT ||
    !events.every(isEvent)
  ) {
    return null;
  }
  return events.filter((one) => {
    const { name, parameters } = one as { name: string; parameters: Record<string, unknown> };
    return name !== 'page_view' || parameters.page_location === ORIGIN + KNOWN_PATH;
  }).length;
}

it(`counts valid batches and rejects the others in ${RUNS} random cases`, async () => {
  const { collect, events } = await collectorWithStores();
  let total = 0;
  await fc.assert(
    fc.asyncProperty(sent, async (one) => {
      // As transmitted: JSON has neither NaN nor undefined.
      const body = JSON.stringify(one);
      const isTooLarge = Buffer.byteLength(body) > BODY_LIMITS.bytes;
      const expected = isTooLarge ? null : counted(JSON.parse(body) as typeof one);
      const { status } = await collect(postEvents(body));
      total += expected ?? 0;
      return expected === null ? [413, 422].includes(status) : status === (expected ? 201 : 200);
    }),
    { numRuns: RUNS },
  );
  const sum = (await events.all()).reduce((before, { count }) => before + count, 0);
  expect(sum).toBe(total);
  expect(total).toBeGreaterThan(RUNS / 20);
}, 120_000);
