import { COMMENT_LIMIT } from '../../src/page/feedback/contract';
import { RATE_WINDOW } from './collector';
import { KNOWN_PATH, ORIGIN, collectorWithStores, message, post } from './testing';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('message', () => {
  it('stores only the text and the day', async () => {
    const { collect, feedback } = await collectorWithStores();
    const sent = message({ section: 'sizes', comment: ' Good.\r\nThanks! ' });
    const response = await collect(post(sent));
    expect([response.status, await response.json()]).toEqual([201, { status: 'stored' }]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await feedback.all()).toEqual([
      {
        id: sent.id,
        day: new Date().toISOString().slice(0, 10),
        path: KNOWN_PATH,
        section: 'sizes',
        vote: 'yes',
        comment: 'Good.\r\nThanks!',
        state: 'new',
      },
    ]);
  });

  it('stores a repeated message once', async () => {
    const { collect, feedback } = await collectorWithStores();
    const sent = message();
    const responses = await Promise.all([1, 2, 3].map(() => collect(post(sent))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await feedback.all()).toHaveLength(1);
  });

  it('accepts a vote without a comment, and a comment without a vote', async () => {
    const { collect } = await collectorWithStores();
    expect((await collect(post(message({ comment: '' })))).status).toBe(201);
    expect((await collect(post(message({ vote: null })))).status).toBe(201);
    expect((await collect(post(message({ vote: null, comment: ' \n' })))).status).toBe(422);
  });

  it('removes characters that databases cannot store', async () => {
    const { collect, feedback } = await collectorWithStores();
    await collect(post(message({ comment: 'a\u0000b\uD800c\td' })));
    expect((await feedback.all())[0]?.comment).toBe('ab\uFFFDc\td');
  });
});

describe('refuses without storing', () => {
  const { id: _id, ...withoutId } = message();
  it.each<[string, number, () => Request]>([
    ['broken JSON', 400, () => post('{"id":')],
    ['an empty body', 400, () => post('')],
    ['bytes that are not UTF-8', 400, () => post({}, { body: new Uint8Array([0xff, 0xfe]) })],
    ['no object', 422, () => post('null')],
    ['a missing field', 422, () => post(withoutId)],
    ['an unknown field', 422, () => post({ ...message(), admin: true })],
    ['an invalid id', 422, () => post(message({ id: '1' }))],
    ['an unknown page', 422, () => post(message({ path: '/none/' }))],
    ['a section with spaces', 422, () => post(message({ section: 'a b' }))],
    [
      'a comment that is too long',
      422,
      () => post(message({ comment: 'x'.repeat(COMMENT_LIMIT + 1) })),
    ],
    ['a huge body', 413, () => post(message({ comment: 'x'.repeat(1_000_000) }))],
    ['a form', 415, () => post('a=b', { headers: { Origin: ORIGIN } })],
    [
      'another site',
      403,
      () => post(message(), { headers: { ...JSON_TYPE, Origin: 'https://evil.example' } }),
    ],
    [
      'another site by Sec-Fetch-Site',
      403,
      () =>
        post(message(), {
          headers: { ...JSON_TYPE, Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
        }),
    ],
    ['an opaque origin', 403, () => post(message(), { headers: { ...JSON_TYPE, Origin: 'null' } })],
    ['a request without Origin', 403, () => post(message(), { headers: JSON_TYPE })],
    ['another path', 404, () => new Request(`${ORIGIN}/api/other`, { method: 'POST' })],
    ['another method', 405, () => new Request(`${ORIGIN}/api/feedback`, { method: 'PUT' })],
  ])('%s', async (_, status, request) => {
    const { collect, feedback } = await collectorWithStores();
    const response = await collect(request());
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) as string });
    expect(await feedback.all()).toEqual([]);
  });

  it('a body that never ends', async () => {
    const { collect, feedback } = await collectorWithStores({
      bodyLimits: { bytes: 1000, time: 30 },
    });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
    // Node requires `duplex` with a stream; the DOM's types don't include it.
    const response = await collect(post('', { body, duplex: 'half' } as RequestInit));
    expect(response.status).toBe(408);
    expect(await feedback.all()).toEqual([]);
  });

  it('an oversized body without reading the rest', async () => {
    const { collect } = await collectorWithStores({ bodyLimits: { bytes: 1000, time: 1000 } });
    let read = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        read += 400;
        stream.enqueue(new Uint8Array(400));
      },
    });
    const response = await collect(post('', { body, duplex: 'half' } as RequestInit));
    expect(response.status).toBe(413);
    // The stream buffers one chunk ahead.
    expect(read).toBeLessThanOrEqual(1600);
  });
});

it('answers GET, by which pages find out whether there is a collector', async () => {
  const { collect } = await collectorWithStores();
  const response = await collect(new Request(`${ORIGIN}/api/feedback`));
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});

it('answers 201 without storing when the hidden field is filled', async () => {
  const { collect, feedback } = await collectorWithStores();
  const honest = await collect(post(message()));
  const caught = await collect(post(message({ website: 'https://spam.example' })));
  expect([caught.status, await caught.text()]).toEqual([honest.status, await honest.text()]);
  expect(await feedback.all()).toHaveLength(1);
});

it('accepts configured origins', async () => {
  const { collect } = await collectorWithStores({ origins: ['https://www.example.com'] });
  const headers = { ...JSON_TYPE, Origin: 'https://www.example.com' };
  expect((await collect(post(message(), { headers }))).status).toBe(201);
});

it('limits each client separately', async () => {
  let time = 0;
  const { collect, feedback } = await collectorWithStores({
    messagesPerClient: 2,
    now: () => time,
  });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await collect(post(message()))).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  const refused = await collect(post(message()));
  expect(refused.headers.get('Retry-After')).toBe(String(RATE_WINDOW / 1000));
  expect((await collect(post(message()), '192.0.2.2')).status).toBe(201);
  time = RATE_WINDOW;
  expect((await collect(post(message()))).status).toBe(201);
  expect(await feedback.all()).toHaveLength(4);
});

it('answers 503 with Retry-After when the store fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { collect } = await collectorWithStores({
    stores: () => Promise.reject(new Error('disk full')),
  });
  const response = await collect(post(message()));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await response.text()).not.toContain('disk');
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
