import path from 'node:path';
import { rspack } from '@rspack/core';
import { replacedModules } from './replaced-modules';
import { temporaryFolder } from './testing/temporary-folder';

const dir = temporaryFolder({
  'main.js': `import './routes.js';`,
  'routes.js': 'console.log("routes");',
});
const source = (file: string) => path.join(dir, file);

function errorsOf(options: { required: string[]; forbidden: string[] }): Promise<string> {
  const plugin = replacedModules('patch', {
    required: options.required.map(source),
    forbidden: options.forbidden.map(source),
  });
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: source('main.js'),
    output: { path: source('out') },
    plugins: [{ apply: (instance: unknown) => plugin.apply(instance as never) }],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() =>
        stats ? resolve(errors.map(({ message }) => message).join()) : reject(error),
      );
    });
  });
}

it.each([
  [
    { required: [], forbidden: ['routes.js'] },
    `patch: something imports ${source('routes.js')} instead of its replacement`,
  ],
  [{ required: ['preload.js'], forbidden: [] }, 'patch: nothing imports preload.js'],
])('fails with %j', async (options, message) => {
  await expect(errorsOf(options)).resolves.toContain(message);
});

it('allows replacements', async () => {
  await expect(errorsOf({ required: ['routes.js'], forbidden: ['other.js'] })).resolves.toBe('');
});
