/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { DemoSource } from './DemoSource';

const CODE = '<pre><code>const a = 1;\n</code></pre>';
const SIZE =
  '<p data-bundle-size>Adds 12.3 kB gzipped. <a href="/size-snapshot/?product=x">Sizes</a></p>';

function show(url: string, body: string) {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => body }) });
  render(<DemoSource url={url} name="Basic.tsx" onFollow={() => {}} />);
}

it('states below the source what the demo adds to an app, with a link to the sizes', async () => {
  show('/measured.tsx.html', CODE + SIZE);
  const link = await screen.findByRole('link', { name: 'Sizes' });
  expect(link).toHaveAttribute('href', '/size-snapshot/?product=x');
  expect(link.parentElement).toHaveTextContent('Adds 12.3 kB gzipped. Sizes');
  expect(screen.getByRole('group', { name: 'Basic.tsx' })).toHaveTextContent('const a = 1;');
  expect(screen.getByRole('group', { name: 'Basic.tsx' })).not.toContainElement(link);
});

it('shows only the source of a demo that was not measured', async () => {
  show('/unmeasured.tsx.html', CODE);
  expect(await screen.findByText('const a = 1;')).toBeInTheDocument();
  expect(document.querySelector('p')).toBeNull();
});
