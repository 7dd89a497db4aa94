/** @jest-environment ./test/unit/jsdom-environment.ts */
import { waitFor } from '@testing-library/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { IslandModule } from '../types';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { mountIsland } from './mount-island';

jest.mock('./library-stylesheet', () => ({ libraryStylesheet: () => Promise.resolve() }));

const MODULE: IslandModule = {
  Scope: Fragment as (props: { children: ReactNode }) => ReactNode,
  Demo: () => <button>Weigh</button>,
  preview: null,
  imports: { packages: [], modules: [] },
};

it('ends a demo that is about to hydrate, without an error', async () => {
  const errors: string[] = [];
  window.addEventListener('error', (event) => {
    event.preventDefault();
    errors.push(event.message);
  });
  document.body.innerHTML = '<div id="host"><div><button>Weigh</button></div></div>';
  const element = document.getElementById('host')!;
  const page = new AbortController();
  await mountIsland(element, {
    demo: sharedDemo(),
    module: MODULE,
    fresh: false,
    signal: page.signal,
    onFailure: () => {},
    takeClick: () => null,
  });
  page.abort();
  await waitFor(() => expect(element.textContent).toBe(''));
  expect(errors).toEqual([]);
  expect(element.dataset.ready).toBeUndefined();
});
