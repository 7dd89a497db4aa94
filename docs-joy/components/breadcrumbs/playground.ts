import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Breadcrumbs: {
    props: {
      children: {
        code: '<Link href="#playground">Mill</Link>\n<Link href="#playground">Flour</Link>\n<Typography>Rye</Typography>',
      },
    },
  },
};

export default presets;
