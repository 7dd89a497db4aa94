import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  SpeedDial: {
    props: {
      ariaLabel: 'More',
      icon: { code: '<SpeedDialIcon />' },
      direction: 'right',
      children: {
        code: `
          <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
          <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />
        `,
      },
    },
  },
  SpeedDialAction: {
    props: {
      icon: { code: '<PrintIcon />' },
      slotProps: { code: "{ tooltip: { title: 'Print' } }" },
    },
    around: `
      <SpeedDial ariaLabel="More" icon={<SpeedDialIcon />} open direction="right">
        <Here />
      </SpeedDial>
    `,
  },
};

export default presets;
