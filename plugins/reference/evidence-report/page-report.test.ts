import { evidence, failure } from './fixtures/evidence';
import { pageReport } from './page-report';

it('links to the data of the site, leaves out versions of icons, and names ways around', () => {
  const packages = { '@mui/icons-material': '7.3.1', '@mui/material': '7.3.2' };
  const { summary, failures } = pageReport(evidence({ packages, failures: [failure('A')] }), {
    demo: (name) => `#${name}`,
    file: (path) => `/${path}`,
    conformance: '/c/#conditions',
  });
  expect(summary).toMatch(
    /^Tested on November 27, 2026: `@mui\/material` 7\.3\.2 \(\[data\]\(\/a11y-data\/material-ui\/7\.3\.2\/chip\.json\)\)\./,
  );
  expect(failures?.list).toMatch(
    /Way around: Set darker `warning` and `info` colors in the theme's palette\.$/,
  );
});
