import { dataOf } from './data-of';

const CODE = { $code: '() => ({})' };

it('leaves code out, with its paths', () => {
  const material = {
    shadows: ['none', CODE],
    mixins: { $spread: [CODE], toolbar: { minHeight: 40 } },
    typography: { fontFamily: { $code: 'inter.style.fontFamily', preview: '"Inter"' } },
  };
  const more = [{ $code: 'ptBR' }];
  const app = {
    theme: { spacing: 4 },
    kept: { scheme: 'dark' as const, material, more, responsive: {} },
  };
  expect(dataOf(app, 'material')).toEqual({
    options: {
      palette: { mode: 'dark' },
      spacing: 4,
      shadows: ['none', null],
      mixins: { toolbar: { minHeight: 40 } },
      typography: { fontFamily: '"Inter"' },
    },
    code: ['ptBR', 'responsiveFontSizes()', 'shadows.1', 'mixins.$spread', 'typography.fontFamily'],
  });
});

it('is Joy UI’s options for Joy UI', () => {
  const joy = { components: { JoyCard: { styleOverrides: { root: CODE } } } };
  expect(dataOf({ theme: { spacing: 4 }, kept: { joy, responsive: {} } }, 'joy')).toMatchObject({
    options: { spacing: 4, components: { JoyCard: { styleOverrides: {} } } },
    code: ['components.JoyCard.styleOverrides.root'],
  });
});
