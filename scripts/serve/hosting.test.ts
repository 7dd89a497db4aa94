import { temporaryFolder } from '../../test/unit/temporary-folder';
import { hostingFiles } from './hosting';

it('writes no file into the site, where other hosts would serve it', () => {
  const dir = temporaryFolder({ 'index.html': '<title>Docs</title>' });
  expect(Object.keys(hostingFiles(dir))).toEqual([
    'hosting/netlify/_headers',
    'hosting/netlify/_redirects',
    'hosting/vercel.json',
    'hosting/nginx.conf',
    'hosting/Dockerfile',
    'hosting/Dockerfile.dockerignore',
  ]);
});

it('throws if there is no site', () => {
  expect(() => hostingFiles(temporaryFolder())).toThrow(
    'has no index.html. Build the site first: npm run build',
  );
});
