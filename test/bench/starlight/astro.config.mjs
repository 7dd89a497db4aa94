// What `create astro --template starlight` writes, without its example pages and picture, and with
// the output in the folders of the plain site: the server keeps files in assets/ in browser caches.
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: './build',
  build: { assets: 'assets' },
  integrations: [
    starlight({
      title: 'My Docs',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
      sidebar: [{ label: 'Tutorial', autogenerate: { directory: 'docs' } }],
    }),
  ],
});
