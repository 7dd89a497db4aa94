import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Alert: { props: { children: 'The mill is closed on Monday.' }, width: 400 },
  AlertTitle: {
    props: { children: 'Closed' },
    around: `
      <Alert severity="info">
        <Here />
        The mill is closed on Monday.
      </Alert>
    `,
  },
};

export default presets;
