import type { Presets } from '@site/src/playground/types';

const TOUR = `
  <CardMedia component="img" height="60" image="/img/demos/card/lighthouse.svg" alt="" />
  <CardContent>
    <Typography variant="h6" component="p">Lighthouse</Typography>
    <Typography variant="body2">Open daily from ten to five</Typography>
  </CardContent>
  <CardActions>
    <Button size="small">Book a tour</Button>
  </CardActions>
`;

const presets: Presets = {
  Card: {
    props: { children: { code: TOUR } },
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
