import { drawingOf } from './drawing';

const moduleOf = (elements: string) =>
  `"use client";\nimport createSvgIcon from "./utils/createSvgIcon.js";\nexport default createSvgIcon(${elements}, 'A');`;

describe('drawingOf', () => {
  it('returns the data of an only path', () => {
    expect(drawingOf(moduleOf('/*#__PURE__*/_jsx("path", { d: "M1 1z" })'), 'A.js')).toBe('M1 1z');
  });

  it('returns elements with their attributes, without keys and fragments', () => {
    const source = moduleOf(
      '/*#__PURE__*/_jsxs(React.Fragment, { children: [_jsx("circle", { cx: "2", r: 3 }, "0"), _jsxs("g", { opacity: ".3", children: [_jsx("path", { d: "M1 1z" })] })] })',
    );
    expect(drawingOf(source, 'A.js')).toEqual([
      ['circle', { cx: '2', r: '3' }],
      ['g', { opacity: '.3' }, [['path', { d: 'M1 1z' }]]],
    ]);
  });

  it.each([
    ['export const a = 1;', 'no call in its default export'],
    [moduleOf('shapes'), 'unexpected Identifier expression'],
    [moduleOf('_jsx("path", { d: data })'), 'unexpected value of the attribute d'],
  ])('throws for %s', (source, reason) => {
    expect(() => drawingOf(source, 'A.js')).toThrow(
      `A.js is not a module that plugins/assets/icon-search/drawing.ts can read: ${reason}. Adapt it to the package's new structure.`,
    );
  });
});
