/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { BuiltHtml } from './BuiltHtml';

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const part = (
  <BuiltHtml id="part" failure="Nothing came.">
    <p>Built</p>
  </BuiltHtml>
);
const empty = <BuiltHtml id="part" failure="Nothing came." />;

const respond = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();
window.fetch = respond as unknown as typeof fetch;

beforeEach(() => {
  respond.mockReset();
  window.history.replaceState(null, '', '/page/');
});

const near = (isNear: boolean) =>
  FakeIntersectionObserver.report(document.getElementById('part')!, isNear);

it('keeps what the server rendered when it hydrates without it', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(part);
  const built = screen.getByText('Built');
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(host, empty, { onRecoverableError }));
  expect(screen.getByText('Built')).toBe(built);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(FakeIntersectionObserver.active.size).toBe(0);
  act(() => root.unmount());
  host.remove();
});

it("fetches it from the page's HTML once the reader comes near", async () => {
  const text = `<main>${renderToString(part)}</main>`;
  respond.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve(text) });
  render(empty);
  expect([...FakeIntersectionObserver.active].map(({ options }) => options)).toEqual([
    { rootMargin: '300% 0px' },
  ]);
  near(false);
  expect(respond).not.toHaveBeenCalled();
  near(true);
  expect(await screen.findByText('Built')).toBeInTheDocument();
  expect(respond.mock.calls).toEqual([['/page/']]);
  expect(FakeIntersectionObserver.active.size).toBe(0);
});

it('shows in development what the browser renders itself', () => {
  render(part);
  expect(screen.getByText('Built')).toBeInTheDocument();
  expect(FakeIntersectionObserver.active.size).toBe(0);
});

it('says so if the request fails', async () => {
  respond.mockRejectedValue(new TypeError('Failed to fetch'));
  render(empty);
  near(true);
  expect(await screen.findByText('Nothing came.')).toBeInTheDocument();
});

it('stops watching when it is removed', () => {
  render(empty).unmount();
  expect(FakeIntersectionObserver.active.size).toBe(0);
});
