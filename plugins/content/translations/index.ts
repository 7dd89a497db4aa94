import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { originalFile } from './original-file';

/** The part of a request that is rewritten. */
interface ModuleRequest {
  /** The folder of the module with the import. */
  context: string;
  request: string;
}

/**
 * The request for a file that a translated page imports: the English page's file, unless the translated
 * page has one of its own.
 */
export function sharedRequest({ context, request }: ModuleRequest, siteDir: string): string {
  const [file = '', ...query] = request.split('?');
  const page = path.relative(siteDir, path.join(context, 'page.mdx')).replaceAll('\\', '/');
  const original = originalFile(page);
  return original === page || fs.existsSync(path.join(context, file))
    ? request
    : [path.join(siteDir, path.dirname(original), file), ...query].join('?');
}

/** Lets translated pages import the demos and files that lie next to the English pages. Only for builds of a language. */
export default function translationsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translations',

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/^\.{1,2}\//, (data) => {
          data.request = sharedRequest(data as ModuleRequest, siteDir);
        }),
      ],
    }),
  };
}
