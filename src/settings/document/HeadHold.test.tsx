/** @jest-environment ./src/testing/jsdom-environment.ts */
import { render } from '@testing-library/react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { HeadHold } from './HeadHold';

function App({ hydrated, onRender }: { hydrated: boolean; onRender: () => void }) {
  return (
    <HelmetProvider>
      <HeadHold />
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
