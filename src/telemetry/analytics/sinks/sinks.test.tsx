/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@site/src/reader/consent';
import type { SinkConfig, UserProperties } from '../types';
import { collectorSink } from './collector-sink';
import { openSink } from './open-sink';

const USER: UserProperties = {
  code_variant: 'TS',
  user_language: 'en',
  device_pixel_ratio: '2',
  color_scheme_os: 'dark',
  color_scheme: 'system',
};
const CLICK = { name: 'click', parameters: { category: 'a', action: 'b', label: 'c' } } as const;
const UUID: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const request = jest.fn();

beforeEach(() => {
  request.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: request, IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  document.head.innerHTML = '';
  delete window.dataLayer;
});

function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

const sent = () =>
  request.mock.calls.map(([, init]) => JSON.parse((init as { body: string }).body) as unknown);

describe('collector sink', () => {
  it('sends a batch without cookies when the page is hidden', () => {
    const sink = collectorSink('/api/events');
    sink.setUser(USER);
    sink.send(CLICK);
    sink.send(CLICK);
    expect(request).not.toHaveBeenCalled();
    hidePage();
    hidePage();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      '/api/events',
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    );
    expect(sent()).toEqual([{ id: UUID, user: USER, events: [CLICK, CLICK] }]);
  });

  it('sends a full batch of 20 immediately', () => {
    const sink = collectorSink('/api/events');
    for (let count = 0; count < 20; count += 1) {
      sink.send(CLICK);
    }
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('sends earlier events with the earlier user properties', () => {
    const sink = collectorSink('/api/events');
    sink.setUser(USER);
    sink.send(CLICK);
    sink.setUser({ ...USER, code_variant: 'JS' });
    expect(sent()).toEqual([{ id: UUID, user: USER, events: [CLICK] }]);
  });

  it('ignores failed requests', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const sink = collectorSink('/api/events');
    sink.send(CLICK);
    hidePage();
    await expect(request.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  });
});

it.each<SinkConfig>([{ sink: 'console' }, { sink: 'collector', url: '/api/events' }])(
  "doesn't ask for consent for %j",
  async (config) => {
    await act(async () => {
      expect(await openSink(config)).not.toBeNull();
    });
    expect(screen.queryByRole('region')).toBeNull();
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
  },
);

describe('Google tag', () => {
  const ADDRESS = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
  const googleScripts = () => document.querySelectorAll(`script[src="${ADDRESS}"]`);
  const open = () => openSink({ sink: 'google', id: 'G-ABC123' });
  const commands = () => window.dataLayer?.map((command) => [...(command as unknown[])]);

  beforeEach(() => document.head.replaceChildren());

  it('loads after the reader consents, and asks once', async () => {
    const opening = open();
    expect(await screen.findByRole('region', { name: 'Analytics consent' })).toBeTruthy();
    expect(googleScripts()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Allow analytics' }));
    const sink = await opening;
    sink?.setUser(USER);
    sink?.send(CLICK);
    expect(googleScripts()).toHaveLength(1);
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC123', { anonymize_ip: true, send_page_view: false }],
      ['set', 'user_properties', USER],
      ['event', 'click', CLICK.parameters],
    ]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(await open()).not.toBeNull();
  });

  it('stops sending and deletes its cookies when the reader withdraws consent', async () => {
    localStorage.setItem('analytics-consent', 'granted');
    document.cookie = '_ga=GA1.1.2; path=/';
    document.cookie = '_ga_ABC123=GS2; path=/';
    document.cookie = 'codeVariant=TS; path=/';
    const sink = await open();
    act(() => consent.set('denied'));
    sink?.send(CLICK);
    expect(commands()?.filter(([command]) => command === 'event')).toEqual([]);
    expect(window['ga-disable-G-ABC123']).toBe(true);
    expect(document.cookie).toBe('codeVariant=TS');
    expect(await open()).toBeNull();
    act(() => consent.set('granted'));
    sink?.send(CLICK);
    expect(commands()?.filter(([command]) => command === 'event')).toHaveLength(1);
  });

  it('accepts an answer from another tab', async () => {
    localStorage.setItem('analytics-consent', 'granted');
    const sink = await open();
    localStorage.setItem('analytics-consent', 'denied');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
    sink?.send(CLICK);
    expect(commands()?.filter(([command]) => command === 'event')).toEqual([]);
  });

  it('stops asking after an answer in the settings', async () => {
    const opening = open();
    expect(await screen.findByRole('region', { name: 'Analytics consent' })).toBeTruthy();
    act(() => consent.set('granted'));
    expect(await opening).not.toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it("doesn't load after the reader declines", async () => {
    const opening = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await opening).toBeNull();
    expect(await open()).toBeNull();
    expect(googleScripts()).toHaveLength(0);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
