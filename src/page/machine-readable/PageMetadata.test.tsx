/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageMetadata } from './PageMetadata';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

// The real component moves its children into the head.
jest.mock(
  '@docusaurus/Head',
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
  {
    virtual: true,
  },
);

jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({
    useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => `https://docs.example.com${url}` }),
  }),
  { virtual: true },
);

it("links to the page's Markdown and describes the page with its version", () => {
  render(
    <PageMetadata
      permalink="/material-ui/v6/react-button"
      title="Button"
      description="Starts an action."
    />,
  );
  expect(document.querySelector('link[type="text/markdown"]')?.getAttribute('href')).toBe(
    '/material-ui/v6/react-button.md',
  );
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    url: 'https://docs.example.com/material-ui/v6/react-button/',
    about: { softwareVersion: '6.5.0' },
  });
});
