import { COMMENT_LIMIT } from '../../src/feedback/contract';
import { RATE_WINDOW } from './collector';
import { KNOWN_PATH, ORIGIN, collectorWithStores, message, post } from './testing';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a message', () => {
  it('is stored with what the reader typed and the day, and nothing else', async () => {
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
      },
    ]);
  });

  it('that arrives again is known, and stored once', async () => {
    const { collect, feedback } = await collectorWithStores();
    const sent = message();
    const responses = await Promise.all([1, 2, 3].map(() => collect(post(sent))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await feedback.all()).toHaveLength(1);
  });

  it('may be a vote without a comment, or a comment without a vote', async () => {
    const { collect } = await collectorWithStores();
    expect((await collect(post(message({ comment: '' })))).status).toBe(201);
    expect((await collect(post(message({ vote: null })))).status).toBe(201);
    expect((await collect(post(message({ vote: null, comment: ' \n' })))).status).toBe(422);
  });

  it('loses what a database could not keep', async () => {
    const { collect, feedback } = await collectorWithStores();
    await collect(post(message({ comment: 'a\u0000b\uD800c\td' })));
    expect((await feedback.all())[0]?.comment).toBe('ab\uFFFDc\td');
  });
});

describe('refuses, and stores nothing', () => {
  const { id: _id, ...withoutId } = message();
  it.each<[string, number, () => Request]>([
    ['broken JSON', 400, () => post('{"id":')],
    ['an empty body', 400, () => post('')],
    ['bytes that are no UTF-8', 400, () => post({}, { body: new Uint8Array([0xff, 0xfe]) })],
    ['no object', 422, () => post('null')],
    ['a missing field', 422, () => post(withoutId)],
    ['a field that it does not know', 422, () => post({ ...message(), admin: true })],
    ['an id that is none', 422, () => post(message({ id: '1' }))],
    ['a page that the site has not', 422, () => post(message({ path: '/none/' }))],
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
    ['a request that no page sent', 403, () => post(message(), { headers: JSON_TYPE })],
    ['another address', 404, () => new Request(`${ORIGIN}/api/other`, { method: 'POST' })],
    ['another method', 405, () => new Request(`${ORIGIN}/api/feedback`)],
  ])('%s', async (_, status, request) => {
    const { collect, feedback } = await collectorWithStores();
    const response = await collect(request());
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) as string });
    expect(await feedback.all()).toEqual([]);
  });

  it('a body that does not come to an end', async () => {
    const { collect, feedback } = await collectorWithStores({
      bodyLimits: { bytes: 1000, time: 30 },
    });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
    // Node asks for `duplex` with a stream; the DOM's types do not know it.
    const response = await collect(post('', { body, duplex: 'half' } as RequestInit));
    expect(response.status).toBe(408);
    expect(await feedback.all()).toEqual([]);
  });

  it('a body that is larger than it says, without reading on', async () => {
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
    // The stream holds one piece more than was asked for.
    expect(read).toBeLessThanOrEqual(1600);
  });
});

it('tells a program that fills the hidden field that all is well, and stores nothing', async () => {
  const { collect, feedback } = await collectorWithStores();
  const honest = await collect(post(message()));
  const caught = await collect(post(message({ website: 'https://spam.example' })));
  expect([caught.status, await caught.text()]).toEqual([honest.status, await honest.text()]);
  expect(await feedback.all()).toHaveLength(1);
});

it('takes posts from further origins of the site', async () => {
  const { collect } = await collectorWithStores({ origins: ['https://www.example.com'] });
  const headers = { ...JSON_TYPE, Origin: 'https://www.example.com' };
  expect((await collect(post(message(), { headers }))).status).toBe(201);
});

it('makes one client wait, and no other', async () => {
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

it('asks to try again when the store fails', async () => {
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
