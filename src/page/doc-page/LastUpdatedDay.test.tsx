/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LastUpdatedDay } from './LastUpdatedDay';

let isBrowser = false;
const mockI18n = {
  currentLocale: 'en',
  localeConfigs: { en: { calendar: 'gregory' } },
};

// Docusaurus creates these modules while bundling.
jest.mock('@docusaurus/useIsBrowser', () => () => isBrowser, { virtual: true });
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: mockI18n }), { virtual: true });

const TIME = Date.UTC(2026, 10, 29);

beforeEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { __SERVER__: false });
});

it("keeps the server's text without formatting in the browser", () => {
  Object.assign(globalThis, { __SERVER__: true });
  isBrowser = false;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LastUpdatedDay time={TIME} />);
  Object.assign(globalThis, { __SERVER__: false });
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  const warn = jest.spyOn(console, 'error').mockImplementation();
  const { rerender } = render(<LastUpdatedDay time={TIME} />, { container, hydrate: true });
  isBrowser = true;
  rerender(<LastUpdatedDay time={TIME} />);
  expect(screen.getByText('Nov 29, 2026')).toHaveAttribute('datetime', '2026-11-29T00:00:00.000Z');
  expect(format).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

it('formats the day on a page that the reader opened with a link', () => {
  isBrowser = true;
  render(<LastUpdatedDay time={TIME} />);
  expect(screen.getByText('Nov 29, 2026')).toBeVisible();
});
