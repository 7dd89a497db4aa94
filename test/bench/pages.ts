import { PLAIN_PATHS } from './plain-site/plain-paths';

/** A page of our site to measure. */
export interface BenchPage {
  label: string;
  /** Path with a trailing slash. */
  path: string;
  /** The page of the plain site to compare it with. */
  plain: 'home' | 'docsPage';
  /** Whether a quick run includes it. */
  quick: boolean;
}

interface Candidate extends Omit<BenchPage, 'path'> {
  route: RegExp;
}

/** Represents all pages without demos. */
export const TEXT_PAGE = '/material-ui/getting-started/installation/';

const CANDIDATES: Candidate[] = [
  { label: 'home', route: /^\/$/, plain: 'home', quick: false },
  {
    label: 'text page',
    route: new RegExp(`^${TEXT_PAGE}$`),
    plain: 'docsPage',
    quick: true,
  },
  {
    label: 'component page',
    route: /^\/material-ui\/react-button\/$/,
    plain: 'docsPage',
    quick: true,
  },
  { label: 'API page', route: /^\/material-ui\/api\/button\/$/, plain: 'docsPage', quick: false },
  {
    label: 'template',
    route: /^\/material-ui\/getting-started\/templates\/[^/]+\/$/,
    plain: 'docsPage',
    quick: false,
  },
];

/**
 * The pages to measure: one of each kind on our site.
 *
 * @param routes - All routes of our site.
 * @param quick - Selects only the two kinds on which most readers land.
 */
export function benchPages(routes: readonly string[], quick: boolean): BenchPage[] {
  return CANDIDATES.filter((candidate) => !quick || candidate.quick).flatMap(
    ({ route, ...page }) => {
      const path = routes.find((each) => route.test(each));
      return path ? [{ ...page, path }] : [];
    },
  );
}

/** A page change that both sites have, by a visible link. */
export interface BenchPageChange {
  label: string;
  ours: { from: string; href: string };
  plain: { from: string; href: string };
}

const PLAIN_CHANGE = { from: `${PLAIN_PATHS.docsPage}/`, href: PLAIN_PATHS.nextDocsPage };

/** The page changes to measure: from a text page to another one, and to one with demos. */
export const PAGE_CHANGES: BenchPageChange[] = [
  {
    label: 'to a text page',
    ours: { from: TEXT_PAGE, href: '/material-ui/getting-started/' },
    plain: PLAIN_CHANGE,
  },
  {
    label: 'to a page with demos',
    ours: { from: TEXT_PAGE, href: '/material-ui/getting-started/usage/' },
    plain: PLAIN_CHANGE,
  },
];
