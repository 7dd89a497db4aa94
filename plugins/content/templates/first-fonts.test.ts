import { firstFonts } from './first-fonts';

const face = (url: string) => `@font-face{src:url(${url})format("woff2"),url(${url}.old)}`;

it('finds the Latin files of the first look, each once', () => {
  const css = [
    face('/assets/fonts/inter-latin-400-normal-e1.woff2'),
    face('"/assets/fonts/inter-latin-600-normal-69.woff2"'),
    face('/assets/fonts/inter-latin-400-normal-e1.woff2'),
    face('/assets/fonts/inter-greek-400-normal-e1.woff2'),
    face('/assets/fonts/inter-latin-ext-400-normal-e1.woff2'),
    face('/assets/fonts/roboto-latin-400-normal-0d.woff2'),
    face('/assets/fonts/inter-latin-500-normal-e1.woff'),
  ].join('');
  expect(firstFonts(css)).toEqual([
    '/assets/fonts/inter-latin-400-normal-e1.woff2',
    '/assets/fonts/inter-latin-600-normal-69.woff2',
  ]);
});

it('finds nothing in other styles', () => {
  expect(firstFonts('body{margin:0}')).toEqual([]);
});
