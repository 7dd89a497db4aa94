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

it('puts everything below the base path of the site', () => {
  const dir = temporaryFolder({
    'index.html': '<script src="/docs/assets/js/main.js"></script>',
    'assets/js/main.js': '',
  });
  const files = hostingFiles(dir);
  const paths = (file: string, pattern: RegExp) =>
    Array.from(files[file]!.matchAll(pattern), ([, path = '']) => path);
  const given = [
    ...paths('hosting/netlify/_headers', /^(\/.*)$/gm),
    ...paths('hosting/netlify/_redirects', /^(\S+)/gm),
    ...paths('hosting/netlify/_redirects', / (\S+) 301$/gm),
    ...paths('hosting/vercel.json', /"(?:source|destination)": "(.+)"/g),
    ...paths('hosting/nginx.conf', /location (?:=|\^~) (\S+)/g),
    ...paths('hosting/nginx.conf', /return 301 (\/[^$]+)\$/g),
    ...paths('hosting/nginx.conf', /=404 (.+);/g),
  ];
  expect(given.length).toBeGreaterThan(1000);
  expect(given.filter((path) => !path.startsWith('/docs/'))).toEqual([]);
  expect(files['hosting/netlify/_headers']).toContain('\n/docs/assets/*\n');
  expect(files['hosting/Dockerfile']).toContain('COPY build /usr/share/nginx/html/docs\n');
});

it('routes the API to a collector, below the base path too', () => {
  const dir = temporaryFolder({ 'index.html': '<script src="/docs/assets/js/main.js"></script>' });
  const files = hostingFiles(dir, 'https://collector.example.com/');
  expect(files['hosting/netlify/_redirects']).toContain(
    '/docs/api/* https://collector.example.com/api/:splat 200\n',
  );
  expect(JSON.parse(files['hosting/vercel.json']!)).toMatchObject({
    rewrites: ['feedback', 'events'].map((name) => ({
      source: `/docs/api/${name}/`,
      destination: `https://collector.example.com/api/${name}`,
    })),
  });
  expect(files['hosting/nginx.conf']).toMatch(
    /location \^~ \/docs\/api\/ \{\n\s+proxy_pass https:\/\/collector\.example\.com\/api\/;/,
  );
});

it('throws if there is no site', () => {
  expect(() => hostingFiles(temporaryFolder())).toThrow(
    'has no index.html. Build the site first: npm run build',
  );
});
