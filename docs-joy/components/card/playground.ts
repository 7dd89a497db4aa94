import type { Presets } from '@site/src/playground/types';

const IN_CARD = `
  <Card>
    <CardContent>Desk lamp, 40 W</CardContent>
    <Here />
  </Card>
`;

const presets: Presets = {
  Card: { props: { children: 'Desk lamp, 40 W' }, width: 320 },
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
