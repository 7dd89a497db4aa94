import type { ProductId } from '../../src/products';

const NOTHING_SHOWS = 'It renders nothing that a reader could see change.';
const WHOLE_PAGE = 'It sets styles for the whole page that it stands in.';
const NO_PEER = 'It needs an optional package that this site does not install.';
const SCRIPT = 'It writes a script into the page.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/** The components without a playground, by product, each with the reason. */
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
};
