import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  BottomNavigation: {
    props: {
      value: { code: '0' },
      showLabels: true,
      children: {
        code: `
          <BottomNavigationAction label="Orders" icon={<HistoryIcon />} />
          <BottomNavigationAction label="Favorites" icon={<FavoriteIcon />} />
        `,
      },
    },
    width: 400,
  },
  BottomNavigationAction: { props: { label: 'Orders', icon: { code: '<HistoryIcon />' } } },
};

export default presets;
