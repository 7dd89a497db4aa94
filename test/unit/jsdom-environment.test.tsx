/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('reflects autofocus on every element, so React hydrates it without a warning', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = <div autoFocus={false} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  await act(async () => hydrateRoot(container, app));
  expect(warn.mock.calls).toEqual([]);
  container.autofocus = true;
  expect(container.outerHTML).toMatch(/^<div autofocus="">/);
});
