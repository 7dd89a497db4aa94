/** @jest-environment ./test/unit/jsdom-environment.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { AdProvider } from './AdProvider';
import { AdSlot } from './AdSlot';
import { LiveAd } from './LiveAd';
import { MARGIN, MIN_HEIGHT } from './constants';

jest.mock('@site/src/telemetry/analytics', () => ({
  track: () => {},
  asksNotToBeTracked: () => false,
}));

jest.mock('./LiveAd', () => {
  const { LiveAd: actual } = jest.requireActual<typeof import('./LiveAd')>('./LiveAd');
  return { LiveAd: jest.fn(actual) };
});

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

it("shows an ad once it's in the viewport", async () => {
  const { container } = render(slot);
  const element = container.querySelector('[data-ad-slot]')!;
  await act(async () => FakeIntersectionObserver.report(element, false));
  expect(element.children).toHaveLength(0);
  await act(async () => FakeIntersectionObserver.report(element, true));
  expect(await screen.findByRole('link')).toBeTruthy();
});

it('keeps its space if the ad crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(LiveAd).mockImplementation(() => {
    throw new Error('broken');
  });
  jest.mocked(LiveAd).mockClear();
  const { container } = render(slot);
  const element = container.querySelector<HTMLElement>('[data-ad-slot]')!;
  await act(async () => FakeIntersectionObserver.report(element, true));
  await waitFor(() => expect(LiveAd).toHaveBeenCalled());
  expect(element.textContent).toBe('');
  act(() => FakeIntersectionObserver.report(element, false));
  expect(element.hidden).toBe(false);
});

it('reserves the height in the product specification', () => {
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
