import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  AppBar: {
    props: {
      position: 'static',
      children: {
        code: '<Toolbar><Typography variant="h6" component="div">Old Mill</Typography></Toolbar>',
      },
    },
    hide: ['position'],
    width: 560,
  },
  Toolbar: {
    props: { children: 'Old Mill' },
    around: '<AppBar position="static">\n  <Here />\n</AppBar>',
    width: 480,
  },
};

export default presets;
