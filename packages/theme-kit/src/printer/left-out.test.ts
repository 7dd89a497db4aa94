import { leftOut } from './left-out';
import type { AppTheme, Library } from './types';

const from = (library: Library, app: Partial<AppTheme>) => ({
  theme: {},
  kept: {},
  library,
  ...app,
});

it('is nothing for the library of the theme', () => {
  const app = from('material', { kept: { material: { zIndex: { modal: 5 } } } });
  expect(leftOut(app, 'material')).toEqual([]);
});

it('has the values that Joy UI has no option for', () => {
  const theme: AppTheme['theme'] = {
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#f80', light: '#fa0', contrastText: '#000' },
          secondary: { main: '#08f' },
          background: { paper: '#eee' },
        },
      },
    },
    typography: { fontFamily: 'Inter', fontWeightBold: 800, h1: { fontSize: '3rem' } },
    components: {
      MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
  const kept = { material: { zIndex: { modal: 5 } } };
  expect(leftOut(from('material', { theme, kept }), 'joy')).toEqual([
    'colorSchemes.light.palette.primary.light',
    'colorSchemes.light.palette.secondary.main',
    'typography.fontWeightBold',
    'typography.h1.fontSize',
    'components.MuiButton.defaultProps.disableElevation',
    'components.MuiTooltip.defaultProps.arrow',
    'zIndex.modal',
  ]);
});

it('has what is only kept of Joy UI’s theme', () => {
  const app = from('joy', {
    theme: { spacing: 4 },
    kept: { joy: { focus: { thickness: '3px' } } },
  });
  expect(leftOut(app, 'material')).toEqual(['focus.thickness']);
});
