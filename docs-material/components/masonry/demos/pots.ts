export interface Pot {
  glaze: string;
  alt: string;
  image: string;
  width: number;
  height: number;
}

export const pots: readonly Pot[] = [
  {
    glaze: 'Black',
    alt: 'Wide bowl, nearly black, with a brown rim',
    image: '/img/demos/masonry/tenmoku-bowl.svg',
    width: 300,
    height: 200,
  },
  {
    glaze: 'Pale green',
    alt: 'Tall pale green vase with a narrow neck',
    image: '/img/demos/masonry/celadon-vase.svg',
    width: 300,
    height: 420,
  },
  {
    glaze: 'Cream',
    alt: 'White cup, orange where the glaze is thin',
    image: '/img/demos/masonry/shino-cup.svg',
    width: 300,
    height: 300,
  },
  {
    glaze: 'Cobalt blue',
    alt: 'Round dark blue plate with a light blue mark',
    image: '/img/demos/masonry/cobalt-plate.svg',
    width: 300,
    height: 260,
  },
  {
    glaze: 'Wood ash',
    alt: 'Olive bottle with lighter drips over the shoulder',
    image: '/img/demos/masonry/ash-bottle.svg',
    width: 300,
    height: 360,
  },
  {
    glaze: 'Copper red',
    alt: 'Low red jar with a lid',
    image: '/img/demos/masonry/copper-jar.svg',
    width: 300,
    height: 240,
  },
];
