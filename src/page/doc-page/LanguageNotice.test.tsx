/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { LanguageNotice } from './LanguageNotice';

let state: { missingLanguage?: string } | undefined;

// Docusaurus generates these modules during bundling.
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ state }) }), { virtual: true });

it('names the language that the address asked for', () => {
  state = { missingLanguage: 'zh' };
  render(<LanguageNotice />);
  expect(screen.getByRole('status').textContent).toBe(
    "This page isn't available in Chinese. It's shown in English.",
  );
});

it.each([undefined, {}])('is empty for the state %j', (other) => {
  state = other;
  const { container } = render(<LanguageNotice />);
  expect(container.childElementCount).toBe(0);
});
