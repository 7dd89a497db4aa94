import type { Presets } from '@site/src/playground/types';

const IN_CARD = `
  <Card>
    <CardContent>Desk lamp, 40 W</CardContent>
    <Here />
  </Card>
`;

const TOUR = `
  <AspectRatio ratio="1" sx={{ width: 90 }}>
    <img src="/img/demos/joy-card/harbor.svg" alt="" />
  </AspectRatio>
  <CardContent>
    <Typography level="title-md" textColor="inherit">Harbor tour</Typography>
    <Typography level="body-sm" textColor="inherit">Daily at ten, for two hours</Typography>
  </CardContent>
`;

const presets: Presets = {
  Card: { props: { children: { code: TOUR }, orientation: 'horizontal' }, width: 320 },
  CardActions: {
    props: { children: { code: '<Button>Order</Button>\n<Button variant="soft">Share</Button>' } },
    around: IN_CARD,
    width: 320,
  },
  CardContent: {
    props: { children: 'Desk lamp, 40 W' },
    around: '<Card>\n  <Here />\n</Card>',
    width: 320,
  },
  CardCover: {
    props: { children: { code: "<Box sx={{ bgcolor: 'primary.softBg' }} />" } },
    around: IN_CARD,
    width: 320,
  },
  CardOverflow: {
    props: { children: '12 in stock', variant: 'soft' },
    around: IN_CARD,
    width: 320,
  },
};

export default presets;
