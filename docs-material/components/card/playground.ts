import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Card: {
    props: { children: { code: '<CardContent>Stone-ground rye flour, 1 kg</CardContent>' } },
    width: 320,
  },
  CardActionArea: {
    props: { children: { code: '<CardContent>Stone-ground rye flour, 1 kg</CardContent>' } },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardActions: {
    props: {
      children: {
        code: '<Button size="small">Order</Button>\n<Button size="small">Share</Button>',
      },
    },
    around: `
      <Card>
        <CardContent>Stone-ground rye flour, 1 kg</CardContent>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardContent: {
    props: { children: 'Stone-ground rye flour, 1 kg' },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardHeader: {
    props: {
      title: 'Rye flour',
      subheader: 'Stone-ground, 1 kg',
      avatar: { code: '<Avatar>R</Avatar>' },
    },
    around: `
      <Card>
        <Here />
      </Card>
    `,
    width: 320,
  },
  CardMedia: {
    props: {
      component: { code: "'div'" },
      children: ' ',
      sx: { code: "{ height: 120, bgcolor: 'primary.light' }" },
    },
    hide: ['children'],
    around: `
      <Card>
        <Here />
        <CardContent>Stone-ground rye flour, 1 kg</CardContent>
      </Card>
    `,
    width: 320,
  },
};

export default presets;
