import { line } from '../../../lines/current';
import { ownValue } from '../../../src/foundation/own-value';
import type { ProductId } from '../../../src/foundation/products';

const NOTHING_SHOWS = 'It renders nothing that a reader could see change.';
const WHOLE_PAGE = 'It sets styles for the whole page that it stands in.';
const NO_PEER = 'It needs an optional package that this site does not install.';
const INSIDE_ONLY = 'It takes what only the component around it can compute.';
const SCRIPT = 'It writes a script into the page.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/** Components without a playground by product, with the reason. */
export const WITHOUT_PLAYGROUND: Partial<Record<ProductId, Record<string, string>>> = {
  'material-ui': {
    ...all('CssBaseline GlobalStyles', WHOLE_PAGE),
    ...all('ClickAwayListener NoSsr Portal', NOTHING_SHOWS),
    ...all('PigmentContainer PigmentGrid PigmentStack', NO_PEER),
    InitColorSchemeScript: SCRIPT,
  },
  'joy-ui': {
    ...all('CssBaseline', WHOLE_PAGE),
  },
  x: {
    ...all('ChartsClipPath ChartsLocalizationProvider LocalizationProvider', NOTHING_SHOWS),
    ...all('GridFilterForm PickersLayout Scatter', INSIDE_ONLY),
    ...(line.id === '9' &&
      all(
        'ChartsAxisHighlightValue ChartsRadialGrid ChartsSvgLayer GridFilterPanelBase',
        INSIDE_ONLY,
      )),
  },
};

/** Why a component has no playground; `undefined` if it has one. */
export function reasonAgainstPlayground(product: ProductId, component: string): string | undefined {
  return ownValue(WITHOUT_PLAYGROUND[product] ?? {}, component);
}
