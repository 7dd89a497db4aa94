/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { LicenseList } from './LicenseList';

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const BUILT = '<details><summary>react 19.2.9 (MIT)</summary><pre>MIT License</pre></details>';
const PAGE = `<main><div id="license-list">${BUILT}</div></main>`;

const respond = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();

beforeEach(() => {
  respond.mockReset();
  window.fetch = respond as unknown as typeof fetch;
  window.history.replaceState(null, '', '/docs-infra/licenses/');
});

const page = (text: string, status = 200) =>
  respond.mockResolvedValue({ ok: status === 200, status, text: () => Promise.resolve(text) });

it('keeps the list that the build added to the HTML', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<LicenseList />).replace('></div>', `>${BUILT}</div>`);
  document.body.append(host);
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(host, <LicenseList />, { onRecoverableError }));
  await act(() => root.render(<LicenseList />));
  expect(screen.getByText('react 19.2.9 (MIT)')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(respond).not.toHaveBeenCalled();
  act(() => root.unmount());
  host.remove();
});

it("takes the list from the page's HTML after a client-side navigation", async () => {
  page(PAGE);
  render(<LicenseList />);
  FakeIntersectionObserver.report(document.getElementById('license-list')!, true);
  expect(await screen.findByText('react 19.2.9 (MIT)')).toBeInTheDocument();
  expect(respond.mock.calls).toEqual([['/docs-infra/licenses/']]);
});

it.each([
  ['an error', '', 503],
  ['a page without the list', '<main><div id="license-list"></div></main>', 200],
])('reports %s', async (_kind, text, status) => {
  page(text, status);
  render(<LicenseList />);
  FakeIntersectionObserver.report(document.getElementById('license-list')!, true);
  expect(await screen.findByText(/The list didn’t load/)).toBeInTheDocument();
});
