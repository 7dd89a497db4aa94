/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { pageConfigTag } from '@site/src/foundation/browser/page-config';
import { Ad } from './Ad';
import type { NetworkConfig } from './types';

const tracking = { refused: false };
jest.mock('@site/src/telemetry/analytics', () => ({
  track: () => {},
  asksNotToBeTracked: () => tracking.refused,
}));

const SCRIPT: NetworkConfig = { script: 'https://network.example/ad.js' };
const FEED: NetworkConfig = { feed: 'https://network.example/feed.json' };
const ITEM = {
  statlink: 'https://network.example/click',
  statimp: 'https://network.example/seen',
  company: 'Company',
  description: '<img src=x onerror=alert(1)> Text',
};
const random = jest.spyOn(Math, 'random');
const request = jest.fn();

function configure(config: NetworkConfig | null): void {
  const { attributes } = pageConfigTag('ads', config);
  document.head.replaceChildren(Object.assign(document.createElement('meta'), attributes));
}

/** What the network's script does once it has loaded. */
function insertElement(link: string): void {
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<a href="${link}">network’s ad</a>`;
  document.querySelector('#_carbonads_js')!.before(ad);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('[data-shown]')?.getAttribute('data-shown');
const renderAd = () => render(<Ad displayRatio={1} />);

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
  random.mockReturnValue(0.5);
  tracking.refused = false;
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: request });
  configure(null);
});

describe('without a network', () => {
  it('shows an in-house ad, with a link marked as sponsored', () => {
    renderAd();
    expect(shown()).toBe('in-house');
    const link = screen.getByRole('link');
    expect(link.getAttribute('rel')).toBe('sponsored noopener');
    expect(screen.getByRole('region', { name: 'Sponsor' }).contains(link)).toBe(true);
    expect(document.querySelector('script')).toBeNull();
  });

  it.each([
    ['asks not to be tracked', () => (tracking.refused = true)],
    ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('also shows an in-house ad to a reader who %s', (_, ask) => {
    configure({ ...SCRIPT, ...FEED });
    ask();
    renderAd();
    Object.assign(navigator, { connection: undefined });
    expect(shown()).toBe('in-house');
    expect(document.querySelector('script')).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('with the network’s script', () => {
  beforeEach(() => configure(SCRIPT));

  it("shows the element when it's inserted, and marks its link", async () => {
    renderAd();
    expect(shown()).toBe('undetermined');
    await pass(0);
    expect(document.querySelector<HTMLScriptElement>('#_carbonads_js')!.src).toBe(SCRIPT.script);
    insertElement('https://sponsor.example/');
    await pass(500);
    expect(shown()).toBe('network');
    const link = screen.getByRole('link', { name: 'network’s ad' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
      'sponsored noopener',
      '_blank',
    ]);
  });

  it.each([
    [0.2, 'in-house'],
    [0.19, 'ad-block'],
  ])('after 3500 ms without an ad and at chance %d, shows: %s', async (chance, expected) => {
    random.mockReturnValue(chance);
    renderAd();
    await pass(3499);
    expect(shown()).toBe('undetermined');
    await pass(1);
    expect(shown()).toBe(expected);
  });

  it('replaces the fallback with an element that is inserted late', async () => {
    renderAd();
    await pass(4000);
    insertElement('https://sponsor.example/');
    await pass(500);
    expect(shown()).toBe('network');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows an in-house ad instead of one for backers', async () => {
    renderAd();
    insertElement('https://network.example/discover-more/backers');
    await pass(500);
    expect(shown()).toBe('in-house');
    expect(screen.queryByRole('link', { name: 'network’s ad' })).toBeNull();
  });

  it('cleans up when the reader leaves the page', async () => {
    const { unmount } = renderAd();
    await pass(1000);
    unmount();
    expect(document.querySelector('script')).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('with the network’s feed', () => {
  beforeEach(() => configure(FEED));

  it('shows its ad, with escaped text', async () => {
    request.mockResolvedValue({ ok: true, json: async () => ({ ads: [ITEM] }) });
    renderAd();
    await pass(0);
    await pass(500);
    expect(shown()).toBe('network');
    expect(screen.getByRole('link').getAttribute('href')).toBe(ITEM.statlink);
    expect(screen.getByText(ITEM.description)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', async () => ({ ok: false })],
    ['is malformed', async () => ({ ok: true, json: () => JSON.parse('{') as unknown })],
    ['never has an ad', async () => ({ ok: true, json: async () => ({ ads: [{}] }) })],
  ])('silently shows nothing when it %s', async (_, respond) => {
    const log = jest.spyOn(console, 'error');
    const warn = jest.spyOn(console, 'warn');
    request.mockImplementation(respond);
    renderAd();
    await pass(8999);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(60_000);
    expect(shown()).toBe('nothing');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(log).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the in-house ad when the feed answers late without an ad', async () => {
    const late = () =>
      new Promise((resolve) =>
        setTimeout(resolve, 4000, { ok: true, json: async () => ({ ads: [] }) }),
      );
    request.mockImplementation(late);
    renderAd();
    await pass(3500);
    expect(shown()).toBe('in-house');
    await pass(120_000);
    expect(shown()).toBe('in-house');
  });

  it('shows an in-house ad while the feed is slow', async () => {
    request.mockReturnValue(new Promise(() => {}));
    renderAd();
    await pass(3500);
    expect(shown()).toBe('in-house');
  });
});

describe('with both', () => {
  it.each([
    [0.19, 'feed'],
    [0.2, 'script'],
  ])('a visit at chance %d uses the %s on all pages', (chance, expected) => {
    configure({ ...SCRIPT, ...FEED });
    request.mockReturnValue(new Promise(() => {}));
    random.mockReturnValue(chance);
    renderAd().unmount();
    random.mockReturnValue(0.5);
    request.mockClear();
    renderAd();
    expect(request.mock.calls.length > 0 ? 'feed' : 'script').toBe(expected);
    expect(document.querySelector('script') ? 'script' : 'feed').toBe(expected);
  });
});

it('is an empty span for bots', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = renderAd();
  agent.mockRestore();
  expect(container.innerHTML).toBe('<span></span>');
});
