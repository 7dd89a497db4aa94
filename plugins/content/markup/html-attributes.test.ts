import { createElement } from 'react';
import { html } from 'property-information';
import { renderToStaticMarkup } from 'react-dom/server';
import { reactName } from './html-attributes';

it('gives attributes the names that React has', () => {
  expect(
    ['class', 'for', 'colspan', 'stroke-width', 'aria-label', 'valign'].map(reactName),
  ).toEqual(['className', 'htmlFor', 'colSpan', 'strokeWidth', 'aria-label', 'valign']);
});

it('gives no attribute of HTML a name that React warns about', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const names = Object.keys(html.normal).filter((name) => !/^(?:on|aria|data|style$)/.test(name));
  const renamed = names.filter((name) => reactName(name) !== name);
  for (const name of renamed) {
    const value = name === 'dangerouslysetinnerhtml' ? undefined : 'x';
    renderToStaticMarkup(createElement('div', { [reactName(name)]: value }));
  }
  const unknown = warn.mock.calls.filter(([message]) =>
    /recognize|Invalid DOM/.test(String(message)),
  );
  expect(renamed.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
  warn.mockRestore();
});
