import { EVENTS_ENDPOINT } from './contract';
import { analyticsHeadTags, analyticsOrigins, sinkConfig } from './sink-config';

it.each([{}, { ANALYTICS_SINK: '' }, { ANALYTICS_SINK: 'none' }])('returns null for %j', (env) => {
  expect(sinkConfig(env)).toBeNull();
  expect(analyticsHeadTags(env)).toEqual([]);
  expect(analyticsOrigins(env)).toEqual([]);
});

it.each([
  [{ ANALYTICS_SINK: 'console' }, { sink: 'console' }, []],
  [
    { ANALYTICS_SINK: 'google', ANALYTICS_GOOGLE_ID: 'G-ABC123' },
    { sink: 'google', id: 'G-ABC123' },
    [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  ],
  [{ ANALYTICS_SINK: 'collector' }, { sink: 'collector', url: EVENTS_ENDPOINT }, []],
  [
    { ANALYTICS_SINK: 'collector', ANALYTICS_URL: '/proxy/events' },
    { sink: 'collector', url: '/proxy/events' },
    [],
  ],
  [
    { ANALYTICS_SINK: 'collector', ANALYTICS_URL: 'https://collector.example/events' },
    { sink: 'collector', url: 'https://collector.example/events' },
    ['https://collector.example'],
  ],
])('configures pages with %j', (env, config, origins) => {
  expect(sinkConfig(env)).toEqual(config);
  const { name, content } = analyticsHeadTags(env)[0]!.attributes;
  expect([name, JSON.parse(content)]).toEqual(['docs:analytics', config]);
  expect(analyticsOrigins(env)).toEqual(origins);
});

it.each([
  [{ ANALYTICS_SINK: 'gtag' }, 'ANALYTICS_SINK is "gtag"'],
  [{ ANALYTICS_SINK: 'google' }, 'ANALYTICS_GOOGLE_ID is not set'],
  [{ ANALYTICS_SINK: 'google', ANALYTICS_GOOGLE_ID: "x');" }, 'ANALYTICS_GOOGLE_ID is "x'],
  [{ ANALYTICS_SINK: 'collector', ANALYTICS_URL: '//x' }, 'ANALYTICS_URL is "//x"'],
])('refuses %j', (env, message) => {
  expect(() => sinkConfig(env)).toThrow(message);
});
