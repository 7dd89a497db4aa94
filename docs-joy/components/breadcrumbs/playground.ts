import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Breadcrumbs: {
    props: {
      children: {
        code: '<Link href="#playground">Users</Link>\n<Link href="#playground">Ana Ruiz</Link>\n<Typography>Orders</Typography>',
      },
    },
  },
};

export default presets;
