import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { readEvidence } from '../../../plugins/reference/accessibility-evidence';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { removeOrphans, writeEvidence } from './write-evidence';

const page = (component: string) => ({
  page: `/joy-ui/react-${component}/`,
  product: 'joy-ui',
  version: '5.0.0',
  component,
  packages: {},
  demos: [],
  failures: [],
  keyboard: { rows: [] },
});

it('replaces the lines of a page, and removes those of deleted pages', () => {
  const root = temporaryFolder();
  writeEvidence(root, page('chip'));
  writeEvidence(root, page('card'));
  const chip = { ...page('chip'), packages: { '@mui/joy': '5.0.0' } };
  writeEvidence(root, chip);
  expect(readEvidence(root)).toEqual([page('card'), chip]);
  const kept = [chip] as object[] as EvidencePage[];
  expect(removeOrphans(root, kept, readEvidence(root))).toEqual(['/joy-ui/react-card/']);
  expect(readEvidence(root)).toEqual([chip]);
  removeOrphans(root, [], [chip]);
  expect(readEvidence(root)).toEqual([]);
});
