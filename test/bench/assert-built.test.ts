import path from 'node:path';
import { temporaryFolder } from '@site/test/unit/temporary-folder';
import { assertBuilt } from './assert-built';
import { PLAIN_DIR } from './paths';

const built = temporaryFolder({ 'index.html': '' });

it('accepts sites that were built', () => {
  expect(() => assertBuilt([built])).not.toThrow();
});

it('names the site that was not built, and the command that builds it', () => {
  expect(() => assertBuilt([built, path.join(PLAIN_DIR, 'nowhere')])).toThrow(
    '--no-build measures the sites that an earlier run built, but test/bench/.work/plain/nowhere has no index.html. Run the same command without --no-build.',
  );
});
