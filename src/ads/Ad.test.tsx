/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pageConfigTag } from '@site/src/page-config';
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import { Ad } from './Ad';
import { AdProvider } from './AdProvider';
import { AdSlot } from './AdSlot';
import { DISPLAY_RATIO, MARGIN, MIN_HEIGHT } from './constants';
import { inHouseAd } from './in-house-ads';
import type { NetworkConfig } from './types';

const track = jest.fn();
const tracking = { refused: false };
jest.mock('@site/src/analytics', () => ({
  track: (...args: unknown[]) => track(...args) as unknown,
  asksNotToBeTracked: () => tracking.refused,
}));

const crash: { next: Error | null } = { next: null };
jest.mock('./in-house-ads', () => {
  const actual = jest.requireActual<typeof import('./in-house-ads')>('./in-house-ads');
  return {
    inHouseAd: (chance: number) => {
      if (crash.next) {
        throw crash.next;
      }
      return actual.inHouseAd(chance);
    },
  };
});

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

/** What the network's script does when it has loaded. */
function insertElement(link: string): void {
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<a href="${link}">network’s ad</a>`;
  document.querySelector('#_carbonads_js')!.before(ad);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('[data-shown]')?.getAttribute('data-shown');
const renderAd = (displayRatio = 1) => render(<Ad displayRatio={displayRatio} />);

beforeEach(() => {
  jest.useFakeTimers();
  track.mockReset();
  request.mockReset();
  random.mockReturnValue(0.5);
  tracking.refused = false;
  crash.next = null;
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: request, IntersectionObserver: FakeIntersectionObserver });
  configure(null);
});

describe('without a network', () => {
  it('shows an ad of this site, whose link says what it is', () => {
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
  ])('it is the same for a reader who %s', (_, ask) => {
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

  it('shows the element when it comes, and marks its link', async () => {
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
  ])('after 3500 ms in vain, at chance %d, it shows: %s', async (chance, expected) => {
    random.mockReturnValue(chance);
    renderAd();
    await pass(3499);
    expect(shown()).toBe('undetermined');
    await pass(1);
    expect(shown()).toBe(expected);
  });

  it('shows an element that comes late in the place of the fallback', async () => {
    renderAd();
    await pass(4000);
    insertElement('https://sponsor.example/');
    await pass(500);
    expect(shown()).toBe('network');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows an ad of this site in the place of one for backers', async () => {
    renderAd();
    insertElement('https://network.example/discover-more/backers');
    await pass(500);
    expect(shown()).toBe('in-house');
    expect(screen.queryByRole('link', { name: 'network’s ad' })).toBeNull();
  });

  it('leaves nothing behind when the page is left', async () => {
    const { unmount } = renderAd();
    await pass(1000);
    unmount();
    expect(document.querySelector('script')).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('with the network’s feed', () => {
  beforeEach(() => configure(FEED));

  it('shows its ad, the texts as text', async () => {
    request.mockResolvedValue({ ok: true, json: async () => ({ ads: [ITEM] }) });
    renderAd();
    await pass(0);
    await pass(500);
    expect(shown()).toBe('network');
    expect(screen.getByRole('link').getAttribute('href')).toBe(ITEM.statlink);
    expect(screen.getByText(ITEM.description)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows nothing when it fails', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    renderAd();
    await pass(60_000);
    expect(shown()).toBe('nothing');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows an ad of this site while it is slow', async () => {
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
  ])('a visit at chance %d takes the %s, on all its pages', (chance, expected) => {
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

describe('what is counted', () => {
  it('is a share of the displays, after 2500 ms', async () => {
    random.mockReturnValue(DISPLAY_RATIO - 0.01);
    renderAd(DISPLAY_RATIO);
    await pass(2499);
    expect(track).not.toHaveBeenCalled();
    await pass(1);
    const { label } = inHouseAd(DISPLAY_RATIO - 0.01);
    expect(track.mock.calls).toEqual([['ad', { action: 'display', label }]]);
  });

  it('is no display outside of the sample, nor one that was left', async () => {
    random.mockReturnValue(DISPLAY_RATIO);
    renderAd(DISPLAY_RATIO);
    await pass(10_000);
    const { unmount } = renderAd(1);
    await pass(2499);
    unmount();
    await pass(10_000);
    expect(track).not.toHaveBeenCalled();
  });

  it('is every click of an ad', () => {
    renderAd(0);
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    act(() => screen.getByRole('link').click());
    act(() => screen.getByRole('region').click());
    const { label } = inHouseAd(0.5);
    expect(track.mock.calls).toEqual([['ad', { action: 'click', label }]]);
  });

  it('is a crash, in whose place nothing is rendered', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    crash.next = new RangeError('broken');
    const { container } = renderAd();
    expect(container.innerHTML).toBe('');
    expect(track.mock.calls).toEqual([['ad', { action: 'crash', label: 'RangeError' }]]);
  });
});

it('is an empty span for bots', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = renderAd();
  agent.mockRestore();
  expect(container.innerHTML).toBe('<span></span>');
});

describe('the slot', () => {
  const slot = (
    <AdProvider>
      <AdSlot />
    </AdProvider>
  );

  it('throws without a provider', () => {
    expect(() => renderToString(<AdSlot />)).toThrow('Wrap the app in <AdProvider>');
  });

  it('is empty on the server', () => {
    expect(renderToString(slot)).toMatch(/^<div class="[^"]*" data-ad-slot=""><\/div>$/);
  });

  it('has an ad once it is in view', async () => {
    jest.useRealTimers();
    const { container } = render(slot);
    const element = container.querySelector('[data-ad-slot]')!;
    await act(async () => FakeIntersectionObserver.report(element, false));
    expect(element.children).toHaveLength(0);
    await act(async () => FakeIntersectionObserver.report(element, true));
    expect(await screen.findByRole('link')).toBeTruthy();
  });

  it('reserves the room of the product specification', () => {
    expect({ MIN_HEIGHT, MARGIN }).toEqual({
      MIN_HEIGHT: { belowSm: 142, fromSm: 126 },
      MARGIN: 24,
    });
    const css = readFileSync(path.join(__dirname, 'AdSlot.module.css'), 'utf8');
    const [below, from] = css.split('@media (width >= 600px)');
    expect(below).toContain(`min-block-size: ${MIN_HEIGHT.belowSm}px;`);
    expect(below).toContain(`margin-block: ${MARGIN}px;`);
    expect(from).toContain(`min-block-size: ${MIN_HEIGHT.fromSm}px;`);
  });
});
