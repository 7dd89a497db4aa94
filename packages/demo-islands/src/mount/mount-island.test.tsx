/** @jest-environment ./test/unit/jsdom-environment.ts */
import { waitFor } from '@testing-library/react';
import { mountIsland } from './mount-island';

it('ends a demo that is about to hydrate, without an error', async () => {
  const errors: string[] = [];
  window.addEventListener('error', (event) => {
    event.preventDefault();
    errors.push(event.message);
  });
  document.body.innerHTML = '<div id="host"><div><button>Weigh</button></div></div>';
  const element = document.getElementById('host')!;
  const page = new AbortController();
  const { signal } = page;
  await mountIsland(
    { element, fresh: false, signal, onFailure: () => {}, takeClick: () => null },
    { name: 'Scale', app: <button>Weigh</button> },
  );
  page.abort();
  await waitFor(() => expect(element.textContent).toBe(''));
  expect(errors).toEqual([]);
  expect(element.dataset.ready).toBeUndefined();
});
