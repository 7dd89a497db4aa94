/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import Heading from '@theme/Heading';
import { BackToTop } from './BackToTop';

jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: { common: { backToTopButton: 'theme-back-to-top-button' } },
}));

const scrollTo = jest.fn();
const matchMedia = jest.fn(() => ({ matches: false }));
Object.assign(window, { scrollTo, matchMedia });

function scroll(scrollY: number): void {
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });
}

function renderButton() {
  render(
    <main>
      <Heading as="h1">Button</Heading>
      <BackToTop />
    </main>,
  );
  return screen.getByRole('button', { name: 'Scroll back to top' });
}

beforeEach(() => {
  scrollTo.mockReset();
  scroll(0);
});

it('is shown once the page is scrolled by more than 200 px', () => {
  const button = renderButton();
  scroll(200);
  expect(button).not.toHaveAttribute('data-shown');
  scroll(201);
  expect(button).toHaveAttribute('data-shown');
  scroll(0);
  expect(button).not.toHaveAttribute('data-shown');
});

it('says whether the page has a contents bar', () => {
  const button = renderButton();
  scroll(201);
  expect(button).toHaveAttribute('data-shown', 'page');
  scroll(0);
  const bar = document.body.appendChild(document.createElement('nav'));
  bar.dataset.contentsBar = '';
  scroll(201);
  expect(button).toHaveAttribute('data-shown', 'bar');
  bar.remove();
});

it('has a tooltip', () => {
  expect(renderButton()).toHaveAttribute('title', 'Scroll to top');
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls to the top; with reduced motion (%p): %s', (matches, behavior) => {
  matchMedia.mockReturnValue({ matches });
  renderButton().click();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});

it('moves focus to the start of the content, because the button disappears', () => {
  const button = renderButton();
  button.focus();
  button.click();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
