/** A bundler cache group of Docusaurus's browser build. */
interface CacheGroup {
  name: string;
  test: RegExp;
  chunks: 'async';
  minChunks: number;
  priority: number;
  reuseExistingChunk: boolean;
}

// A group takes a module from every group of lower priority.
const GROUPS: readonly { name: string; test: RegExp }[] = [
  // Else the viewer would land in Docusaurus's common chunk, which pages without demos load too.
  { name: 'demo-viewer', test: /[\\/]src[\\/](?:demos|branding[\\/]library-themes)[\\/]/ },
  {
    name: 'mui',
    test: /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|@popperjs|react-transition-group|@babel[\\/]runtime|hoist-non-react-statics|prop-types|react-is|cssjanus)[\\/]/,
  },
  {
    name: 'mui-fields',
    test: /[\\/]@mui[\\/]material[\\/](?:esm[\\/])?(?:Autocomplete|useAutocomplete|Checkbox|FilledInput|Form\w+|Input\w*|internal[\\/](?:SwitchBase|svg-icons)|Menu\w*|NativeSelect|OutlinedInput|Popover|Radio\w*|Rating|Select|Slider|Switch|TextField|TextareaAutosize)[\\/]/,
  },
  {
    name: 'mui-structure',
    test: /[\\/]@mui[\\/](?:lab[\\/]|material[\\/](?:esm[\\/])?(?:Accordion\w*|BottomNavigation\w*|Breadcrumbs|Card\w*|Dialog\w*|Drawer|ImageList\w*|MobileStepper|Pagination\w*|usePagination|Snackbar\w*|SpeedDial\w*|Step\w*|SwipeableDrawer|Tab\w*|Toggle\w+)[\\/])/,
  },
  { name: 'joy', test: /[\\/]node_modules[\\/]@mui[\\/]joy[\\/]/ },
];

/** Above Docusaurus's own group of 40. */
const BASE_PRIORITY = 41;

/**
 * The chunks that demos share. Docusaurus switches the bundler's own splitting off, so each demo's
 * chunk would carry its copy. One chunk per component was measured too: a third more bytes and
 * twice the requests, for what the families below keep apart.
 */
export function sharedChunks(): Record<string, CacheGroup> {
  return Object.fromEntries(
    GROUPS.map(({ name, test }, index) => [
      name,
      {
        name,
        test,
        chunks: 'async',
        minChunks: 2,
        priority: BASE_PRIORITY + index,
        reuseExistingChunk: true,
      },
    ]),
  );
}
