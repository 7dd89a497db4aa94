import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { BATCH_LIMIT } from '../../../src/telemetry/analytics/contract';
import { KNOWN_PATH, ORIGIN, PAGE_VIEW, batch, collectorWithStores, postEvents } from '../testing';
import { openEventStore } from './store';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const CLICK = {
  name: 'click',
  parameters: { category: 'home', action: 'click', label: 'get-started' },
} as const;
const VITAL = {
  name: 'web_vital',
  parameters: {
    name: 'LCP',
    delta: 1.5,
    value: 2012.4,
    id: 'v5-1',
    label: 'web-vital',
    cause: 'h1',
  },
} as const;
/** How both web vitals of the first test are stored. */
const ANONYMOUS_VITAL = { ...VITAL, parameters: { ...VITAL.parameters, value: 2000, id: '' } };
const today = () => new Date().toISOString().slice(0, 10);

describe('a batch', () => {
  it('counts by day, event and reader properties only', async () => {
    const { collect, events } = await collectorWithStores();
    const { user } = batch();
    const response = await collect(postEvents(batch({ events: [PAGE_VIEW, CLICK, CLICK] })));
    expect([response.status, await response.json()]).toEqual([201, { status: 'stored' }]);
    const { parameters } = VITAL;
    const otherVital = { ...VITAL, parameters: { ...parameters, id: 'v5-2', value: 2038 } };
    const vitals = batch({ events: [PAGE_VIEW, VITAL, otherVital] });
    expect((await collect(postEvents(vitals))).status).toBe(201);
    expect((await collect(postEvents(batch({ user: null })))).status).toBe(201);
    const stored = await events.all();
    expect(stored).toHaveLength(4);
    expect(stored).toEqual(
      expect.arrayContaining([
        { day: today(), ...PAGE_VIEW, user, count: 2 },
        { day: today(), ...CLICK, user, count: 2 },
        { day: today(), ...ANONYMOUS_VITAL, user, count: 2 },
        { day: today(), ...PAGE_VIEW, user: null, count: 1 },
      ]),
    );
  });

  it('counts a repeated batch once', async () => {
    const { collect, events } = await collectorWithStores();
    const sent = batch({ events: [PAGE_VIEW, CLICK] });
    const responses = await Promise.all([1, 2, 3].map(() => collect(postEvents(sent))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await events.all()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('ignores the order of fields', async () => {
    const { collect, events } = await collectorWithStores();
    const parameters = Object.fromEntries(Object.entries(PAGE_VIEW.parameters).reverse());
    await collect(postEvents(batch()));
    await collect(postEvents(batch({ events: [{ ...PAGE_VIEW, parameters }] })));
    expect((await events.all()).map(({ count }) => count)).toEqual([2]);
  });

  it('cuts off long texts and removes characters that databases cannot store', async () => {
    const { collect, events } = await collectorWithStores();
    const label = `a\u0000${'x'.repeat(1000)}`;
    const parameters = { ...CLICK.parameters, label };
    await collect(postEvents(batch({ events: [{ ...CLICK, parameters }] })));
    expect((await events.all())[0]?.parameters.label).toBe(`a${'x'.repeat(298)}`);
  });

  it.each([
    ['of an unknown page', `${ORIGIN}/none`],
    ['with a query', `${ORIGIN}${KNOWN_PATH}?email=reader@example.com`],
    ['with a hash', `${ORIGIN}${KNOWN_PATH}#reader`],
    ['that is not an address', 'reader@example.com'],
  ])('ignores an address %s', async (_, location) => {
    const { collect, events } = await collectorWithStores();
    const parameters = { ...PAGE_VIEW.parameters, page_location: location };
    const view = { ...PAGE_VIEW, parameters };
    expect((await collect(postEvents(batch({ events: [view, CLICK] })))).status).toBe(201);
    expect((await collect(postEvents(batch({ events: [view] })))).status).toBe(200);
    expect((await events.all()).map(({ name }) => name)).toEqual(['click']);
  });
});

it.each(['DNT', 'Sec-GPC'])('counts nothing when the browser sends %s', async (header) => {
  const { collect, events } = await collectorWithStores();
  const headers = { ...JSON_TYPE, Origin: ORIGIN, [header]: '1' };
  const response = await collect(postEvents(batch(), { headers }));
  expect([response.status, await response.json()]).toEqual([200, { status: 'ignored' }]);
  expect(await events.all()).toEqual([]);
});

describe('refuses without counting', () => {
  const one = (event: object) => batch({ events: [event as typeof CLICK] });
  it.each<[string, number, () => Request]>([
    ['broken JSON', 400, () => postEvents('{"id":')],
    ['an unknown event', 422, () => postEvents(one({ ...CLICK, name: 'spy' }))],
    [
      'an event named after an object method',
      422,
      () => postEvents(one({ ...CLICK, name: 'toString' })),
    ],
    [
      'an unknown parameter',
      422,
      () => postEvents(one({ ...CLICK, parameters: { ...CLICK.parameters, email: 'a' } })),
    ],
    ['a missing parameter', 422, () => postEvents(one({ ...CLICK, parameters: { label: 'a' } }))],
    [
      'a text instead of a number',
      422,
      () => postEvents(one({ ...VITAL, parameters: { ...VITAL.parameters, value: '2' } })),
    ],
    [
      'an unknown action',
      422,
      () => postEvents(one({ name: 'ad', parameters: { action: 'spy', label: 'a' } })),
    ],
    [
      'an unknown user property',
      422,
      () => postEvents({ ...batch(), user: { ...batch().user, email: 'a' } }),
    ],
    ['no event', 422, () => postEvents(batch({ events: [] }))],
    [
      'more events than the limit',
      422,
      () => postEvents(batch({ events: Array(BATCH_LIMIT + 1).fill(CLICK) as (typeof CLICK)[] })),
    ],
    ['an invalid id', 422, () => postEvents(batch({ id: 'reader' }))],
    ['a huge body', 413, () => postEvents({ ...batch(), id: 'x'.repeat(1_000_000) })],
    ['the content type of a beacon', 415, () => postEvents('{}', { headers: { Origin: ORIGIN } })],
    [
      'another site',
      403,
      () =>
        postEvents(batch(), {
          headers: { ...JSON_TYPE, Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
        }),
    ],
    ['another method', 405, () => new Request(`${ORIGIN}/api/events`)],
  ])('%s', async (_, status, request) => {
    const { collect, events } = await collectorWithStores();
    expect((await collect(request())).status).toBe(status);
    expect(await events.all()).toEqual([]);
  });
});

it('limits batches of events separately from feedback', async () => {
  const { collect } = await collectorWithStores({ batchesPerClient: 2, messagesPerClient: 1 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await collect(postEvents(batch()))).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

it('counts new texts without parameters after the number of rows for a day', async () => {
  let time = Date.UTC(2026, 0, 1);
  const store = await openEventStore({
    client: createClient({ url: ':memory:' }),
    retentionDays: 30,
    now: () => time,
    rowsPerDay: 2,
  });
  const click = (label: string) => ({ ...CLICK, parameters: { ...CLICK.parameters, label } });
  const send = (...events: (typeof CLICK | typeof VITAL | ReturnType<typeof click>)[]) =>
    store.insert({ id: randomUUID(), user: { user_language: 'en' }, events });
  await send(click('a'), click('b'), click('c'), click('d'), VITAL);
  await send(click('a'), click('e'));
  time += 86_400_000;
  await send(click('f'));
  const rows = (await store.all()).map(({ day, name, parameters, user, count }) =>
    [day.slice(-1), name, parameters.label ?? '(none)', user?.user_language ?? '-', count].join(
      ' ',
    ),
  );
  expect(rows.sort()).toEqual([
    '1 click (none) - 3',
    '1 click a en 2',
    '1 click b en 1',
    '1 web_vital web-vital en 1',
    '2 click f en 1',
  ]);
});

it('deletes counts after the retention period and batch ids after two days', async () => {
  const client = createClient({ url: ':memory:' });
  let time = Date.UTC(2026, 0, 1);
  const options = { client, retentionDays: 3, now: () => time };
  const store = await openEventStore(options);
  const send = () => store.insert({ id: randomUUID(), user: null, events: [CLICK] });
  const ids = async () => (await client.execute('SELECT id FROM event_batches')).rows.length;
  await send();
  time += 3 * 86_400_000;
  await send();
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-04']);
  expect(await ids()).toBe(1);
  time += 86_400_000;
  await send();
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-04', '2026-01-05']);
});
