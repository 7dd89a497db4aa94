/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { onRouteDidUpdate } from './hold-head';

function App({ hydrated, onRender }: { hydrated: boolean; onRender: () => void }) {
  // Docusaurus calls the function in such an effect.
  useLayoutEffect(() => onRouteDidUpdate!({} as never) as undefined);
  return (
    <HelmetProvider>
      <Helmet defer={false}>
        <html lang="en" dir="rtl" data-hydrated={String(hydrated)} />
      </Helmet>
      <Late onRender={onRender} />
    </HelmetProvider>
  );
}

function Late({ onRender }: { onRender: () => void }) {
  onRender();
  return null;
}

it('blocks the head manager until the app is hydrated, then lets it write everything', () => {
  const root = document.documentElement;
  root.dir = 'ltr';
  const seen: string[] = [];
  const onRender = () => seen.push(root.dir);
  const { rerender } = render(<App hydrated={false} onRender={onRender} />);
  expect(seen).toEqual(['ltr']);
  rerender(<App hydrated onRender={onRender} />);
  expect(root.dir).toBe('rtl');
  expect(root.dataset.hydrated).toBe('true');
});
