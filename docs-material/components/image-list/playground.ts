import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ImageList: {
    props: {
      cols: 3,
      rowHeight: 64,
      children: {
        code: `
          <ImageListItem sx={{ bgcolor: 'primary.light' }} />
          <ImageListItem sx={{ bgcolor: 'secondary.light' }} />
          <ImageListItem sx={{ bgcolor: 'warning.light' }} />
          <ImageListItem sx={{ bgcolor: 'success.light' }} />
          <ImageListItem sx={{ bgcolor: 'info.light' }} />
          <ImageListItem sx={{ bgcolor: 'error.light' }} />
        `,
      },
    },
    width: 400,
  },
  ImageListItem: {
    props: {
      sx: { code: "{ bgcolor: 'primary.dark' }" },
      children: { code: '<ImageListItemBar title="Rye" />' },
    },
    around: `
      <ImageList cols={3} rowHeight={64}>
        <Here />
        <ImageListItem sx={{ bgcolor: 'secondary.light' }} />
        <ImageListItem sx={{ bgcolor: 'warning.light' }} />
      </ImageList>
    `,
    width: 400,
  },
  ImageListItemBar: {
    props: { title: 'Rye', subtitle: 'Stone-ground' },
    around: `
      <ImageList cols={1} rowHeight={100}>
        <ImageListItem sx={{ bgcolor: 'primary.dark' }}>
          <Here />
        </ImageListItem>
      </ImageList>
    `,
    width: 280,
  },
};

export default presets;
