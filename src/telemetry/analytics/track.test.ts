/** @jest-environment ./test/unit/jsdom-environment.ts */
import { waitFor } from '@testing-library/react';
import { pageConfigTag } from '@site/src/foundation/browser/page-config';
import type { SinkConfig, UserProperties } from './types';

const info = jest.spyOn(console, 'info').mockImplementation(() => {});
const logged = (name: string) => info.mock.calls.filter(([, what]) => what === name);

/** Opens a page with this sink in a fresh module registry. */
async function openPage(config: SinkConfig | null, requests: Record<string, unknown> = {}) {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  if (config) {
    const { attributes } = pageConfigTag('analytics', config);
    document.head.append(Object.assign(document.createElement('meta'), attributes));
  }
  for (const name of ['doNotTrack', 'globalPrivacyControl']) {
    Object.defineProperty(navigator, name, { configurable: true, value: requests[name] });
  }
  return {
    ...(await import('./track')),
    ...(await import('./route-updates')),
  };
}

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: '' });
const loggedTimes = (count: number) => waitFor(() => expect(info).toHaveBeenCalledTimes(count));

beforeEach(() => {
  info.mockClear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true, addEventListener: jest.fn() });
});

it('loads and sends nothing without a sink', async () => {
  const { analyticsRuntime, track } = await openPage(null);
  track('ad', { action: 'click', label: 'x' });
  expect(await analyticsRuntime()).toBeNull();
  expect(info).not.toHaveBeenCalled();
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'loads and sends nothing with %j',
  async (requests) => {
    const { analyticsRuntime, track } = await openPage({ sink: 'console' }, requests);
    track('ad', { action: 'click', label: 'x' });
    expect(await analyticsRuntime()).toBeNull();
    expect(info).not.toHaveBeenCalled();
  },
);

it('sends user properties before the first event', async () => {
  const { track } = await openPage({ sink: 'console' });
  track('ad', { action: 'display', label: 'carbon' });
  track('ad', { action: 'click', label: 'carbon' });
  await loggedTimes(3);
  expect(info.mock.calls).toEqual([
    [
      'analytics',
      'user',
      {
        code_variant: 'TS',
        user_language: 'en',
        device_pixel_ratio: '1',
        color_scheme_os: 'dark',
        color_scheme: 'system',
      },
    ],
    ['analytics', 'ad', { action: 'display', label: 'carbon' }],
    ['analytics', 'ad', { action: 'click', label: 'carbon' }],
  ]);
});

it('sends user properties again after a setting changed, before the next event', async () => {
  const { track } = await openPage({ sink: 'console' });
  const { codeVariant } = await import('@site/src/reader/settings');
  track('ad', { action: 'display', label: 'a' });
  await loggedTimes(2);
  codeVariant.set('JS');
  track('ad', { action: 'click', label: 'a' });
  await loggedTimes(4);
  expect(
    info.mock.calls.map(([, name, values]) => [name, (values as UserProperties).code_variant]),
  ).toEqual([
    ['user', 'TS'],
    ['ad', undefined],
    ['user', 'JS'],
    ['ad', undefined],
  ]);
  codeVariant.set('TS');
});

it('sends a page view with the title after a timer', async () => {
  const { onRouteDidUpdate } = await openPage({ sink: 'console' });
  document.title = 'before';
  onRouteDidUpdate({ location: at('/material-ui/react-button/'), previousLocation: null });
  document.title = 'Button';
  await waitFor(() => expect(logged('page_view')).toHaveLength(1));
  expect(logged('page_view')).toEqual([
    [
      'analytics',
      'page_view',
      {
        page_title: 'Button',
        page_location: 'http://localhost/material-ui/react-button',
        product_id: 'material-ui',
        product_category_id: 'core',
      },
    ],
  ]);
});

it("reads the next page's title after the frame that updates it", async () => {
  const { onRouteDidUpdate } = await openPage({ sink: 'console' });
  document.title = 'Button';
  requestAnimationFrame(() => requestAnimationFrame(() => (document.title = 'too late')));
  onRouteDidUpdate({ location: at('/b/'), previousLocation: at('/a/') });
  requestAnimationFrame(() => (document.title = 'Card'));
  await waitFor(() => expect(logged('page_view')).toHaveLength(1));
  expect(logged('page_view')).toEqual([
    ['analytics', 'page_view', expect.objectContaining({ page_title: 'Card' })],
  ]);
});

it('counts a page once when only its hash changes', async () => {
  const { onRouteDidUpdate } = await openPage({ sink: 'console' });
  onRouteDidUpdate({ location: at('/a/'), previousLocation: null });
  onRouteDidUpdate({ location: { ...at('/a/'), hash: '#x' }, previousLocation: at('/a/') });
  onRouteDidUpdate({ location: at('/b/'), previousLocation: at('/a/') });
  const view = (path: string): unknown =>
    expect.objectContaining({
      page_location: `http://localhost${path}`,
      product_id: 'none',
      product_category_id: 'none',
    });
  await waitFor(() =>
    expect(logged('page_view').map(([, , values]) => values as unknown)).toEqual([
      view('/a'),
      view('/b'),
    ]),
  );
});

it('counts from the next event on after a reader who declined consents', async () => {
  localStorage.setItem('analytics-consent', 'denied');
  const { analyticsRuntime, track } = await openPage({ sink: 'google', id: 'G-ABC123' });
  track('ad', { action: 'click', label: 'declined' });
  expect(await analyticsRuntime()).toBeNull();
  localStorage.setItem('analytics-consent', 'granted');
  track('ad', { action: 'click', label: 'allowed' });
  expect(await analyticsRuntime()).not.toBeNull();
  const events = window.dataLayer?.map((command) => [...(command as unknown[])]);
  expect(events?.filter(([command]) => command === 'event')).toEqual([
    ['event', 'ad', { action: 'click', label: 'allowed' }],
  ]);
});

it('works without analytics when the sink is unknown', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { analyticsRuntime } = await openPage({ sink: 'unknown' } as unknown as SinkConfig);
  expect(await analyticsRuntime()).toBeNull();
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining('Analytics failed to load'),
    expect.objectContaining({ message: expect.stringContaining('"unknown"') as string }),
  );
});
